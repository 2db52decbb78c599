import UIKit
import XCTest

@testable import ControllerTree

/// Text fields, text views and effects of files.
final class TextsInFilesTests: XCTestCase {
  /// The subviews of a root view in a file.
  @MainActor private static func views(_ contents: String) throws -> [UIView] {
    let storyboard = try Samples.storyboard(
      Samples.scene("a", Samples.view("v", "<subviews>\(contents)</subviews>")))
    return try XCTUnwrap(storyboard.instantiateInitialViewController()).view.subviews
  }

  /// IB-17: text, looks and traits of text views.
  func test_IB17_textViews() async throws {
    try await withStage { _ in
      let views = try Self.views(
        """
        <textView editable="NO" text="Hello" textAlignment="center" scrollEnabled="NO" id="t">
        <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="sentences" keyboardType="twitter" autocorrectionType="no" spellCheckingType="yes" keyboardAppearance="alert"/></textView>
        <textView selectable="NO" id="u"><string key="text">Two\nlines</string>
        <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></textView>
        """)
      let texts = views.compactMap { $0 as? UITextView }
      guard texts.count == 2 else { return XCTFail("There are \(texts.count) text views.") }
      XCTAssertEqual(texts.map(\.text), ["Hello", "Two\nlines"])
      XCTAssertEqual(texts.map(\.isEditable), [false, true])
      XCTAssertEqual(texts.map(\.isSelectable), [true, false])
      XCTAssertEqual(texts.map(\.isScrollEnabled), [false, true])
      XCTAssertEqual(texts[0].font, .systemFont(ofSize: 14))
      XCTAssertEqual(texts[0].textColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      XCTAssertEqual(texts[0].textAlignment, .center)
      XCTAssertEqual(texts[0].keyboardType, .twitter)
      XCTAssertEqual(texts[0].autocapitalizationType, .sentences)
      XCTAssertEqual(texts[0].autocorrectionType, .no)
      XCTAssertEqual(texts[0].spellCheckingType, .yes)
      XCTAssertEqual(texts[0].keyboardAppearance, .alert)
      XCTAssertEqual(texts[1].font, .preferredFont(forTextStyle: .body))
    }
  }

  /// IB-24: the delegate of a text view is an outlet.
  func test_IB24_delegateOfATextView() async throws {
    try await withStage { _ in
      let views = try Self.views(
        #"<textView id="t"><connections><outlet property="delegate" destination="u" id="c"/></connections></textView><textView id="u" customClass="DelegateView" customModule="ControllerTreeTests"/>"#
      )
      XCTAssertTrue((views[0] as? UITextView)?.delegate === views[1])
    }
  }

  /// IB-17: looks and traits of text fields.
  func test_IB17_textFields() async throws {
    try await withStage { _ in
      let views = try Self.views(
        """
        <textField text="x" placeholder="y" borderStyle="roundedRect" textAlignment="right" minimumFontSize="9" clearButtonMode="whileEditing" clearsOnBeginEditing="YES" id="f">
        <fontDescription key="fontDescription" type="system" pointSize="14"/>
        <textInputTraits key="textInputTraits" keyboardType="emailAddress" returnKeyType="done" enablesReturnKeyAutomatically="YES" secureTextEntry="YES" textContentType="email"/></textField>
        """)
      guard let field = views.first as? UITextField else { return XCTFail("\\(views)") }
      XCTAssertEqual([field.text, field.placeholder], ["x", "y"])
      XCTAssertEqual(field.borderStyle, .roundedRect)
      XCTAssertEqual(field.textAlignment, .right)
      XCTAssertEqual(field.minimumFontSize, 9)
      XCTAssertEqual(field.clearButtonMode, .whileEditing)
      XCTAssertTrue(field.clearsOnBeginEditing)
      XCTAssertEqual(field.font, .systemFont(ofSize: 14))
      XCTAssertEqual(field.keyboardType, .emailAddress)
      XCTAssertEqual(field.returnKeyType, .done)
      XCTAssertTrue(field.enablesReturnKeyAutomatically)
      XCTAssertTrue(field.isSecureTextEntry)
      XCTAssertEqual(field.textContentType, .emailAddress)
      XCTAssertEqual(field.autocapitalizationType, .none, "The file has none.")
    }
  }

  /// IB-17: texts, buttons, scopes and traits of search bars.
  func test_IB17_searchBars() async throws {
    try await withStage { _ in
      let views = try Self.views(
        """
        <searchBar text="x" placeholder="y" prompt="z" showsCancelButton="YES" showsScopeBar="YES" searchBarStyle="minimal" id="s">
        <textInputTraits key="textInputTraits" keyboardType="URL"/>
        <scopeButtonTitles><string>All</string><string>New</string></scopeButtonTitles></searchBar>
        """)
      guard let bar = views.first as? UISearchBar else { return XCTFail("\(views)") }
      XCTAssertEqual([bar.text, bar.placeholder, bar.prompt], ["x", "y", "z"])
      XCTAssertEqual([bar.showsCancelButton, bar.showsScopeBar, bar.showsBookmarkButton], [true, true, false])
      XCTAssertEqual(bar.scopeButtonTitles, ["All", "New"])
      XCTAssertEqual(bar.searchBarStyle, .minimal)
      XCTAssertEqual(bar.keyboardType, .URL)
    }
  }

  /// IB-17: effect and contents of an effect view; its content view is the one of the file.
  func test_IB17_effectViews() async throws {
    try await withStage { _ in
      let views = try Self.views(
        """
        <visualEffectView id="e"><rect key="frame" x="0" y="0" width="100" height="50"/>
        <view key="contentView" tag="7" id="c"><rect key="frame" x="0" y="0" width="100" height="50"/>
        <subviews><label text="inside" id="l"/></subviews></view>
        <blurEffect style="dark"/></visualEffectView>
        <visualEffectView id="g"><vibrancyEffect><blurEffect style="light"/></vibrancyEffect></visualEffectView>
        """)
      let effects = views.compactMap { $0 as? UIVisualEffectView }
      guard effects.count == 2 else { return XCTFail("There are \(effects.count) effect views.") }
      XCTAssertEqual(effects[0].effect as? UIBlurEffect, UIBlurEffect(style: .dark))
      XCTAssertEqual(effects[0].subviews, [effects[0].contentView])
      XCTAssertEqual(effects[0].contentView.tag, 7)
      XCTAssertEqual((effects[0].contentView.subviews.first as? UILabel)?.text, "inside")
      XCTAssertEqual(effects[1].effect as? UIVibrancyEffect, UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light)))
      XCTAssertEqual(effects[1].subviews, [effects[1].contentView])
    }
  }
}

final class DelegateView: UITextView, UITextViewDelegate {}
