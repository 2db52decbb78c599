/// The types of files and of what is copied and dragged, with their kinds, endings and MIME types. Rules: VAL-94.
package enum ContentTypes {
  /// One type.
  package struct Entry: Sendable {
    /// The name, such as `public.png`.
    package let identifier: String
    /// The names of its kinds, the nearest ones only.
    package let supertypes: [String]
    /// The endings of its files, the usual one first.
    package let endings: [String]
    /// Its MIME types, the usual one first.
    package let mimeTypes: [String]
    /// The name that a person reads.
    package let description: String
  }

  /// `identifier|kinds|endings|MIME types|description`, a line each. Source: "System-declared uniform type identifiers" of Apple's
  /// documentation.
  private static let text = """
    public.item||||item
    public.content||||content
    public.composite-content|public.content|||composite content
    public.disk-image|public.archive|||disk image
    public.data|public.item|||data
    public.directory|public.item|||folder
    com.apple.resolvable||||resolvable
    public.symlink|public.item com.apple.resolvable|||symbolic link
    public.executable|public.item|||executable
    com.apple.mount-point|public.item com.apple.resolvable|||mount point
    com.apple.alias-file|public.data com.apple.resolvable|||alias
    com.apple.bookmark|public.data com.apple.resolvable|||bookmark of a file
    public.url|public.data|||URL
    public.file-url|public.url|||file URL
    public.text|public.data public.content|||text
    public.plain-text|public.text|txt text|text/plain|plain text
    public.utf8-plain-text|public.plain-text||text/plain;charset=utf-8|Unicode text
    public.utf16-external-plain-text|public.plain-text|||Unicode text
    public.utf16-plain-text|public.plain-text|||Unicode text
    public.delimited-values-text|public.text|||delimited text
    public.comma-separated-values-text|public.delimited-values-text|csv|text/csv text/comma-separated-values|comma-separated text
    public.tab-separated-values-text|public.delimited-values-text|tsv|text/tab-separated-values|tab-separated text
    public.utf8-tab-separated-values-text|public.tab-separated-values-text public.utf8-plain-text|||tab-separated text
    public.rtf|public.text|rtf|text/rtf application/rtf|rich text (RTF)
    public.html|public.text|html htm shtml shtm|text/html|HTML text
    public.xml|public.text|xml|application/xml text/xml|XML text
    public.yaml|public.text|yml yaml|application/x-yaml|YAML
    public.css|public.text|css|text/css|CSS
    public.source-code|public.plain-text|||source code
    public.assembly-source|public.source-code|s||assembly language source
    public.c-source|public.source-code|c||C source
    public.objective-c-source|public.source-code|m||Objective-C source
    public.swift-source|public.source-code|swift||Swift source
    public.c-plus-plus-source|public.source-code|cpp cp c++ cc cxx||C++ source
    public.objective-c-plus-plus-source|public.source-code|mm||Objective-C++ source
    public.c-header|public.source-code|h||C header
    public.c-plus-plus-header|public.source-code|hpp h++ hxx||C++ header
    public.script|public.source-code|||script
    com.apple.applescript.text|public.script|applescript||AppleScript text
    com.apple.applescript.script|public.data public.script|scpt||AppleScript
    com.apple.applescript.script-bundle|public.script com.apple.bundle com.apple.package|scptd||AppleScript bundle
    com.netscape.javascript-source|public.source-code public.executable|js jscript javascript|text/javascript|JavaScript
    public.shell-script|public.script|sh command||shell script
    public.perl-script|public.shell-script|pl pm||Perl script
    public.python-script|public.shell-script|py||Python script
    public.ruby-script|public.shell-script|rb rbw||Ruby script
    public.php-script|public.shell-script|php php3 php4 ph3 ph4 phtml|text/php|PHP script
    public.make-source|public.script|mk||makefile
    public.json|public.text|json|application/json|JSON
    com.apple.property-list|public.data|plist||property list
    com.apple.xml-property-list|public.xml com.apple.property-list|||XML property list
    com.apple.binary-property-list|com.apple.property-list|||binary property list
    com.adobe.pdf|public.data public.composite-content|pdf|application/pdf|PDF document
    com.apple.rtfd|com.apple.package public.composite-content|rtfd||rich text with attachments (RTFD)
    com.apple.flat-rtfd|public.data public.composite-content|||flattened RTFD document
    com.apple.webarchive|public.data public.composite-content|webarchive|application/x-webarchive|web archive
    public.image|public.data public.content|||image
    public.jpeg|public.image|jpeg jpg jpe|image/jpeg image/jpg|JPEG image
    public.tiff|public.image|tiff tif|image/tiff|TIFF image
    com.compuserve.gif|public.image|gif|image/gif|GIF image
    public.png|public.image|png|image/png|PNG image
    com.apple.icns|public.image|icns||Apple icon image
    com.microsoft.bmp|public.image|bmp dib|image/bmp|Windows bitmap image
    com.microsoft.ico|public.image|ico|image/vnd.microsoft.icon|Windows icon image
    public.camera-raw-image|public.image|||camera raw image
    public.svg-image|public.xml public.image|svg svgz|image/svg+xml|SVG image
    com.apple.live-photo||||Live Photo
    public.heif-standard|public.image|||HEIF image
    public.heif|public.heif-standard|heif|image/heif|HEIF image
    public.heic|public.heif-standard|heic|image/heic|HEIC image
    public.heics|public.heif-standard|heics|image/heic-sequence|HEIC image sequence
    org.webmproject.webp|public.image|webp|image/webp|WebP image
    com.ilm.openexr-image|public.image|exr||OpenEXR image
    com.adobe.raw-image|public.camera-raw-image|dng|image/x-adobe-dng|Adobe raw image
    public.jpeg-xl|public.image|jxl|image/jxl|JPEG XL image
    public.3d-content|public.content|||3D content
    com.pixar.universal-scene-description|public.3d-content public.data|usd||Universal Scene Description
    com.pixar.universal-scene-description-mobile|public.3d-content public.data|usdz|model/vnd.usdz+zip|Universal Scene Description package
    com.apple.reality|public.data|reality|model/vnd.reality|Reality file
    com.apple.scenekit.scene|public.3d-content|scn||SceneKit scene
    com.apple.arobject|public.data|arobject||reference object
    public.audiovisual-content|public.data public.content|||audiovisual content
    public.movie|public.audiovisual-content|||movie
    public.video|public.movie|||video
    public.audio|public.audiovisual-content|||audio
    com.apple.quicktime-movie|public.movie|mov qt|video/quicktime|QuickTime movie
    public.mpeg|public.movie|mpg mpeg mpe m75 m15|video/mpeg|MPEG movie
    public.mpeg-2-video|public.video|m2v|video/mpeg2|MPEG-2 video
    public.mpeg-2-transport-stream|public.movie|ts|video/mp2t|MPEG-2 transport stream
    public.mp3|public.audio|mp3 mpga|audio/mpeg audio/mp3|MP3 audio
    public.mpeg-4|public.movie|mp4 mpg4|video/mp4|MPEG-4 movie
    public.mpeg-4-audio|public.audio|mp4 mpg4|audio/mp4|MPEG-4 audio
    com.apple.protected-mpeg-4-audio|public.audio|m4p||protected MPEG-4 audio
    com.apple.protected-mpeg-4-video|public.movie|m4v||protected MPEG-4 movie
    public.avi|public.movie|avi vfw|video/avi|AVI movie
    public.aiff-audio|public.audio|aiff aif|audio/aiff|AIFF audio
    com.microsoft.waveform-audio|public.audio|wav wave bwf|audio/vnd.wave audio/wav|waveform audio
    public.midi-audio|public.audio|midi mid smf kar|audio/midi|MIDI audio
    public.playlist||||playlist
    public.m3u-playlist|public.playlist public.plain-text|m3u m3u8|audio/mpegurl|M3U playlist
    public.folder|public.directory|||folder
    public.volume|public.folder|||volume
    com.apple.package|public.directory|||package
    com.apple.bundle|public.directory|||bundle
    com.apple.plugin|com.apple.bundle com.apple.package|plugin||plug-in
    com.apple.metadata-importer|com.apple.plugin|mdimporter||Spotlight importer
    com.apple.quicklook-generator|com.apple.plugin|qlgenerator||Quick Look generator
    com.apple.xpc-service|com.apple.bundle com.apple.package|xpc||XPC service
    com.apple.application-and-system-extension|com.apple.xpc-service|appex||application extension
    com.apple.framework|com.apple.bundle|framework||framework
    com.apple.application|public.executable|||application
    com.apple.application-bundle|com.apple.application com.apple.bundle com.apple.package|app||application bundle
    public.unix-executable|public.data public.executable|||Unix executable
    com.microsoft.windows-executable|public.data public.executable|exe|application/x-msdownload|Windows executable
    com.apple.systempreference.prefpane|com.apple.package com.apple.bundle|prefpane||preference pane
    public.archive|public.item|||archive
    org.gnu.gnu-zip-archive|public.data public.archive|gz gzip|application/x-gzip|gzip archive
    public.bzip2-archive|public.data public.archive|bz2 bzip2|application/x-bzip2|bzip2 archive
    public.zip-archive|public.data public.archive|zip|application/zip|ZIP archive
    com.apple.archive|public.data public.archive|aar||Apple archive
    public.tar-archive|public.data public.archive|tar|application/x-tar|tar archive
    public.spreadsheet|public.content|||spreadsheet
    public.presentation|public.composite-content|||presentation
    public.database||||database
    public.message||||message
    public.contact||||contact
    public.vcard|public.text public.contact|vcf vcard|text/directory text/vcard text/x-vcard|vCard
    public.to-do-item||||item of a to-do list
    public.calendar-event||||calendar event
    public.email-message|public.message|||mail message
    com.apple.internet-location|public.data|||Internet location
    com.microsoft.internet-shortcut|public.data|url||Internet shortcut
    public.font||||font
    public.bookmark||||bookmark
    com.rsa.pkcs-12|public.data|p12 pfx|application/x-pkcs12|PKCS #12 data
    public.x509-certificate|public.data|cer crt der||X.509 certificate
    org.idpf.epub-container|public.data public.composite-content|epub|application/epub+zip|EPUB
    public.log|public.text|log||log
    public.geojson|public.json|geojson|application/geo+json|GeoJSON
    com.apple.haptics.ahap|public.json public.content|ahap||haptic pattern
    com.apple.linkpresentation.metadata|public.data|||metadata of a link
    com.apple.m4a-audio|public.mpeg-4-audio|m4a|audio/x-m4a|Apple MPEG-4 audio
    com.apple.m4v-video|public.mpeg-4|m4v|video/x-m4v|Apple MPEG-4 movie
    com.apple.uikit.color|public.data|||colour
    com.apple.disk-image-udif|public.disk-image public.data|dmg|application/x-apple-diskimage|disk image
    net.daringfireball.markdown|public.plain-text|md markdown|text/markdown|Markdown
    com.microsoft.word.doc|public.data public.composite-content|doc|application/msword|Word document
    org.openxmlformats.wordprocessingml.document|public.data public.composite-content|docx|application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document
    com.microsoft.excel.xls|public.data public.spreadsheet|xls|application/vnd.ms-excel|Excel workbook
    org.openxmlformats.spreadsheetml.sheet|public.data public.spreadsheet|xlsx|application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel workbook
    com.microsoft.powerpoint.ppt|public.data public.presentation|ppt|application/vnd.ms-powerpoint|PowerPoint presentation
    org.openxmlformats.presentationml.presentation|public.data public.presentation|pptx|application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation
    public.truetype-ttf-font|public.data public.font|ttf||TrueType font
    public.opentype-font|public.data public.font|otf||OpenType font
    """

  /// All types of the system, in the order of the table.
  package static let entries: [Entry] = {
    func words(_ text: Substring) -> [String] { text.split(separator: " ").map(String.init) }
    var entries: [Entry] = []
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: "|", omittingEmptySubsequences: false)
      guard parts.count == 5 else { continue }
      entries.append(
        Entry(
          identifier: String(parts[0]), supertypes: words(parts[1]), endings: words(parts[2]),
          mimeTypes: words(parts[3]), description: String(parts[4])))
    }
    return entries
  }()

  private static let byIdentifier = Dictionary(entries.map { ($0.identifier, $0) }) { first, _ in first }

  /// The type of a name; names differ by case alone in none.
  package static func entry(_ identifier: String) -> Entry? {
    byIdentifier[identifier] ?? byIdentifier[identifier.lowercased()]
  }

  /// The names of a type's kinds, and of their kinds.
  package static func kinds(of identifier: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = entry(identifier)?.supertypes ?? []
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += entry(next)?.supertypes ?? [] }
    }
    return found
  }

  /// Whether a type is another one, or of its kind.
  package static func conforms(_ identifier: String, to kind: String) -> Bool {
    identifier == kind || kinds(of: identifier).contains(kind)
  }
}
