#if !canImport(ObjectiveC)
  import Foundation

  // Names of the types before `UTType`, which code imports from MobileCoreServices.

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.image`
  public var kUTTypeImage: CFString { "public.image" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.jpeg`
  public var kUTTypeJPEG: CFString { "public.jpeg" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.png`
  public var kUTTypePNG: CFString { "public.png" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `com.compuserve.gif`
  public var kUTTypeGIF: CFString { "com.compuserve.gif" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.tiff`
  public var kUTTypeTIFF: CFString { "public.tiff" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `com.microsoft.bmp`
  public var kUTTypeBMP: CFString { "com.microsoft.bmp" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.movie`
  public var kUTTypeMovie: CFString { "public.movie" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.video`
  public var kUTTypeVideo: CFString { "public.video" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.audio`
  public var kUTTypeAudio: CFString { "public.audio" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `com.apple.quicktime-movie`
  public var kUTTypeQuickTimeMovie: CFString { "com.apple.quicktime-movie" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.mpeg-4`
  public var kUTTypeMPEG4: CFString { "public.mpeg-4" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.mpeg-4-audio`
  public var kUTTypeMPEG4Audio: CFString { "public.mpeg-4-audio" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.mp3`
  public var kUTTypeMP3: CFString { "public.mp3" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.text`
  public var kUTTypeText: CFString { "public.text" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.plain-text`
  public var kUTTypePlainText: CFString { "public.plain-text" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.utf8-plain-text`
  public var kUTTypeUTF8PlainText: CFString { "public.utf8-plain-text" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.rtf`
  public var kUTTypeRTF: CFString { "public.rtf" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.html`
  public var kUTTypeHTML: CFString { "public.html" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.xml`
  public var kUTTypeXML: CFString { "public.xml" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.json`
  public var kUTTypeJSON: CFString { "public.json" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `com.adobe.pdf`
  public var kUTTypePDF: CFString { "com.adobe.pdf" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.url`
  public var kUTTypeURL: CFString { "public.url" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.file-url`
  public var kUTTypeFileURL: CFString { "public.file-url" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.data`
  public var kUTTypeData: CFString { "public.data" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.item`
  public var kUTTypeItem: CFString { "public.item" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.content`
  public var kUTTypeContent: CFString { "public.content" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.folder`
  public var kUTTypeFolder: CFString { "public.folder" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.directory`
  public var kUTTypeDirectory: CFString { "public.directory" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.archive`
  public var kUTTypeArchive: CFString { "public.archive" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.zip-archive`
  public var kUTTypeZipArchive: CFString { "public.zip-archive" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.comma-separated-values-text`
  public var kUTTypeCommaSeparatedText: CFString { "public.comma-separated-values-text" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.spreadsheet`
  public var kUTTypeSpreadsheet: CFString { "public.spreadsheet" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.presentation`
  public var kUTTypePresentation: CFString { "public.presentation" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.contact`
  public var kUTTypeContact: CFString { "public.contact" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.vcard`
  public var kUTTypeVCard: CFString { "public.vcard" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `public.source-code`
  public var kUTTypeSourceCode: CFString { "public.source-code" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `com.apple.property-list`
  public var kUTTypePropertyList: CFString { "com.apple.property-list" as NSString }
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// `com.apple.live-photo`
  public var kUTTypeLivePhoto: CFString { "com.apple.live-photo" as NSString }
#endif
