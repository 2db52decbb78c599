import Foundation
import StoryboardDocument
import XCTest

/// What the public storyboards of `Fixtures` do not have. These were written by hand, after counts and names of attributes
/// that are published, or after Interface Builder's usual spelling.
final class ReadingTests: XCTestCase {
  // MARK: Segues

  func test_reading_popovers() throws {
    let document = try Sample.read(
      Sample.view(
        """
        <subviews><button id="b"><connections>
        <segue kind="popoverPresentation" destination="c" identifier="p" popoverAnchorView="b" id="1">
        <popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/>
        <connections><outletCollection property="passthroughViews" destination="v" id="2"/></connections>
        </segue>
        <segue kind="popover" destination="c" popoverAnchorBarButtonItem="i" id="3"/>
        <segue kind="popoverPresentation" destination="c" id="4"/>
        </connections></button></subviews>
        """
      ).replacingOccurrences(
        of: "</view></viewController>",
        with:
          "</view><navigationItem key=\"navigationItem\" id=\"n\"><barButtonItem key=\"leftBarButtonItem\" id=\"i\"/>"
          + "</navigationItem></viewController>"))
    let segues = try document.view("b").segues
    XCTAssertEqual(
      segues.map(\.kind),
      [
        .popoverPresentation(.init(anchor: .view("b"), arrowDirections: [.up, .left], passthroughViews: ["v"])),
        .popoverPresentation(.init(anchor: .barButtonItem("i"), arrowDirections: .any, passthroughViews: [])),
        .popoverPresentation(.init(anchor: nil, arrowDirections: .any, passthroughViews: [])),
      ])
    XCTAssertEqual(segues.map(\.spelling), ["popoverPresentation", "popover", "popoverPresentation"])
    XCTAssertEqual(document.segues.map(\.owner), ["b", "b", "b"])
    XCTAssertEqual(document.segues.map(\.controller), ["c", "c", "c"])
    assertProblems(document, [])
  }

  func test_reading_oldAndRareSegues() throws {
    let document = try Sample.read(
      Sample.inController(
        """
        <connections>
        <segue kind="push" destination="c" id="1"/>
        <segue kind="modal" destination="c" animates="NO" id="2"/>
        <segue kind="replace" destination="c" splitViewControllerTargetIndex="0" id="3"/>
        <segue kind="replace" destination="c" splitViewControllerTargetIndex="1" id="4"/>
        <segue kind="show" destination="c" trigger="accessoryAction" destinationCreationSelector="make:sender:" id="5">
        <segue key="preview" destination="c" inheritsFrom="commit" id="6"/>
        <segue key="commit" destination="c" inheritsFrom="parent" id="7"/>
        </segue>
        <segue kind="show" identifier="" destination="c" customClass="Fade" customModule="App" customModuleProvider="target"/>
        </connections>
        """))
    let segues = try XCTUnwrap(document.controllers.first).segues
    XCTAssertEqual(segues.map(\.kind), [.show, .presentation, .show, .showDetail, .show, .show])
    XCTAssertEqual(segues.map(\.spelling), ["push", "modal", "replace", "replace", "show", "show"])
    XCTAssertEqual(segues.map(\.isAnimated), [true, false, true, true, true, true])
    XCTAssertEqual(segues[3].attributes["splitViewControllerTargetIndex"], "1")
    XCTAssertEqual(segues[4].trigger, "accessoryAction")
    XCTAssertEqual(segues[4].creationSelector, "make:sender:")
    XCTAssertEqual(segues[4].nestedSegues.map(\.key), ["preview", "commit"])
    XCTAssertEqual(segues[4].nestedSegues.map { $0.attributes["inheritsFrom"] }, ["commit", "parent"])
    XCTAssertNil(segues[5].identifier)
    XCTAssertEqual(segues[5].customClass, .init(name: "Fade", module: "App", isModuleOfTarget: true))
    XCTAssertEqual(document.segues.map(\.segue.id), ["1", "2", "3", "4", "5", "6", "7", nil])
    XCTAssertEqual(document.classes.map(\.element), ["segue"])
    assertProblems(document, [])
  }

  // MARK: Controllers

  func test_reading_attributesOfControllers() throws {
    let document = try Sample.read(
      Sample.document(
        Sample.scene(
          """
          <navigationController storyboardIdentifier="n" id="n" navigationBarHidden="YES" hidesBottomBarWhenPushed="YES" \
          modalPresentationStyle="overFullScreen" modalTransitionStyle="crossDissolve" hidesBarsOnSwipe="YES" \
          providesPresentationContextTransitionStyle="YES" automaticallyAdjustsScrollViewInsets="NO" sceneMemberID="viewController">
          <extendedEdge key="edgesForExtendedLayout" top="YES" bottom="YES"/>
          <value key="contentSizeForViewInPopover" type="size" width="320" height="480"/>
          <size key="freeformSize" width="600" height="700"/>
          <string key="title">Long
          title</string>
          </navigationController>
          """)
          + Sample.scene(
            """
            <pageViewController storyboardIdentifier="p" id="p" transitionStyle="scroll" navigationOrientation="vertical" \
            doubleSided="YES" sceneMemberID="viewController"><size key="preferredContentSize" width="1" height="2"/>
            </pageViewController>
            """)
          + Sample.scene(
            """
            <splitViewController storyboardIdentifier="s" id="s" allowDoubleColumnStyle="YES" sceneMemberID="viewController">
            <connections><segue kind="relationship" relationship="compactViewController" destination="p"/></connections>
            </splitViewController>
            """)))
    let navigation = try XCTUnwrap(document.controller("n"))
    XCTAssertEqual(navigation.isNavigationBarHidden, true)
    XCTAssertEqual(navigation.hidesBottomBarWhenPushed, true)
    XCTAssertEqual(navigation.hidesBarsOnSwipe, true)
    XCTAssertEqual(navigation.modalPresentationStyle, .overFullScreen)
    XCTAssertEqual(navigation.modalTransitionStyle, .crossDissolve)
    XCTAssertEqual(navigation.providesPresentationContextTransitionStyle, true)
    XCTAssertEqual(navigation.automaticallyAdjustsScrollViewInsets, false)
    XCTAssertNil(navigation.extendedLayoutIncludesOpaqueBars)
    XCTAssertEqual(navigation.edgesForExtendedLayout, [.top, .bottom])
    XCTAssertEqual(navigation.preferredContentSize, .init(width: 320, height: 480))
    XCTAssertEqual(navigation.title, "Long\ntitle")
    XCTAssertNil(navigation.splitStyle)

    let pages = try XCTUnwrap(document.controller("p"))
    XCTAssertEqual(pages.pageTransitionStyle, .scroll)
    XCTAssertEqual(pages.pageNavigationOrientation, .vertical)
    XCTAssertEqual(pages.isDoubleSided, true)
    XCTAssertEqual(pages.preferredContentSize, .init(width: 1, height: 2))

    let split = try XCTUnwrap(document.controller("s"))
    XCTAssertEqual(split.splitStyle, .doubleColumn)
    XCTAssertEqual(split.relationships.map(\.kind), [.relationship(.compactViewController)])
    assertProblems(document, [])
  }

  func test_reading_itemsOfBars() throws {
    let document = try Sample.read(
      Sample.inController(
        """
        <navigationItem key="navigationItem" title="T" prompt="P" largeTitleDisplayMode="never" id="n">
        <view key="titleView" id="t"><subviews><label text="L" id="l"/></subviews></view>
        <leftBarButtonItems><barButtonItem title="1" id="1"/><barButtonItem systemItem="add" enabled="NO" tag="3" id="2"/></leftBarButtonItems>
        <barButtonItem key="rightBarButtonItem" style="done" id="3"><button key="customView" id="b"/>
        <color key="tintColor" name="Accent"/></barButtonItem>
        <connections><outlet property="titleView" destination="t"/></connections>
        </navigationItem>
        <tabBarItem key="tabBarItem" title="Tab" image="house" catalog="system" selectedImage="house.fill" badgeValue="9" id="i"/>
        """))
    let controller = try XCTUnwrap(document.controllers.first)
    let item = try XCTUnwrap(controller.navigationItem)
    XCTAssertEqual(item.title, "T")
    XCTAssertEqual(item.prompt, "P")
    XCTAssertEqual(item.largeTitleDisplayMode, "never")
    XCTAssertEqual(item.titleView?.subviews.map(\.text), ["L"])
    XCTAssertEqual(item.leftItems.map(\.title), ["1", nil])
    XCTAssertEqual(item.leftItems.map(\.systemItem), [nil, "add"])
    XCTAssertEqual(item.leftItems.map(\.isEnabled), [nil, false])
    XCTAssertEqual(item.leftItems.map(\.tag), [nil, 3])
    XCTAssertEqual(item.rightItems.map(\.style), ["done"])
    XCTAssertEqual(item.rightItems.first?.customView?.kind, .button)
    XCTAssertEqual(item.rightItems.first?.tintColor, .named("Accent"))
    XCTAssertEqual(controller.tabBarItem?.image, "house")
    XCTAssertEqual(controller.tabBarItem?.selectedImage, "house.fill")
    XCTAssertEqual(controller.tabBarItem?.hasSystemImage, true)
    XCTAssertEqual(controller.tabBarItem?.badgeValue, "9")
    XCTAssertEqual(document.index["l"]?.root, document.index.number(of: "t"))
    assertProblems(document, [])
  }

  func test_reading_objectsOfAScene() throws {
    let document = try Sample.read(
      Sample.document(
        Sample.scene(
          """
          <placeholder placeholderIdentifier="IBFirstResponder" id="r" sceneMemberID="firstResponder"/>
          \(Sample.controller("c"))
          <customObject id="o" customClass="Model"><connections><outlet property="c" destination="c"/></connections></customObject>
          <tapGestureRecognizer id="1"/><pongPressGestureRecognizer minimumPressDuration="0.5" id="2"/>
          <view id="v"/><button id="b"/><barButtonItem id="i"/><exit id="e" sceneMemberID="exit"/>
          """)))
    let objects = try XCTUnwrap(document.scenes.first).objects
    XCTAssertEqual(objects.map(\.id), ["r", "c", "o", "1", "2", "v", "b", "i", "e"])
    XCTAssertEqual(
      objects.map(\.element),
      [
        "placeholder", "viewController", "customObject", "tapGestureRecognizer", "pongPressGestureRecognizer", "view",
        "button",
        "barButtonItem", "exit",
      ])
    XCTAssertEqual(objects.compactMap(\.recognizerKind), [.tap, .longPress])
    XCTAssertEqual(objects[2].record?.customClass?.name, "Model")
    assertProblems(document, [])
  }

  // MARK: Views

  func test_reading_collectionsOfViews() throws {
    let document = try Sample.read(
      Sample.view(
        """
        <subviews>
        <tableView id="t" dataMode="prototypes" style="insetGrouped" rowHeight="60"><view key="tableHeaderView" id="th"/>
        <prototypes><tableViewCell reuseIdentifier="r" accessoryType="checkmark" selectionStyle="none" id="tc">
        <tableViewCellContentView key="contentView" id="tcc"/></tableViewCell></prototypes>
        <inset key="separatorInset" minX="15" minY="0.0" maxX="16" maxY="0.0"/></tableView>
        <collectionView id="k"><collectionViewFlowLayout key="collectionViewLayout" id="kl"><size key="itemSize" width="50" height="60"/>
        </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="q" id="kc"/></cells>
        <collectionReusableView key="sectionHeaderView" id="kh"/></collectionView>
        <segmentedControl id="s"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
        <scrollView id="o"><viewLayoutGuide key="contentLayoutGuide" id="g1"/><viewLayoutGuide key="frameLayoutGuide" id="g2"/>
        <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/></scrollView>
        <visualEffectView id="e"><view key="contentView" id="ev"/></visualEffectView>
        </subviews>
        """))
    let table = try document.view("t")
    XCTAssertEqual(table.style, "insetGrouped")
    XCTAssertEqual(table.rowHeight, 60)
    XCTAssertFalse(table.hasStaticCells)
    XCTAssertEqual(table.attachedView("tableHeaderView")?.id, "th")
    XCTAssertEqual(table.prototypes.map(\.reuseIdentifier), ["r"])
    XCTAssertEqual(table.prototypes.map(\.accessoryType), ["checkmark"])
    XCTAssertEqual(table.prototypes.map(\.selectionStyle), ["none"])
    XCTAssertEqual(table.prototypes.first?.contentView?.id, "tcc")
    XCTAssertEqual(
      table.property("separatorInset"), .insets(.init(top: 0, leading: 15, bottom: 0, trailing: 16)))
    let collection = try document.view("k")
    XCTAssertEqual(collection.prototypes.map(\.id), ["kc"])
    XCTAssertEqual(collection.objects.map(\.id), ["kl"])
    XCTAssertEqual(collection.attachedView("sectionHeaderView")?.kind, .collectionReusableView)
    XCTAssertEqual(try document.view("s").items.map(\.title), ["One", "Two"])
    XCTAssertEqual(try document.view("o").guides.map(\.kind), [.contentLayout, .frameLayout])
    XCTAssertEqual(
      try document.view("o").property("layoutMargins"), .insets(.init(top: 1, leading: 2, bottom: 3, trailing: 4)))
    XCTAssertEqual(try document.view("e").contentView?.id, "ev")
    assertProblems(document, [])
  }

  func test_reading_partsOfControls() throws {
    let document = try Sample.read(
      Sample.view(
        """
        <subviews>
        <button tag="7" alpha="0.5" enabled="NO" id="b"><state key="normal" title="Go" image="star"><color key="titleColor" systemColor="labelColor"/></state>
        <state key="selected"><string key="title">Went</string></state></button>
        <textView id="x"><string key="text">Several
        lines &amp; <![CDATA[more]]></string><fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
        <color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></textView>
        </subviews><nil key="tintColor"/>
        """))
    let button = try document.view("b")
    XCTAssertTrue(button.kind.isControl)
    XCTAssertEqual(button.tag, 7)
    XCTAssertEqual(button.alpha, 0.5)
    XCTAssertEqual(button.isEnabled, false)
    XCTAssertEqual(button.normalTitle, "Go")
    XCTAssertEqual(button.controlStates.map(\.title), ["Go", "Went"])
    XCTAssertEqual(button.controlStates.map(\.image), ["star", nil])
    XCTAssertEqual(button.controlStates.map(\.titleColor), [.system("labelColor"), nil])
    let text = try document.view("x")
    XCTAssertEqual(text.text, "Several\nlines & more")
    XCTAssertEqual(text.font?.weight, "semibold")
    XCTAssertEqual(text.font?.pointSize, 17)
    XCTAssertEqual(text.textColor, .rgb(red: 1, green: 0.5, blue: 0, alpha: 1, space: "sRGB"))
    XCTAssertEqual(document.views.first?.property("tintColor"), .nil)
    XCTAssertEqual(StoryboardDocument.ViewKind.switchControl.stockClass, "UISwitch")
    XCTAssertEqual(StoryboardDocument.ViewKind.textField.stockClass, "UITextField")
    assertProblems(document, [])
  }

  func test_reading_imagesAndConfigurations() throws {
    let document = try Sample.read(
      Sample.view(
        """
        <subviews>
        <imageView image="photo" id="1"/>
        <imageView id="2"><imageReference key="image" image="star" catalog="system" symbolScale="medium"/></imageView>
        <button id="3"><buttonConfiguration key="configuration" style="filled" title="Pay"><fontDescription key="titleFontDescription"/>
        </buttonConfiguration></button>
        <button id="4"><state key="normal"><imageReference key="image" image="gear"/></state></button>
        <toolbar id="5"><items><barButtonItem id="6"><imageReference key="image" image="trash" catalog="system"/></barButtonItem></items></toolbar>
        </subviews>
        """))
    XCTAssertEqual(try document.view("1").image, "photo")
    XCTAssertEqual(try document.view("2").image, "star")
    XCTAssertEqual(try document.view("3").normalTitle, "Pay")
    XCTAssertNil(try document.view("4").normalTitle)
    XCTAssertEqual(try document.view("4").controlStates.map(\.image), ["gear"])
    XCTAssertEqual(try document.view("5").items.map(\.image), ["trash"])
    XCTAssertEqual(try document.view("5").items.map(\.hasSystemImage), [true])
    assertProblems(document, [])
  }

  func test_reading_constraintsAndVariations() throws {
    let document = try Sample.read(
      Sample.view(
        """
        <subviews><label id="l"/><label id="m"/></subviews><constraints>
        <constraint firstItem="l" firstAttribute="baseline" relation="greaterThanOrEqual" secondItem="m" secondAttribute="topMargin" \
        multiplier="2:1" constant="-4.5" priority="750" symbolic="YES" identifier="gap" id="1">
        <variation key="widthClass=compact" constant="12"/></constraint>
        <constraint firstAttribute="width" constant="5" placeholder="YES" id="2"/>
        <constraint firstAttribute="centerXWithinMargins" secondItem="l" secondAttribute="centerX" id="3"/>
        </constraints>
        <variation key="default"><mask key="subviews"><exclude reference="m"/></mask><mask key="constraints">
        <exclude reference="3"/></mask></variation>
        <variation key="heightClass=regular-widthClass=compact"><mask key="constraints"><include reference="3"/></mask>
        <color key="backgroundColor" white="0" alpha="1" colorSpace="calibratedWhite"/></variation>
        """))
    let view = try XCTUnwrap(document.views.first)
    let first = try XCTUnwrap(view.constraints.first)
    XCTAssertEqual(first.firstAttribute, .lastBaseline)
    XCTAssertEqual(first.relation, .greaterThanOrEqual)
    XCTAssertEqual(first.secondAttribute, .topMargin)
    XCTAssertEqual(first.multiplier, 2)
    XCTAssertEqual(first.constant, -4.5)
    XCTAssertEqual(first.priority, 750)
    XCTAssertTrue(first.isSymbolic)
    XCTAssertEqual(first.identifier, "gap")
    XCTAssertEqual(first.variations.map(\.widthClass), [.compact])
    XCTAssertEqual(first.variations.map { $0.attributes.number("constant") }, [12])
    XCTAssertEqual(view.constraints.map(\.isPlaceholder), [false, true, false])
    XCTAssertEqual(view.installedConstraints.map(\.id), ["1"])
    XCTAssertEqual(view.subviews.map(\.id), ["l", "m"])
    XCTAssertEqual(view.installedSubviews.map(\.id), ["l"])
    XCTAssertEqual(view.variations.map(\.key), ["default", "heightClass=regular-widthClass=compact"])
    XCTAssertEqual(view.variations[1].heightClass, .regular)
    XCTAssertEqual(view.variations[1].widthClass, .compact)
    XCTAssertEqual(view.variations[1].masks.map(\.included), [["3"]])
    XCTAssertEqual(
      view.variations[1].properties.map(\.value), [.color(.white(0, alpha: 1, space: "calibratedWhite"))])
    XCTAssertNil(view.variations[0].widthClass)
    assertProblems(document, [])
  }

  func test_reading_colors() throws {
    for (attributes, color) in [
      ("white=\"0.5\"", .white(0.5, alpha: 1, space: nil)),
      ("white=\"0.5\" alpha=\"0\" colorSpace=\"calibratedWhite\"", .white(0.5, alpha: 0, space: "calibratedWhite")),
      ("name=\"Accent\"", .named("Accent")), ("systemColor=\"linkColor\"", .system("linkColor")),
      ("cocoaTouchSystemColor=\"darkTextColor\"", .system("darkTextColor")),
      ("name=\"labelColor\" catalog=\"System\" colorSpace=\"catalog\"", .system("labelColor")),
      (
        "cyan=\"0\" magenta=\"0.1\" yellow=\"0.2\" black=\"0.3\" alpha=\"1\"",
        .cmyk(cyan: 0, magenta: 0.1, yellow: 0.2, black: 0.3, alpha: 1, space: nil)
      ),
    ] as [(String, StoryboardDocument.Color)] {
      let document = try Sample.read(Sample.view("<color key=\"backgroundColor\" \(attributes)/>"))
      XCTAssertEqual(document.views.first?.backgroundColor, color)
      assertProblems(document, [])
    }
  }

  func test_reading_otherFormsOfValues() throws {
    let document = try Sample.read(
      Sample.view(
        """
        <color key="backgroundColor" colorSpace="pattern" image="tile"/>
        <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="image" keyPath="i"><imageReference key="value" image="star" catalog="system"/>
        </userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="s"><string key="value">a
        b</string></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="localizedString" keyPath="l" value="key"/>
        <userDefinedRuntimeAttribute type="size" keyPath="z"><size key="value" width="1" height="2"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="nil" keyPath="layer.mask"/>
        </userDefinedRuntimeAttributes>
        """))
    let view = try XCTUnwrap(document.views.first)
    XCTAssertNil(view.backgroundColor)
    guard case .element(let color)? = view.property("backgroundColor") else { return XCTFail("\(view)") }
    XCTAssertEqual(color.attributes["image"], "tile")
    XCTAssertEqual(
      view.runtimeAttributes.map(\.value),
      [.image("star"), .string("a\nb"), .localizedString("key"), .size(.init(width: 1, height: 2)), .nil])
    XCTAssertEqual(view.runtimeAttributes.last?.keys, ["layer", "mask"])
    assertProblems(document, [])
  }

  // MARK: Documents

  func test_reading_xib() throws {
    let document = try Sample.read(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="17506.1" targetRuntime="AppleTV">
      <device id="appleTV" orientation="landscape" appearance="dark"><adaptation id="fullscreen"/></device>
      <dependencies><deployment identifier="tvOS"/><plugIn identifier="p" version="17505"/><capability name="c" minToolsVersion="9.0"/></dependencies>
      <customFonts key="customFonts"><array key="x.ttf"><string>X</string></array></customFonts>
      <objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"><connections>
      <outlet property="view" destination="v" id="1"/></connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
      <placeholder placeholderIdentifier="Model" id="-3"/>
      <view id="v"/>
      </objects>
      <color key="tintColor" white="1" alpha="1"/>
      <resources><image name="i" width="10" height="20"/><image name="star" catalog="system" width="1" height="2"/>
      <systemColor name="s"><color white="1" alpha="1"/></systemColor></resources>
      </document>
      """)
    XCTAssertEqual(document.kind, .xib)
    XCTAssertEqual(document.targetRuntime, "AppleTV")
    XCTAssertEqual(document.device?.id, "appleTV")
    XCTAssertEqual(document.device?.orientation, "landscape")
    XCTAssertEqual(document.device?.appearance, "dark")
    XCTAssertEqual(document.device?.adaptation, "fullscreen")
    XCTAssertEqual(document.dependencies.map(\.kind), ["deployment", "plugIn", "capability"])
    XCTAssertEqual(document.dependencies.map(\.identifier), ["tvOS", "p", "c"])
    XCTAssertEqual(document.dependencies.map(\.version), [nil, "17505", "9.0"])
    XCTAssertEqual(document.designTimeElements.map(\.name), ["customFonts", "color"])
    XCTAssertEqual(document.globalTintColor, .white(1, alpha: 1, space: nil))
    XCTAssertEqual(document.scenes, [])
    XCTAssertEqual(document.objects.map(\.id), [.filesOwner, .firstResponder, "-3", "v"])
    XCTAssertEqual(
      document.objects.compactMap(\.placeholderKind),
      [.filesOwner, .firstResponder, .external(identifier: "Model")])
    XCTAssertEqual(document.objects[0].record?.customClass?.name, "Owner")
    XCTAssertEqual(
      document.resources,
      [
        .image(name: "i", size: .init(width: 10, height: 20), isSystemImage: false),
        .image(name: "star", size: .init(width: 1, height: 2), isSystemImage: true),
        .systemColor(name: "s", .white(1, alpha: 1, space: nil)),
      ])
    assertProblems(document, [])
  }

  func test_reading_versionsAreComparedNumberByNumber() {
    let versions: [StoryboardDocument.Version] = ["32700.99.1234", "4514", "14490.70", "14490.9", "24765"]
    XCTAssertEqual(versions.sorted(), ["4514", "14490.9", "14490.70", "24765", "32700.99.1234"])
  }

  func test_reading_placesCountCharacters() throws {
    let document = try Sample.read(
      Sample.view("<!-- é€𝄞\n-->\t<subviews><label\n  text=\"ü\"\n  id=\"l\"/><label id=\"m\"/></subviews>"))
    XCTAssertEqual(document.location, .init(line: 2, column: 1))
    XCTAssertEqual(try document.view("l").location, .init(line: 6, column: 15))
    XCTAssertEqual(try document.view("m").location, .init(line: 8, column: 11))
  }

  /// A document that was written as JSON and read again is the same.
  func test_reading_JSONKeepsEverything() throws {
    for url in try Fixture.urls {
      let document = try StoryboardDocument(contentsOf: url)
      let data = try JSONEncoder().encode(document)
      XCTAssertEqual(try JSONDecoder().decode(StoryboardDocument.self, from: data), document, url.lastPathComponent)
      let problems = document.problems
      XCTAssertEqual(
        try JSONDecoder().decode([StoryboardProblem].self, from: JSONEncoder().encode(problems)), problems)
    }
  }
}

extension StoryboardDocument.Object {
  fileprivate var recognizerKind: StoryboardDocument.GestureKind? {
    if case .recognizer(let recognizer) = self { recognizer.kind } else { nil }
  }

  fileprivate var placeholderKind: StoryboardDocument.Placeholder.Kind? {
    if case .placeholder(let placeholder) = self { placeholder.kind } else { nil }
  }
}
