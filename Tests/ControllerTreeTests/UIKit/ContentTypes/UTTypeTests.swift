import UIKit
import XCTest

@testable import ControllerTree

/// Types of files and of what is copied and dragged.
final class UTTypeTests: XCTestCase {
  /// VAL-94: kinds, endings and MIME types.
  func test_VAL94_kinds() {
    XCTAssertTrue(UTType.png.conforms(to: .image))
    XCTAssertTrue(UTType.png.conforms(to: .png))
    XCTAssertTrue(UTType.swiftSource.isSubtype(of: .text))
    XCTAssertTrue(UTType.data.isSupertype(of: .pdf))
    XCTAssertFalse(UTType.png.isSupertype(of: .png))
    XCTAssertFalse(UTType.png.conforms(to: .movie))
    XCTAssertEqual(
      UTType.csvKinds, ["public.content", "public.data", "public.delimited-values-text", "public.item", "public.text"])
    XCTAssertTrue(UTType.applicationExtension.conforms(to: .xpcService))
    XCTAssertEqual(UTType.applicationExtension.preferredFilenameExtension, "appex")
    XCTAssertEqual(NSAdaptiveImageGlyph.contentType, .heic)
    XCTAssertEqual(UTType.jpeg.preferredFilenameExtension, "jpeg")
    XCTAssertEqual(UTType.jpeg.preferredMIMEType, "image/jpeg")
    XCTAssertEqual(UTType.pdf.tags, [.filenameExtension: ["pdf"], .mimeType: ["application/pdf"]])
    XCTAssertEqual(UTType.image.tags, [:])
    XCTAssertEqual(UTType.png.localizedDescription, "PNG image")
    XCTAssertNil(UTType.png.version)
    XCTAssertNil(UTType.png.referenceURL)
    XCTAssertTrue(UTType.png.isPublic && UTType.png.isDeclared)
    XCTAssertFalse(UTType.pdf.isPublic)
    XCTAssertEqual("\(UTType.folder) \(UTTagClass.mimeType)", "public.folder public.mime-type")
  }

  /// VAL-94: types by their names, endings and MIME types.
  func test_VAL94_lookUps() throws {
    XCTAssertEqual(UTType("public.PNG"), .png)
    XCTAssertNil(UTType("com.example.unknown"))
    XCTAssertEqual(UTType(filenameExtension: "JPG"), .jpeg)
    XCTAssertEqual(UTType(filenameExtension: "md")?.identifier, "net.daringfireball.markdown")
    XCTAssertEqual(UTType(mimeType: "application/json"), .json)
    XCTAssertEqual(UTType(filenameExtension: "mp4"), .mpeg4Movie)
    XCTAssertEqual(UTType(filenameExtension: "mp4", conformingTo: .audio), .mpeg4Audio)
    XCTAssertEqual(
      UTType.types(tag: "mp4", tagClass: .filenameExtension, conformingTo: nil), [.mpeg4Movie, .mpeg4Audio])
    XCTAssertNil(UTType(filenameExtension: ""))
    let unknown = try XCTUnwrap(UTType(filenameExtension: "xyz", conformingTo: .text))
    XCTAssertTrue(unknown.isDynamic && unknown.conforms(to: .data) && unknown.conforms(to: .text))
    XCTAssertEqual(unknown.preferredFilenameExtension, "xyz")
    XCTAssertEqual(unknown, UTType(filenameExtension: "XYZ", conformingTo: .text))
    XCTAssertNil(unknown.localizedDescription)
    let own = UTType(exportedAs: "com.example.Card", conformingTo: .json)
    XCTAssertEqual(own.supertypes.contains(.text), true)
    XCTAssertEqual(UTType("com.example.card"), own)
    XCTAssertEqual(UTType(importedAs: "public.png"), .png)
    XCTAssertEqual(Set([own, unknown, UTType(importedAs: "com.example.card")]).count, 2)
  }

  /// VAL-94: every constant is a type of the table.
  func test_VAL94_constants() {
    let all: [UTType] = [
      .item, .plainText, .heic, .quickTimeMovie, .zip, .usdz, .epub, .vCard, .fileURL, .livePhoto, .geoJSON,
    ]
    for type in all { XCTAssertNotNil(ContentTypes.entry(type.identifier), type.identifier) }
    for entry in ContentTypes.entries {
      for kind in entry.supertypes { XCTAssertNotNil(ContentTypes.entry(kind), kind) }
    }
    XCTAssertEqual([kUTTypeImage, kUTTypeMovie, kUTTypePDF], ["public.image", "public.movie", "com.adobe.pdf"])
  }

  /// VAL-94: types come back from JSON.
  func test_VAL94_coding() throws {
    let types = [UTType.png, UTType(filenameExtension: "qqq"), UTType(exportedAs: "com.example.other")]
    let read = try JSONDecoder().decode([UTType?].self, from: JSONEncoder().encode(types))
    XCTAssertEqual(read, types)
    XCTAssertEqual(read[1]?.preferredFilenameExtension, "qqq")
    XCTAssertEqual(read[2]?.conforms(to: .data), true)
  }

  /// VAL-95: where UIKit and Foundation take types.
  func test_VAL95_uses() async {
    await withStage { _ in
      let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.pdf, .image], asCopy: true)
      XCTAssertEqual(picker.documentTypes, ["com.adobe.pdf", "public.image"])
      XCTAssertNotNil(UIDocumentBrowserViewController(forOpening: [.text]))
      let provider = NSItemProvider(object: "a")
      XCTAssertEqual(provider.registeredContentTypes, [.utf8PlainText])
      provider.registerDataRepresentation(for: UTType(exportedAs: "com.example.new")) { completion in
        completion(Data([1]), nil)
        return nil
      }
      XCTAssertEqual(provider.registeredContentTypes(conformingTo: .text), [.utf8PlainText])
      var loaded: Data?
      provider.loadDataRepresentation(for: UTType(importedAs: "com.example.new")) { data, _ in loaded = data }
      XCTAssertEqual(loaded, Data([1]))
      var url = URL(fileURLWithPath: "/a")
      url.appendPathComponent("b", conformingTo: .png)
      XCTAssertEqual(url.path, "/a/b.png")
      url.appendPathExtension(for: .png)
      XCTAssertEqual(url.path, "/a/b.png")
      url.appendPathExtension(for: .json)
      XCTAssertEqual(url.path, "/a/b.png.json")
      XCTAssertEqual(url.appendingPathExtension(for: .image).lastPathComponent, "b.png.json")
      let folder = try? URL(fileURLWithPath: "/tmp").resourceValues(forKeys: [.isDirectoryKey, .nameKey])
      XCTAssertEqual(folder?.contentType, .folder)
    }
  }
}

extension UTType {
  fileprivate static var csvKinds: [String] { commaSeparatedText.supertypes.map(\.identifier).sorted() }
}
