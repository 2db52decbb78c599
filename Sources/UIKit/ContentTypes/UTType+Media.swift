#if !canImport(ObjectiveC)
  // The types that the system declares.
  extension UTType {
    /// `com.microsoft.bmp`: Windows bitmap image.
    public static var bmp: UTType { UTType(system: "com.microsoft.bmp") }
    /// `com.microsoft.ico`: Windows icon image.
    public static var ico: UTType { UTType(system: "com.microsoft.ico") }
    /// `public.camera-raw-image`: camera raw image.
    public static var rawImage: UTType { UTType(system: "public.camera-raw-image") }
    /// `public.svg-image`: SVG image.
    public static var svg: UTType { UTType(system: "public.svg-image") }
    /// `com.apple.live-photo`: Live Photo.
    public static var livePhoto: UTType { UTType(system: "com.apple.live-photo") }
    /// `public.heif`: HEIF image.
    public static var heif: UTType { UTType(system: "public.heif") }
    /// `public.heic`: HEIC image.
    public static var heic: UTType { UTType(system: "public.heic") }
    /// `public.heics`: HEIC image sequence.
    public static var heics: UTType { UTType(system: "public.heics") }
    /// `org.webmproject.webp`: WebP image.
    public static var webP: UTType { UTType(system: "org.webmproject.webp") }
    /// `com.ilm.openexr-image`: OpenEXR image.
    public static var exr: UTType { UTType(system: "com.ilm.openexr-image") }
    /// `com.adobe.raw-image`: Adobe raw image.
    public static var dng: UTType { UTType(system: "com.adobe.raw-image") }
    /// `public.jpeg-xl`: JPEG XL image.
    public static var jpegxl: UTType { UTType(system: "public.jpeg-xl") }
    /// `public.3d-content`: 3D content.
    public static var threeDContent: UTType { UTType(system: "public.3d-content") }
    /// `com.pixar.universal-scene-description`: Universal Scene Description.
    public static var usd: UTType { UTType(system: "com.pixar.universal-scene-description") }
    /// `com.pixar.universal-scene-description-mobile`: Universal Scene Description package.
    public static var usdz: UTType { UTType(system: "com.pixar.universal-scene-description-mobile") }
    /// `com.apple.reality`: Reality file.
    public static var realityFile: UTType { UTType(system: "com.apple.reality") }
    /// `com.apple.scenekit.scene`: SceneKit scene.
    public static var sceneKitScene: UTType { UTType(system: "com.apple.scenekit.scene") }
    /// `com.apple.arobject`: reference object.
    public static var arReferenceObject: UTType { UTType(system: "com.apple.arobject") }
    /// `public.audiovisual-content`: audiovisual content.
    public static var audiovisualContent: UTType { UTType(system: "public.audiovisual-content") }
    /// `public.movie`: movie.
    public static var movie: UTType { UTType(system: "public.movie") }
    /// `public.video`: video.
    public static var video: UTType { UTType(system: "public.video") }
    /// `public.audio`: audio.
    public static var audio: UTType { UTType(system: "public.audio") }
    /// `com.apple.quicktime-movie`: QuickTime movie.
    public static var quickTimeMovie: UTType { UTType(system: "com.apple.quicktime-movie") }
    /// `public.mpeg`: MPEG movie.
    public static var mpeg: UTType { UTType(system: "public.mpeg") }
    /// `public.mpeg-2-video`: MPEG-2 video.
    public static var mpeg2Video: UTType { UTType(system: "public.mpeg-2-video") }
    /// `public.mpeg-2-transport-stream`: MPEG-2 transport stream.
    public static var mpeg2TransportStream: UTType { UTType(system: "public.mpeg-2-transport-stream") }
    /// `public.mp3`: MP3 audio.
    public static var mp3: UTType { UTType(system: "public.mp3") }
    /// `public.mpeg-4`: MPEG-4 movie.
    public static var mpeg4Movie: UTType { UTType(system: "public.mpeg-4") }
    /// `public.mpeg-4-audio`: MPEG-4 audio.
    public static var mpeg4Audio: UTType { UTType(system: "public.mpeg-4-audio") }
    /// `com.apple.protected-mpeg-4-audio`: protected MPEG-4 audio.
    public static var appleProtectedMPEG4Audio: UTType { UTType(system: "com.apple.protected-mpeg-4-audio") }
    /// `com.apple.protected-mpeg-4-video`: protected MPEG-4 movie.
    public static var appleProtectedMPEG4Video: UTType { UTType(system: "com.apple.protected-mpeg-4-video") }
    /// `public.avi`: AVI movie.
    public static var avi: UTType { UTType(system: "public.avi") }
    /// `public.aiff-audio`: AIFF audio.
    public static var aiff: UTType { UTType(system: "public.aiff-audio") }
    /// `com.microsoft.waveform-audio`: waveform audio.
    public static var wav: UTType { UTType(system: "com.microsoft.waveform-audio") }
    /// `public.midi-audio`: MIDI audio.
    public static var midi: UTType { UTType(system: "public.midi-audio") }
    /// `public.playlist`: playlist.
    public static var playlist: UTType { UTType(system: "public.playlist") }
    /// `public.m3u-playlist`: M3U playlist.
    public static var m3uPlaylist: UTType { UTType(system: "public.m3u-playlist") }
    /// `public.folder`: folder.
    public static var folder: UTType { UTType(system: "public.folder") }
    /// `public.volume`: volume.
    public static var volume: UTType { UTType(system: "public.volume") }
    /// `com.apple.package`: package.
    public static var package: UTType { UTType(system: "com.apple.package") }
    /// `com.apple.bundle`: bundle.
    public static var bundle: UTType { UTType(system: "com.apple.bundle") }
    /// `com.apple.plugin`: plug-in.
    public static var pluginBundle: UTType { UTType(system: "com.apple.plugin") }
    /// `com.apple.metadata-importer`: Spotlight importer.
    public static var spotlightImporter: UTType { UTType(system: "com.apple.metadata-importer") }
    /// `com.apple.quicklook-generator`: Quick Look generator.
    public static var quickLookGenerator: UTType { UTType(system: "com.apple.quicklook-generator") }
    /// `com.apple.xpc-service`: XPC service.
    public static var xpcService: UTType { UTType(system: "com.apple.xpc-service") }
    /// `com.apple.application-and-system-extension`: application extension.
    public static var applicationExtension: UTType { UTType(system: "com.apple.application-and-system-extension") }
    /// `com.apple.framework`: framework.
    public static var framework: UTType { UTType(system: "com.apple.framework") }
    /// `com.apple.application`: application.
    public static var application: UTType { UTType(system: "com.apple.application") }
    /// `com.apple.application-bundle`: application bundle.
    public static var applicationBundle: UTType { UTType(system: "com.apple.application-bundle") }
    /// `public.unix-executable`: Unix executable.
    public static var unixExecutable: UTType { UTType(system: "public.unix-executable") }
    /// `com.microsoft.windows-executable`: Windows executable.
    public static var exe: UTType { UTType(system: "com.microsoft.windows-executable") }
    /// `com.apple.systempreference.prefpane`: preference pane.
    public static var systemPreferencesPane: UTType { UTType(system: "com.apple.systempreference.prefpane") }
    /// `public.archive`: archive.
    public static var archive: UTType { UTType(system: "public.archive") }
    /// `org.gnu.gnu-zip-archive`: gzip archive.
    public static var gzip: UTType { UTType(system: "org.gnu.gnu-zip-archive") }
    /// `public.bzip2-archive`: bzip2 archive.
    public static var bz2: UTType { UTType(system: "public.bzip2-archive") }
    /// `public.zip-archive`: ZIP archive.
    public static var zip: UTType { UTType(system: "public.zip-archive") }
    /// `com.apple.archive`: Apple archive.
    public static var appleArchive: UTType { UTType(system: "com.apple.archive") }
    /// `public.tar-archive`: tar archive.
    public static var tarArchive: UTType { UTType(system: "public.tar-archive") }
    /// `public.spreadsheet`: spreadsheet.
    public static var spreadsheet: UTType { UTType(system: "public.spreadsheet") }
    /// `public.presentation`: presentation.
    public static var presentation: UTType { UTType(system: "public.presentation") }
    /// `public.database`: database.
    public static var database: UTType { UTType(system: "public.database") }
    /// `public.message`: message.
    public static var message: UTType { UTType(system: "public.message") }
    /// `public.contact`: contact.
    public static var contact: UTType { UTType(system: "public.contact") }
    /// `public.vcard`: vCard.
    public static var vCard: UTType { UTType(system: "public.vcard") }
    /// `public.to-do-item`: item of a to-do list.
    public static var toDoItem: UTType { UTType(system: "public.to-do-item") }
    /// `public.calendar-event`: calendar event.
    public static var calendarEvent: UTType { UTType(system: "public.calendar-event") }
    /// `public.email-message`: mail message.
    public static var emailMessage: UTType { UTType(system: "public.email-message") }
    /// `com.apple.internet-location`: Internet location.
    public static var internetLocation: UTType { UTType(system: "com.apple.internet-location") }
    /// `com.microsoft.internet-shortcut`: Internet shortcut.
    public static var internetShortcut: UTType { UTType(system: "com.microsoft.internet-shortcut") }
    /// `public.font`: font.
    public static var font: UTType { UTType(system: "public.font") }
    /// `public.bookmark`: bookmark.
    public static var bookmark: UTType { UTType(system: "public.bookmark") }
    /// `com.rsa.pkcs-12`: PKCS #12 data.
    public static var pkcs12: UTType { UTType(system: "com.rsa.pkcs-12") }
    /// `public.x509-certificate`: X.509 certificate.
    public static var x509Certificate: UTType { UTType(system: "public.x509-certificate") }
    /// `org.idpf.epub-container`: EPUB.
    public static var epub: UTType { UTType(system: "org.idpf.epub-container") }
    /// `public.log`: log.
    public static var log: UTType { UTType(system: "public.log") }
    /// `public.geojson`: GeoJSON.
    public static var geoJSON: UTType { UTType(system: "public.geojson") }
    /// `com.apple.haptics.ahap`: haptic pattern.
    public static var ahap: UTType { UTType(system: "com.apple.haptics.ahap") }
    /// `com.apple.linkpresentation.metadata`: metadata of a link.
    public static var linkPresentationMetadata: UTType { UTType(system: "com.apple.linkpresentation.metadata") }
  }
#endif
