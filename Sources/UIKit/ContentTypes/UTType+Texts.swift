#if !canImport(ObjectiveC)
  // The types that the system declares.
  extension UTType {
    /// `public.item`: item.
    public static var item: UTType { UTType(system: "public.item") }
    /// `public.content`: content.
    public static var content: UTType { UTType(system: "public.content") }
    /// `public.composite-content`: composite content.
    public static var compositeContent: UTType { UTType(system: "public.composite-content") }
    /// `public.disk-image`: disk image.
    public static var diskImage: UTType { UTType(system: "public.disk-image") }
    /// `public.data`: data.
    public static var data: UTType { UTType(system: "public.data") }
    /// `public.directory`: folder.
    public static var directory: UTType { UTType(system: "public.directory") }
    /// `com.apple.resolvable`: resolvable.
    public static var resolvable: UTType { UTType(system: "com.apple.resolvable") }
    /// `public.symlink`: symbolic link.
    public static var symbolicLink: UTType { UTType(system: "public.symlink") }
    /// `public.executable`: executable.
    public static var executable: UTType { UTType(system: "public.executable") }
    /// `com.apple.mount-point`: mount point.
    public static var mountPoint: UTType { UTType(system: "com.apple.mount-point") }
    /// `com.apple.alias-file`: alias.
    public static var aliasFile: UTType { UTType(system: "com.apple.alias-file") }
    /// `com.apple.bookmark`: bookmark of a file.
    public static var urlBookmarkData: UTType { UTType(system: "com.apple.bookmark") }
    /// `public.url`: URL.
    public static var url: UTType { UTType(system: "public.url") }
    /// `public.file-url`: file URL.
    public static var fileURL: UTType { UTType(system: "public.file-url") }
    /// `public.text`: text.
    public static var text: UTType { UTType(system: "public.text") }
    /// `public.plain-text`: plain text.
    public static var plainText: UTType { UTType(system: "public.plain-text") }
    /// `public.utf8-plain-text`: Unicode text.
    public static var utf8PlainText: UTType { UTType(system: "public.utf8-plain-text") }
    /// `public.utf16-external-plain-text`: Unicode text.
    public static var utf16ExternalPlainText: UTType { UTType(system: "public.utf16-external-plain-text") }
    /// `public.utf16-plain-text`: Unicode text.
    public static var utf16PlainText: UTType { UTType(system: "public.utf16-plain-text") }
    /// `public.delimited-values-text`: delimited text.
    public static var delimitedText: UTType { UTType(system: "public.delimited-values-text") }
    /// `public.comma-separated-values-text`: comma-separated text.
    public static var commaSeparatedText: UTType { UTType(system: "public.comma-separated-values-text") }
    /// `public.tab-separated-values-text`: tab-separated text.
    public static var tabSeparatedText: UTType { UTType(system: "public.tab-separated-values-text") }
    /// `public.utf8-tab-separated-values-text`: tab-separated text.
    public static var utf8TabSeparatedText: UTType { UTType(system: "public.utf8-tab-separated-values-text") }
    /// `public.rtf`: rich text (RTF).
    public static var rtf: UTType { UTType(system: "public.rtf") }
    /// `public.html`: HTML text.
    public static var html: UTType { UTType(system: "public.html") }
    /// `public.xml`: XML text.
    public static var xml: UTType { UTType(system: "public.xml") }
    /// `public.yaml`: YAML.
    public static var yaml: UTType { UTType(system: "public.yaml") }
    /// `public.css`: CSS.
    public static var css: UTType { UTType(system: "public.css") }
    /// `public.source-code`: source code.
    public static var sourceCode: UTType { UTType(system: "public.source-code") }
    /// `public.assembly-source`: assembly language source.
    public static var assemblyLanguageSource: UTType { UTType(system: "public.assembly-source") }
    /// `public.c-source`: C source.
    public static var cSource: UTType { UTType(system: "public.c-source") }
    /// `public.objective-c-source`: Objective-C source.
    public static var objectiveCSource: UTType { UTType(system: "public.objective-c-source") }
    /// `public.swift-source`: Swift source.
    public static var swiftSource: UTType { UTType(system: "public.swift-source") }
    /// `public.c-plus-plus-source`: C++ source.
    public static var cPlusPlusSource: UTType { UTType(system: "public.c-plus-plus-source") }
    /// `public.objective-c-plus-plus-source`: Objective-C++ source.
    public static var objectiveCPlusPlusSource: UTType { UTType(system: "public.objective-c-plus-plus-source") }
    /// `public.c-header`: C header.
    public static var cHeader: UTType { UTType(system: "public.c-header") }
    /// `public.c-plus-plus-header`: C++ header.
    public static var cPlusPlusHeader: UTType { UTType(system: "public.c-plus-plus-header") }
    /// `public.script`: script.
    public static var script: UTType { UTType(system: "public.script") }
    /// `com.apple.applescript.text`: AppleScript text.
    public static var appleScript: UTType { UTType(system: "com.apple.applescript.text") }
    /// `com.apple.applescript.script`: AppleScript.
    public static var osaScript: UTType { UTType(system: "com.apple.applescript.script") }
    /// `com.apple.applescript.script-bundle`: AppleScript bundle.
    public static var osaScriptBundle: UTType { UTType(system: "com.apple.applescript.script-bundle") }
    /// `com.netscape.javascript-source`: JavaScript.
    public static var javaScript: UTType { UTType(system: "com.netscape.javascript-source") }
    /// `public.shell-script`: shell script.
    public static var shellScript: UTType { UTType(system: "public.shell-script") }
    /// `public.perl-script`: Perl script.
    public static var perlScript: UTType { UTType(system: "public.perl-script") }
    /// `public.python-script`: Python script.
    public static var pythonScript: UTType { UTType(system: "public.python-script") }
    /// `public.ruby-script`: Ruby script.
    public static var rubyScript: UTType { UTType(system: "public.ruby-script") }
    /// `public.php-script`: PHP script.
    public static var phpScript: UTType { UTType(system: "public.php-script") }
    /// `public.make-source`: makefile.
    public static var makefile: UTType { UTType(system: "public.make-source") }
    /// `public.json`: JSON.
    public static var json: UTType { UTType(system: "public.json") }
    /// `com.apple.property-list`: property list.
    public static var propertyList: UTType { UTType(system: "com.apple.property-list") }
    /// `com.apple.xml-property-list`: XML property list.
    public static var xmlPropertyList: UTType { UTType(system: "com.apple.xml-property-list") }
    /// `com.apple.binary-property-list`: binary property list.
    public static var binaryPropertyList: UTType { UTType(system: "com.apple.binary-property-list") }
    /// `com.adobe.pdf`: PDF document.
    public static var pdf: UTType { UTType(system: "com.adobe.pdf") }
    /// `com.apple.rtfd`: rich text with attachments (RTFD).
    public static var rtfd: UTType { UTType(system: "com.apple.rtfd") }
    /// `com.apple.flat-rtfd`: flattened RTFD document.
    public static var flatRTFD: UTType { UTType(system: "com.apple.flat-rtfd") }
    /// `com.apple.webarchive`: web archive.
    public static var webArchive: UTType { UTType(system: "com.apple.webarchive") }
    /// `public.image`: image.
    public static var image: UTType { UTType(system: "public.image") }
    /// `public.jpeg`: JPEG image.
    public static var jpeg: UTType { UTType(system: "public.jpeg") }
    /// `public.tiff`: TIFF image.
    public static var tiff: UTType { UTType(system: "public.tiff") }
    /// `com.compuserve.gif`: GIF image.
    public static var gif: UTType { UTType(system: "com.compuserve.gif") }
    /// `public.png`: PNG image.
    public static var png: UTType { UTType(system: "public.png") }
    /// `com.apple.icns`: Apple icon image.
    public static var icns: UTType { UTType(system: "com.apple.icns") }
  }
#endif
