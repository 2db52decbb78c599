import UIKit
import Unedited
import XCTest

/// The code in the folder Unedited, which the plugin has rewritten, does at run time what it does on iOS.
final class UneditedTests: XCTestCase {
  private let root = RootViewController()
  private let window = UIWindow()

  override func setUp() {
    window.rootViewController = root
    window.makeKeyAndVisible()
  }

  override func tearDown() { window.isHidden = true }

  func testTargetsAreCalled() {
    root.player.playButton.sendActions(for: .touchUpInside)
    root.player.volume.sendActions(for: .valueChanged)
    root.player.tap.state = .ended
    XCTAssertEqual(root.player.log, ["appeared", "play untitled", "volume true", "tapped true"])
    XCTAssertEqual(root.calls, ["Loud Player", "volumeDidChange"])
  }

  func testMethodsThatOnlySubclassesImplementAreCalled() {
    let songs = SongsController()
    window.rootViewController = songs
    XCTAssertEqual(songs.table.numberOfSections, 3)
    XCTAssertEqual(songs.table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 30)
    XCTAssertTrue(songs.table.tapRow(at: IndexPath(row: 1, section: 2)))
    XCTAssertEqual(songs.calls, ["appeared", "will select 1", "selected 2 1"])
    XCTAssertEqual(songs.nameOfCellClass, "UITableViewCell")

    let plain = PlainController()
    plain.table.rowHeight = 50
    window.rootViewController = plain
    XCTAssertEqual(plain.table.numberOfSections, 1)
    XCTAssertEqual(plain.table.rectForRow(at: IndexPath(row: 1, section: 0)).height, 50)
    XCTAssertNil(plain.nameOfCellClass)
  }

  func testObjectsAreMadeOfTheClassesThatValuesHave() {
    let cells = makeCells(of: [.menu(TitleCell.self), .table(type: SubtitleCell.self)], [TitleCell.self])
    XCTAssertEqual(cells.map { String(describing: type(of: $0)) }, ["TitleCell", "SubtitleCell", "TitleCell"])
    XCTAssertEqual((cells[0] as? MenuCell)?.text, "title")
    XCTAssertEqual((cells[1] as? UITableViewCell)?.reuseIdentifier, "song")
    XCTAssertNotNil((cells[1] as? UITableViewCell)?.detailTextLabel)
    XCTAssertEqual(cells[2].frame.width, 10)
  }

  func testMembersOfExtensionsAreOverriddenInOtherModules() {
    let manager = Photos()
    XCTAssertEqual(AttachmentManager().label(2), "2 files")
    XCTAssertEqual(manager.label(2), "Photos: 2 files!")
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    list.dataSource = manager
    XCTAssertEqual(list.numberOfItems(inSection: 0), 3)
  }

  func testAppearanceOfViewsWithoutFrame() {
    Badge.appearance().radius = 10
    let badge = Badge(frame: .zero, shape: .square) { _ in }
    root.view.addSubview(badge)
    XCTAssertEqual(badge.radius, 10)
  }

  func testBarButtonsCallTheirTargets() {
    XCTAssertEqual(root.player.navigationItem.rightBarButtonItem?.performPrimaryAction(), true)
    XCTAssertEqual(root.player.log, ["appeared", "done"])
  }

  func testObserversAreCalled() {
    NotificationCenter.default.post(name: playerDidChange, object: "A")
    XCTAssertEqual(root.player.log, ["appeared", "changed A"])
  }

  func testTimersAndOptionalRequirements() {
    root.startTimer()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: 0.1))
    XCTAssertEqual(root.calls, ["tick info", "reached 1"])
    XCTAssertEqual(root.player.log, ["appeared", "style 1"])
  }

  func testModulesThatStandForAnother() {
    let model = StationModel()
    let screen = StationViewController(model: model)
    window.rootViewController = screen
    XCTAssertEqual(screen.title, "Silence")
    model.tune("Radio")
    XCTAssertEqual(screen.title, "Radio")
    let count = screen.count
    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    XCTAssertEqual(screen.count, count + 1)
  }

  func testObjectsByName() {
    let ticket = Ticket.make(Ticket.self)
    XCTAssertTrue(Ticket.isReady)
    Ticket.stampAll([1, ticket, "a"], by: "gate")
    XCTAssertEqual(ticket.calls, ["stamp gate"])
    XCTAssertEqual(Ticket.description(), "PlainTicket")
    let text = NSMutableString(string: "A")
    ticket.text = text
    text.append("B")
    XCTAssertEqual(ticket.text, "A")
  }

  func testMembersOfExtensions() {
    let label = UILabel()
    label.setValue(3, forKey: "cornerRadius")
    XCTAssertEqual(label.layer.cornerRadius, 3)
    label.perform(NSSelectorFromString("fade:"), with: UIButton())
    XCTAssertEqual(label.alpha, 0.5)
  }

  func testPredicatesAndDescriptors() {
    let stations = [("Jazz 10", 20), ("Jazz 9", 20), ("jÄzz", 40), ("Jazz", 3), ("Rock", 90)].map {
      Station(name: $0.0, listeners: $0.1)
    }
    XCTAssertEqual(Station.popular(stations, matching: "JAZZ").map(\.name), ["jÄzz", "Jazz 9", "Jazz 10"])
  }

  func testConditionsAndKeys() {
    XCTAssertEqual(root.keys, ["second", "view.frame"])
    XCTAssertTrue(root.isTracking)
  }

  func testObjectsWithoutKnownClass() {
    let screen = SenderViewController()
    window.rootViewController = screen
    (screen.view.subviews.first as? UIButton)?.sendActions(for: .touchUpInside)
    let entry = Entry(name: "a")
    screen.read([entry, NSObject()], ["rows": [1, 2]])
    XCTAssertEqual(screen.log, ["Done", "7 true true", "a", "none", "2"])
    XCTAssertTrue(entry.isMarked)
    XCTAssertEqual(screen.classes, [true, true])
  }

  func testKeysObserversAndUndo() {
    let (tabs, library, delegate) = (UITabBarController(), LibraryScreen(), LibraryTabs())
    tabs.viewControllers = [library]
    tabs.delegate = delegate
    window.rootViewController = tabs
    XCTAssertEqual(library.track.value(forKey: "plays") as? Int, 3)
    XCTAssertEqual(library.track.others, ["genre": "pop"])
    XCTAssertEqual(library.icons, [false, true, true, true])
    library.delegate = delegate
    XCTAssertEqual(library.icons, [true, true, true, true])
    library.list.contentOffset.y = 5
    library.field.becomeFirstResponder()
    library.renameTrack()
    XCTAssertTrue(window.pressKey("z", modifierFlags: .command))
    XCTAssertEqual(library.log, [" A", "contentOffset 5.0 true", "A B", "B A"])
  }

  /// A storyboard finds private outlets, inspectable properties and actions in the table that the plugin has written.
  func testStoryboardsConnectPrivateOutletsAndActions() throws {
    let storyboard = try UIStoryboard(data: Data(signIn.utf8), name: "SignIn")
    let controller = try XCTUnwrap(storyboard.instantiateInitialViewController() as? SignInViewController)
    window.rootViewController = controller
    let field = try XCTUnwrap(controller.view.subviews.last as? UITextField)
    field.enter("x")
    controller.perform(Selector(("edited:")), with: field)
    XCTAssertEqual(controller.log, ["header 3, fields 1, radius 7.0", "edited x", "edited x"])
  }
}

private final class Photos: AttachmentManager {
  override var prefix: String { "Photos: " }
  override func text(of count: Int) -> String { super.text(of: count) + "!" }
  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
}

private let signIn = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="24765"
    targetRuntime="iOS.CocoaTouch" initialViewController="controller">
    <scenes><scene sceneID="scene"><objects>
      <viewController id="controller" customClass="SignInViewController" customModule="Unedited"
        sceneMemberID="viewController">
        <view key="view" id="view">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <subviews>
            <view tag="3" id="header"><rect key="frame" x="0.0" y="0.0" width="10" height="10"/></view>
            <textField id="field">
              <rect key="frame" x="0.0" y="20" width="10" height="10"/>
              <connections>
                <action selector="edited:" destination="controller" eventType="editingChanged" id="c3"/>
              </connections>
            </textField>
          </subviews>
        </view>
        <userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="radius"><real key="value" value="7"/></userDefinedRuntimeAttribute>
        </userDefinedRuntimeAttributes>
        <connections>
          <outlet property="header" destination="header" id="c1"/>
          <outletCollection property="fields" destination="field" collectionClass="NSArray" id="c2"/>
        </connections>
      </viewController>
      <placeholder placeholderIdentifier="IBFirstResponder" id="first" sceneMemberID="firstResponder"/>
    </objects></scene></scenes>
  </document>
  """
