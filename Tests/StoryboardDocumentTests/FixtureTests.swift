import StoryboardDocument
import XCTest

/// What stands in the twelve public storyboards of `Fixtures`.
final class FixtureTests: XCTestCase {
  func test_fixture_singleViewWithSafeAreaConstraints() throws {
    let document = try Fixture.read("single-view-safe-area-constraints")
    XCTAssertEqual(document.version, "3.0")
    XCTAssertEqual(document.toolsVersion, "17506")
    XCTAssertEqual(document.initialController, "BYZ-38-t0r")
    let controller = try XCTUnwrap(document.controller("BYZ-38-t0r"))
    XCTAssertEqual(controller.customClass, .init(name: "ViewController", module: "App", isModuleOfTarget: true))
    XCTAssertEqual(controller.kind, .viewController)
    XCTAssertEqual(controller.storyboardIdentifier, "MainViewController")
    XCTAssertEqual(controller.restorationIdentifier, "MainViewController")
    XCTAssertEqual(controller.relationships, [])

    let root = try XCTUnwrap(controller.view)
    XCTAssertEqual(root.frame, .init(x: 0, y: 0, width: 414, height: 896))
    XCTAssertEqual(root.autoresizing, [.flexibleWidth, .flexibleHeight])
    XCTAssertEqual(root.backgroundColor, .system("systemGreenColor"))
    let stack = try XCTUnwrap(root.subviews.first)
    XCTAssertEqual(stack.kind, .stackView)
    XCTAssertEqual(stack.axis, .vertical)
    XCTAssertEqual(stack.distribution, .fillEqually)
    XCTAssertEqual(stack.subviews.map(\.kind), [.imageView, .imageView])
    XCTAssertEqual(stack.subviews.map(\.contentMode), [.scaleAspectFit, .scaleAspectFit])
    for image in stack.subviews {
      XCTAssertEqual(image.clipsSubviews, true)
      XCTAssertEqual(image.isUserInteractionEnabled, false)
      XCTAssertEqual(image.horizontalHuggingPriority, 251)
      XCTAssertEqual(image.verticalHuggingPriority, 251)
      XCTAssertNil(image.horizontalCompressionResistancePriority)
      XCTAssertNil(image.verticalCompressionResistancePriority)
    }
    XCTAssertEqual(stack.isOpaque, false)
    XCTAssertNil(stack.alignment)
    XCTAssertNil(stack.spacing)
    XCTAssertNil(stack.autoresizing)
    XCTAssertEqual(stack.translatesAutoresizingMaskIntoConstraints, false)

    XCTAssertEqual(root.guides.map(\.kind), [.safeArea])
    XCTAssertEqual(root.guides.map(\.id), ["6Tk-OE-BBY"])
    XCTAssertEqual(root.installedConstraints.map(\.firstAttribute), [.top, .leading, .bottom, .trailing])
    XCTAssertEqual(root.constraints.map(\.firstItem), ["FDX-OS-pXb", "FDX-OS-pXb", "6Tk-OE-BBY", "6Tk-OE-BBY"])
    XCTAssertEqual(document.entries(.constraint).count, 4)
    XCTAssertEqual(controller.outlets.map(\.property), ["barImageView", "fooImageView"])
    XCTAssertEqual(controller.outlets.map(\.destination), ["Dfw-L9-3mr", "fUk-1U-oHs"])
    XCTAssertEqual(document.segues, [])
    assertProblems(document, [])
  }

  func test_fixture_navigationWithEmbedAndCustomSegues() throws {
    let document = try Fixture.read("navigation-embed-and-custom-segues")
    XCTAssertEqual(document.initialController, "xKD-v4-X1W")
    XCTAssertEqual(document.controller("xKD-v4-X1W")?.title, "Home")
    XCTAssertEqual(document.scenes.count, 7)
    for (identifier, id, kind) in [
      ("Composer", "bbN-U1-T2o", .viewController), ("URLChooser", "fbV-qd-GcD", .viewController),
      ("MessagesList", "4eG-UT-EY5", .tableViewController), ("NavCtrl", "6de-Ew-T2L", .navigationController),
    ] as [(String, StoryboardDocument.ObjectID, StoryboardDocument.ControllerKind)] {
      let controller = try XCTUnwrap(document.controller(withIdentifier: identifier))
      XCTAssertEqual(controller.id, id)
      XCTAssertEqual(controller.kind, kind)
    }
    XCTAssertEqual(document.controller(withIdentifier: "Composer")?.title, "Message Content")
    XCTAssertEqual(
      document.controller("fbV-qd-GcD")?.customClass?.qualifiedName, "NotCurrentModule.PickerViewController")
    XCTAssertEqual(document.controller("irL-X5-ggB")?.title, "Unreachable")
    XCTAssertEqual(document.controller("TKc-dv-ThZ")?.title, "Embedded")
    XCTAssertNil(document.controller("irL-X5-ggB")?.storyboardIdentifier)

    XCTAssertEqual(
      document.segueLines.sorted(),
      [
        "custom 'CustomBack' button im2-gZ-zaz → xKD-v4-X1W class SwiftGen.SlideLeftSegue",
        "embed 'Embed' containerView T02-7w-iPh → TKc-dv-ThZ",
        "embed 'Embed' containerView jfg-zf-vVo → TKc-dv-ThZ",
        "presentation 'Show-NavCtrl' viewController xKD-v4-X1W → 6de-Ew-T2L class NotCurrentModule.CustomSegueClass",
        "rootViewController navigationController 6de-Ew-T2L → 4eG-UT-EY5",
        "show tableViewCell ABY-1J-cxh → fbV-qd-GcD",
        "showDetail 'NonCustom' viewController fbV-qd-GcD → bbN-U1-T2o",
      ])
    let container = try document.view("jfg-zf-vVo")
    XCTAssertEqual(container.kind, .containerView)
    XCTAssertEqual(container.frame, .init(x: 119, y: 519, width: 240, height: 128))
    XCTAssertEqual(container.embedSegues.map(\.destination), ["TKc-dv-ThZ"])
    XCTAssertEqual(try document.view("ABY-1J-cxh").reuseIdentifier, "CustomMessageCell")
    XCTAssertEqual(document.entries(.constraint).count, 2)
    XCTAssertEqual(try document.constraints(ofController: "irL-X5-ggB").all, 2)
    XCTAssertEqual(document.entries(.guide).filter { $0.element == "viewControllerLayoutGuide" }.count, 10)
    // The segues form a cycle, which is usual.
    assertProblems(document, ["102 notice STORY-31: \(unreachable("viewController", "irL-X5-ggB"))"])
  }

  func test_fixture_tabsWithNavigation() throws {
    let document = try Fixture.read("tabs-with-navigation")
    XCTAssertEqual(document.initialController, "Gdd-A7-Kih")
    XCTAssertEqual(document.controller("Gdd-A7-Kih")?.kind, .navigationController)
    XCTAssertEqual(document.controller("Rsx-VA-XpW")?.customClass, .init(name: "SignInViewController"))
    XCTAssertEqual(document.controller("Rsx-VA-XpW")?.title, "Sign In")
    let tabs = try XCTUnwrap(document.controller("sCu-Va-Qv6"))
    XCTAssertEqual(tabs.kind, .tabBarController)
    XCTAssertEqual(tabs.customClass, .init(name: "TabBarController"))
    XCTAssertEqual(tabs.relationships.map(\.destination), ["BYZ-38-t0r", "5DM-L3-DLB", "hqJ-3B-E9g"])
    XCTAssertEqual(
      tabs.relationships.map { document.controller($0.destination)?.tabBarItem?.title },
      ["Recent", "My Posts", "My Top Posts"])
    XCTAssertEqual(tabs.navigationItem?.title, "Messages")
    XCTAssertEqual(tabs.navigationItem?.rightItems.map(\.id), ["clh-SB-mYL"])
    XCTAssertEqual(tabs.navigationItem?.rightItems.map(\.systemItem), ["add"])
    XCTAssertEqual(document.controller("Rsx-VA-XpW")?.navigationItem?.backItem?.title, "Sign Out")

    XCTAssertEqual(
      document.segueLines.sorted(),
      [
        "rootViewController navigationController Gdd-A7-Kih → Rsx-VA-XpW",
        "show 'detail' viewController 5DM-L3-DLB → JQY-YR-KkD",
        "show 'detail' viewController BYZ-38-t0r → JQY-YR-KkD",
        "show 'detail' viewController hqJ-3B-E9g → JQY-YR-KkD",
        "show 'signIn' viewController Rsx-VA-XpW → sCu-Va-Qv6",
        "show barButtonItem clh-SB-mYL → XbD-HZ-mvN",
        "viewControllers tabBarController sCu-Va-Qv6 → 5DM-L3-DLB",
        "viewControllers tabBarController sCu-Va-Qv6 → BYZ-38-t0r",
        "viewControllers tabBarController sCu-Va-Qv6 → hqJ-3B-E9g",
      ])
    XCTAssertEqual(document.controller("JQY-YR-KkD")?.kind, .tableViewController)
    XCTAssertEqual(document.controller("JQY-YR-KkD")?.title, "Post Detail")
    XCTAssertTrue(document.classes.allSatisfy { $0.customClass.module == nil })
    XCTAssertTrue(document.controllers.allSatisfy { $0.storyboardIdentifier == nil })

    var counts: [String: [Int]] = [:]
    for id in ["Rsx-VA-XpW", "XbD-HZ-mvN", "BYZ-38-t0r", "5DM-L3-DLB", "JQY-YR-KkD", "hqJ-3B-E9g"] {
      let count = try document.constraints(ofController: .init(id))
      counts[id] = [count.all, count.all - count.installed]
    }
    XCTAssertEqual(
      counts,
      [
        "Rsx-VA-XpW": [12, 0], "XbD-HZ-mvN": [24, 0], "BYZ-38-t0r": [5, 1], "5DM-L3-DLB": [4, 0],
        "JQY-YR-KkD": [10, 2], "hqJ-3B-E9g": [4, 0],
      ])
    XCTAssertEqual(document.entries(.constraint).count, 59)

    XCTAssertEqual(document.controller("Rsx-VA-XpW")?.outlets.map(\.property), ["emailField", "passwordField"])
    XCTAssertEqual(document.controller("XbD-HZ-mvN")?.outlets.map(\.property), ["bodyTextView", "titleTextField"])
    for id in ["BYZ-38-t0r", "5DM-L3-DLB", "hqJ-3B-E9g"] as [StoryboardDocument.ObjectID] {
      XCTAssertEqual(document.controller(id)?.outlets.map(\.property), ["tableView"])
    }
    let actions = document.views.flatMap(\.actions)
    XCTAssertEqual(
      actions.map(\.selector).sorted(), ["didTapEmailLogin:", "didTapSend:", "didTapShare:", "didTapSignUp:"])
    XCTAssertEqual(Set(actions.map(\.event)), [.touchUpInside])
    assertProblems(document, [])
  }

  func test_fixture_splitInClassicStyle() throws {
    let document = try Fixture.read("split-classic-show-detail")
    let split = try XCTUnwrap(document.initialController.flatMap(document.controller))
    XCTAssertEqual(split.id, "H1p-Uh-vWS")
    XCTAssertEqual(split.splitStyle, .classic)
    XCTAssertEqual(
      document.segueLines.sorted(),
      [
        "detailViewController splitViewController H1p-Uh-vWS → vC3-pB-5Vb",
        "masterViewController splitViewController H1p-Uh-vWS → RMx-3f-FxP",
        "rootViewController navigationController RMx-3f-FxP → 7bK-jq-Zjz",
        "rootViewController navigationController vC3-pB-5Vb → JEX-9P-axG",
        "showDetail 'showDetail' tableViewCell WCw-Qf-5nD → vC3-pB-5Vb",
      ])
    XCTAssertEqual(document.controller("RMx-3f-FxP")?.title, "Master")
    XCTAssertEqual(document.controller("7bK-jq-Zjz")?.title, "Master")
    XCTAssertEqual(document.controller("7bK-jq-Zjz")?.customClass?.name, "MasterViewController")
    XCTAssertEqual(document.controller("JEX-9P-axG")?.title, "Detail")
    XCTAssertEqual(document.controller("JEX-9P-axG")?.customClass?.name, "DetailViewController")
    XCTAssertEqual(document.controller("JEX-9P-axG")?.outlets.map(\.property), ["detailDescriptionLabel"])
    let constraints = try XCTUnwrap(document.controller("JEX-9P-axG")?.view?.constraints)
    XCTAssertEqual(constraints.count, 3)
    XCTAssertEqual(constraints.filter(\.isSymbolic).map(\.constant), [20, 20])
    XCTAssertEqual(document.entries(.constraint).count, 3)
    assertProblems(document, [])
  }

  func test_fixture_splitWithThreeColumnsAsLaunchScreen() throws {
    let document = try Fixture.read("split-three-columns-launch-screen")
    XCTAssertTrue(document.isLaunchScreen)
    XCTAssertEqual(document.toolsVersion, "24093.9")
    let split = try XCTUnwrap(document.initialController.flatMap(document.controller))
    XCTAssertEqual(split.id, "Cqo-6I-B1A")
    XCTAssertEqual(split.splitStyle, .tripleColumn)
    XCTAssertEqual(
      document.segueLines.sorted(),
      [
        "detailViewController splitViewController Cqo-6I-B1A → 2hg-qO-omg",
        "masterViewController splitViewController Cqo-6I-B1A → oiG-nz-IQ0",
        "rootViewController navigationController oiG-nz-IQ0 → DP8-gJ-OEv",
        "supplementaryViewController splitViewController Cqo-6I-B1A → v11-YU-de9",
      ])
    XCTAssertEqual(document.controller("oiG-nz-IQ0")?.isToolbarHidden, false)
    let feeds = try XCTUnwrap(document.controller("DP8-gJ-OEv"))
    XCTAssertEqual(feeds.navigationItem?.title, "Feeds")
    XCTAssertEqual(feeds.navigationItem?.rightItems.map(\.hasSystemImage), [true])
    XCTAssertEqual(feeds.toolbarItems.count, 3)
    XCTAssertEqual(feeds.toolbarItems.map(\.systemItem), [nil, "flexibleSpace", "add"])
    XCTAssertEqual(document.entries(.constraint).count, 0)
    XCTAssertTrue(document.controllers.allSatisfy { $0.outlets.isEmpty })
    // The placeholders have a class, which is no class of the app.
    assertProblems(document, [])
  }

  func test_fixture_pageController() throws {
    let document = try Fixture.read("page-controller")
    let pages = try XCTUnwrap(document.initialController.flatMap(document.controller))
    XCTAssertEqual(pages.id, "c9R-0n-AJU")
    XCTAssertEqual(pages.kind, .pageViewController)
    XCTAssertEqual(pages.customClass?.qualifiedName, "SwinjectStoryboardTests.AnimalPagesViewController")
    XCTAssertEqual(pages.pageTransitionStyle, .pageCurl)
    XCTAssertEqual(pages.pageNavigationOrientation, .horizontal)
    XCTAssertEqual(pages.spineLocation, .min)
    XCTAssertNil(pages.view)
    XCTAssertEqual(document.controller(withIdentifier: "AnimalPage")?.id, "DEB-S9-zld")
    XCTAssertEqual(document.controller("DEB-S9-zld")?.customClass?.name, "AnimalViewController")
    XCTAssertEqual(document.segues, [])
    XCTAssertEqual(document.entries(.constraint).count, 0)
    assertProblems(document, [])
  }

  func test_fixture_embeddedContainerInReference() throws {
    let document = try Fixture.read("embedded-container-in-reference")
    XCTAssertEqual(document.initialController, "NJ2-ua-euL")
    XCTAssertEqual(
      document.controller("0Zk-gc-Ntb")?.customClass?.qualifiedName, "Pageboy_Example.GradientViewController")
    XCTAssertEqual(
      document.segueLines.sorted(),
      [
        "embed containerView 4aG-3R-ODU → z4M-Sj-thn",
        "rootViewController navigationController NJ2-ua-euL → 0Zk-gc-Ntb",
      ])
    XCTAssertEqual(try document.view("4aG-3R-ODU").frame, .init(x: 0, y: 64, width: 375, height: 603))
    let reference = try XCTUnwrap(document.scene(of: "z4M-Sj-thn")?.reference)
    XCTAssertEqual(reference.target, .initial(of: .init("Pageboy")))

    let root = try XCTUnwrap(document.controller("0Zk-gc-Ntb")?.view)
    XCTAssertEqual(root.constraints.count, 8)
    XCTAssertEqual(try document.view("Ae9-Vm-UP2").customClass?.name, "GradientView")
    let items = root.constraints.map { Set([$0.firstItem, $0.secondItem].compactMap(\.self)) }
    XCTAssertEqual(items.filter { $0.contains("kzu-HP-NcF") && $0.contains("4aG-3R-ODU") }.count, 4)
    XCTAssertEqual(items.filter { $0.contains("Ae9-Vm-UP2") && !$0.contains("kzu-HP-NcF") }.count, 4)
    // The guide is declared after the constraints that name it.
    let guide = try XCTUnwrap(root.guides.first { $0.id == "kzu-HP-NcF" })
    XCTAssertGreaterThan(guide.location, try XCTUnwrap(root.constraints.last).location)
    XCTAssertEqual(document.controller("0Zk-gc-Ntb")?.outlets.map(\.property), ["gradientView"])
    assertProblems(document, [])
  }

  func test_fixture_storyboardReferences() throws {
    let document = try Fixture.read("storyboard-references")
    let first = try XCTUnwrap(document.initialController.flatMap(document.controller))
    XCTAssertEqual(first.customClass?.qualifiedName, "ResourceApp.FirstViewController")
    XCTAssertEqual(first.storyboardIdentifier, "asdf")
    XCTAssertEqual(
      document.segueLines,
      [
        "show 'toMain' viewController IfC-nk-yIu → pmI-7c-sCm",
        "show 'toAVPlayerController' viewController IfC-nk-yIu → IcN-B5-zUv",
        "show 'toSomeStoryboard' viewController IfC-nk-yIu → kne-1k-ozT",
        "show 'toUnknown' viewController IfC-nk-yIu → Zbd-89-K73",
      ])
    let references = try first.segues.map { try XCTUnwrap(document.scene(of: $0.destination)?.reference) }
    XCTAssertEqual(
      references.map(\.target),
      [
        .initial(of: .init("Main")),
        .controller(identifier: "avpVC", in: .init("Specials")),
        .initial(of: .init("SomeStoryboard")), .initial(of: nil),
      ])
    XCTAssertEqual(references.map(\.bundleIdentifier), [nil, nil, "com.example.someBundle", nil])
    XCTAssertEqual(document.entries(.constraint).count, 0)
    guard case .namedColor("My Red", .rgb(let red, _, _, 1, "displayP3")?)? = document.resources.first else {
      return XCTFail("\(document.resources)")
    }
    XCTAssertEqual(red, 0.72156864404678345)
    XCTAssertEqual(first.view?.backgroundColor, .named("My Red"))
    assertProblems(document, [])
  }

  func test_fixture_drawerWithCustomAndUnwindSegues() throws {
    let document = try Fixture.read("drawer-custom-and-unwind-segues")
    XCTAssertEqual(document.toolsVersion, "5056")
    let initial = try XCTUnwrap(document.initialController.flatMap(document.controller))
    XCTAssertEqual(initial.customClass, .init(name: "ECSlidingViewController"))
    XCTAssertEqual(initial.relationships, [])
    XCTAssertEqual(
      initial.runtimeAttributes.map(\.keyPath),
      ["topViewControllerStoryboardId", "underLeftViewControllerStoryboardId"])
    XCTAssertEqual(
      initial.runtimeAttributes.map(\.value), [.string("HomeNavigationController"), .string("MenuViewController")])

    let menu = try XCTUnwrap(document.controller(withIdentifier: "MenuViewController"))
    XCTAssertEqual(menu.id, "F6a-MU-Um8")
    XCTAssertEqual(menu.customClass?.name, "MEMenuViewController")
    XCTAssertEqual(menu.view?.hasStaticCells, true)
    XCTAssertEqual(menu.view?.sections.map(\.cells.count), [2])
    XCTAssertEqual(
      menu.view?.sections.flatMap(\.cells).map { $0.contentView?.subviews.first?.text }, ["Home", "Settings"])
    XCTAssertEqual(document.controller(withIdentifier: "HomeNavigationController")?.id, "YZN-Rg-WYX")
    XCTAssertEqual(document.controller("vBy-Fc-a7l")?.definesPresentationContext, true)
    XCTAssertEqual(document.controller(withIdentifier: "SettingsViewController")?.id, "Vnj-XV-PPz")

    XCTAssertEqual(
      document.segueLines.sorted(),
      [
        "custom tableViewCell 0Rk-oW-Q40 → vBy-Fc-a7l class ECSlidingSegue",
        "custom tableViewCell QlK-6Z-IXB → YZN-Rg-WYX class ECSlidingSegue",
        "rootViewController navigationController YZN-Rg-WYX → 87u-ZJ-49t",
        "rootViewController navigationController vBy-Fc-a7l → Vnj-XV-PPz",
        "unwind unwindToMenuViewController: barButtonItem V4M-rz-zDi → Qbe-Xw-RHl",
        "unwind unwindToMenuViewController: barButtonItem gDy-hb-lIv → LMD-nb-ePp",
      ])
    XCTAssertEqual(document.scene(of: "Vnj-XV-PPz")?.exit?.id, "Qbe-Xw-RHl")
    XCTAssertEqual(document.scene(of: "87u-ZJ-49t")?.exit?.id, "LMD-nb-ePp")
    XCTAssertEqual(document.entries(.constraint).count, 0)
    XCTAssertNil(document.attributes.bool("useTraitCollections"))
    assertProblems(document, [])
  }

  func test_fixture_modalStylesAndReference() throws {
    let document = try Fixture.read("modal-styles-and-reference")
    XCTAssertEqual(document.initialController, "eLi-bf-N7D")
    let root = try XCTUnwrap(document.controller("McG-6E-zrF"))
    XCTAssertEqual(root.kind, .tableViewController)
    XCTAssertEqual(root.navigationItem?.title, "Root View Controller")
    XCTAssertEqual(root.view?.sections.map(\.cells.count), [3, 3])
    XCTAssertEqual(root.view?.sections.map(\.headerTitle), ["Section-1", nil])
    XCTAssertEqual(root.view?.sections.map(\.footerTitle), [nil, "footer"])
    XCTAssertEqual(
      document.segueLines,
      [
        "presentation button qo6-GC-tuQ → ElF-Se-9Ra fullScreen flipHorizontal",
        "showDetail 'test' tableViewController McG-6E-zrF → ElF-Se-9Ra",
        "show tableViewController McG-6E-zrF → ElF-Se-9Ra",
        "presentation button yyf-Ww-OT1 → F5Y-Gm-KdX pageSheet partialCurl",
        "rootViewController navigationController eLi-bf-N7D → McG-6E-zrF",
      ])
    XCTAssertEqual(document.scene(of: "F5Y-Gm-KdX")?.reference?.target, .initial(of: .init("StoryboardAsset")))

    let actions = document.views.flatMap(\.actions)
    XCTAssertEqual(actions.map(\.selector), ["cut:", "cut:"])
    XCTAssertEqual(Set(actions.map(\.event)), [.touchUpInside])
    for action in actions {
      XCTAssertEqual(document.index[action.destination]?.kind, .placeholder)
    }
    guard case .placeholder(let placeholder)? = document.scene(of: "McG-6E-zrF")?.objects.last else {
      return XCTFail("no placeholder")
    }
    XCTAssertEqual(placeholder.id, actions.first?.destination)
    XCTAssertEqual(placeholder.kind, .firstResponder)

    guard case .recognizer(let pinch)? = document.scene(of: "3Lv-op-8QZ")?.objects.last else {
      return XCTFail("no recognizer")
    }
    XCTAssertEqual(pinch.kind, .pinch)
    let member = try XCTUnwrap(document.controller("3Lv-op-8QZ")?.view?.outletCollectionMembers.first)
    XCTAssertEqual(member.property, "gestureRecognizers")
    XCTAssertEqual(member.destination, pinch.id)
    XCTAssertTrue(member.appends)
    XCTAssertEqual(try document.view("3lT-U0-1ZL").items.map(\.systemItem), ["favorites", "more"])
    XCTAssertEqual(document.entries(.constraint).count, 0)
    assertProblems(document, ["160 notice STORY-31: \(unreachable("viewController", "3Lv-op-8QZ"))"])
  }

  func test_fixture_formatOfIOS6() throws {
    let document = try Fixture.read("ios6-format-drawer-custom-segues")
    XCTAssertEqual(document.version, "2.0")
    XCTAssertEqual(document.toolsVersion, "3084")
    let initial = try XCTUnwrap(document.initialController.flatMap(document.controller))
    XCTAssertEqual(initial.id, "2")
    XCTAssertEqual(initial.customClass?.name, "SWRevealViewController")
    XCTAssertNil(initial.view)
    XCTAssertEqual(
      document.segueLines.sorted(),
      [
        "custom 'sw_front' viewController 2 → fWZ-H6-3Jr class SWRevealViewControllerSegue",
        "custom 'sw_rear' viewController 2 → vRn-8p-pLv class SWRevealViewControllerSegue",
        "custom tableViewCell ICq-x9-agr → 7k1-p9-rbO class SWRevealViewControllerSegue",
        "custom tableViewCell laJ-Aw-0lT → IHS-Te-pvE class SWRevealViewControllerSegue",
        "custom tableViewCell uo6-Tw-dml → 7k1-p9-rbO class SWRevealViewControllerSegue",
        "rootViewController navigationController fWZ-H6-3Jr → IHS-Te-pvE",
      ])
    XCTAssertEqual(document.controller("fWZ-H6-3Jr")?.definesPresentationContext, true)
    let prototypes = try XCTUnwrap(document.controller("vRn-8p-pLv")?.view?.prototypes)
    XCTAssertEqual(prototypes.map(\.reuseIdentifier), ["map", "blue", "red", nil])
    XCTAssertTrue(prototypes.allSatisfy { $0.contentView?.kind == .view && $0.contentView?.id == nil })
    XCTAssertEqual(document.controller("IHS-Te-pvE")?.view?.kind, .unknown)
    XCTAssertEqual(document.controller("IHS-Te-pvE")?.view?.record.element, "mapView")

    let constraints = try XCTUnwrap(document.controller("7k1-p9-rbO")?.view)
    XCTAssertEqual(try document.view("ucw-mr-e6b").constraints.map(\.constant), [134])
    XCTAssertEqual(constraints.constraints.map(\.firstAttribute), [.top, .centerX])
    XCTAssertEqual(constraints.constraints.map(\.constant), [241, 0])
    XCTAssertEqual(document.entries(.constraint).count, 3)
    XCTAssertEqual(
      document.designTimeElements.map(\.name), ["classes", "simulatedMetricsContainer", "inferredMetricsTieBreakers"])
    assertProblems(document, ["39 notice STORY-07: 'mapView' is no view of UIKit."])
  }

  func test_fixture_runtimeAttributesOfAllTypes() throws {
    let document = try Fixture.read("runtime-attributes-all-types")
    XCTAssertNil(document.initialController)
    XCTAssertTrue(document.controllers.allSatisfy { $0.storyboardIdentifier == nil })
    let table = try XCTUnwrap(document.controller("ci0-kj-Cnf"))
    let navigation = try XCTUnwrap(document.controller("Yq2-qO-A9x"))
    let bar = try XCTUnwrap(navigation.bar("navigationBar"))
    let owners: [any StoryboardObject] = [
      try document.view("VPu-q4-v6m"), try document.view("sej-eN-l3S"), try XCTUnwrap(table.navigationItem), table, bar,
      navigation,
    ]
    XCTAssertEqual(
      owners.map(\.id), ["VPu-q4-v6m", "sej-eN-l3S", "sig-hZ-NGq", "ci0-kj-Cnf", "CdZ-yG-L9M", "Yq2-qO-A9x"])
    XCTAssertEqual(owners.map(\.runtimeAttributes.count), [9, 10, 9, 10, 9, 2])
    let twice = navigation.runtimeAttributes
    XCTAssertEqual(twice.first?.keyPath, twice.last?.keyPath)

    var counts: [String: Int] = [:]
    for attribute in owners.flatMap(\.runtimeAttributes) {
      let type =
        switch attribute.value {
        case .boolean: "boolean"
        case .integer: "integer"
        case .real: "real"
        case .string(let text): text.isEmpty ? "empty string" : "string"
        case .localizedString: "localizedString"
        case .color: "color"
        case .point: "point"
        case .size: "size"
        case .rect: "rect"
        case .range: "range"
        case .image: "image"
        case .nil: "nil"
        }
      counts[type, default: 0] += 1
    }
    XCTAssertEqual(
      counts,
      [
        "boolean": 7, "integer": 5, "real": 2, "empty string": 5, "nil": 5, "color": 5, "rect": 5, "range": 5,
        "point": 5,
        "image": 5,
      ])
    XCTAssertEqual(document.entries(.constraint).count, 0)
    XCTAssertEqual(document.segueLines, ["rootViewController navigationController Yq2-qO-A9x → ci0-kj-Cnf"])
    assertProblems(
      document,
      [
        "15 notice STORY-31: \(unreachable("tableViewController", "ci0-kj-Cnf"))",
        "135 notice STORY-31: \(unreachable("navigationController", "Yq2-qO-A9x"))",
      ])
  }

  // MARK: All fixtures

  /// No object is without a place, and reading twice gives equal values.
  func test_fixture_readingIsDeterministic() throws {
    for url in try Fixture.urls {
      let document = try StoryboardDocument(contentsOf: url)
      XCTAssertEqual(document, try StoryboardDocument(contentsOf: url), url.lastPathComponent)
      XCTAssertEqual(document.file, url.lastPathComponent)
      let ids = document.index.entries.compactMap(\.id)
      XCTAssertEqual(Set(ids).count, ids.count, url.lastPathComponent)
      for connection in document.views.flatMap(\.connections) + document.controllers.flatMap(\.connections) {
        XCTAssertNotNil(document.index[connection.destination], "\(connection)")
        XCTAssertGreaterThan(connection.location, document.location)
      }
    }
    XCTAssertEqual(try Fixture.urls.count, 12)
  }

  private func unreachable(_ element: String, _ id: String) -> String {
    "Nothing leads to \(element) '\(id)': it is not initial, has no storyboard identifier, and no scene that can be "
      + "reached has a segue to it."
  }
}
