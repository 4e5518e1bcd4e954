import BundleFormat
import Testing

@testable import UIKit
@_spi(Quince) import QuinceFoundation

/// A controller with outlets and actions, registered as lowered code registers them.
final class StoryboardScreen: UIViewController {
    var label: UILabel? { didSet { buttonsAtLabel = buttons.count } }
    var buttonsAtLabel = 0
    var buttons: [UIButton] = []
    var width: NSLayoutConstraint?
    var count = 0
    var log: [String] = []
    var creatorWord: String?

    override func awakeFromNib() {
        super.awakeFromNib()
        log.append("awake \(count)")
    }
    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        log.append("prepare \(segue.identifier ?? "-") \(type(of: segue)) \(type(of: segue.destination))")
    }
    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { identifier != "forbidden" }

    @MainActor static let register: Void = ObjectRuntime.register(StoryboardScreen.self) { entry in
        entry.setter("label") { ($0 as! StoryboardScreen).label = $1 as? UILabel }
        entry.setter("buttons") { ($0 as! StoryboardScreen).buttons = $1 as? [UIButton] ?? [] }
        entry.setter("width") { ($0 as! StoryboardScreen).width = $1 as? NSLayoutConstraint }
        entry.setter("count") { ($0 as! StoryboardScreen).count = objectArgument($1, "count") }
        entry.method("press:") { object, arguments in
            (object as! StoryboardScreen).log.append("press \(type(of: arguments[0]!))")
            return nil
        }
        entry.method("back:") { object, arguments in
            (object as! StoryboardScreen).log.append("back \((arguments[0] as? UIStoryboardSegue)?.identifier ?? "-")")
            return nil
        }
    }
}

/// A button that looks at what the document said, and has the last word, in its initialiser.
final class StoryboardBadge: UIButton {
    var seen = ""
    required init?(coder: NSCoder) {
        super.init(coder: coder)
        seen = "\(title(for: .normal) ?? "-") \(Int(frame.width)) \(subviews.isEmpty ? "empty" : "parts")"
        backgroundColor = .red
    }
    @MainActor static let register: Void = ObjectRuntime.register(StoryboardBadge.self) { _ in }
}

final class StoryboardJump: UIStoryboardSegue {
    override init(identifier: String?, source: UIViewController, destination: UIViewController) {
        super.init(identifier: identifier, source: source, destination: destination)
    }
    override func perform() { (source as? StoryboardScreen)?.log.append("jump") }

    @MainActor static let register: Void = ObjectRuntime.register(StoryboardJump.self) { entry in
        entry.factory(.identifierSourceDestination) { arguments in
            StoryboardJump(
                identifier: objectArgument(arguments, 0, "identifier"), source: objectArgument(arguments, 1, "source"),
                destination: objectArgument(arguments, 2, "destination"))
        }
    }
}

@MainActor @Suite struct StoryboardTests {
    init() {
        StoryboardScreen.register
        StoryboardBadge.register
        StoryboardJump.register
    }

    private func screen(_ storyboard: UIStoryboard) -> StoryboardScreen {
        let controller = storyboard.instantiateInitialViewController() as! StoryboardScreen
        controller.loadViewIfNeeded()
        return controller
    }

    @Test func outletsCollectionsAndActionsAreConnected() {
        let controller = screen(
            InterfaceReader.storyboard(
                InterfaceReader.controller(
                    class: "StoryboardScreen",
                    subviews: """
                        <label text="Hello" id="l"><rect key="frame" x="1" y="2" width="30" height="20"/></label>
                        <button buttonType="system" id="a"><state key="normal" title="A"/><connections>
                        <action selector="press:" destination="main" eventType="touchUpInside" id="c1"/></connections></button>
                        <button buttonType="system" id="b"><state key="normal" title="B"/></button>
                        """,
                    """
                    <connections><outlet property="label" destination="l" id="c2"/>
                    <outletCollection property="buttons" destination="b" id="c3"/>
                    <outletCollection property="buttons" destination="a" id="c4"/></connections>
                    """)))
        #expect(controller.label?.text == "Hello")
        #expect(controller.label?.frame == CGRect(x: 1, y: 2, width: 30, height: 20))
        #expect(controller.buttons.map { $0.title(for: .normal) } == ["B", "A"])
        controller.buttons[1].sendActions(for: .touchUpInside)
        #expect(controller.log == ["awake 0", "press UIButton"])
    }

    @Test func collectionsAreConnectedWhereTheDocumentNamesThem() {
        let controller = screen(
            InterfaceReader.storyboard(
                InterfaceReader.controller(
                    class: "StoryboardScreen",
                    subviews: """
                        <label text="Hello" id="l"/><button buttonType="system" id="a"/><button buttonType="system" id="b"/>
                        """,
                    """
                    <connections><outletCollection property="buttons" destination="b" id="c3"/><outlet property="label" destination="l" id="c2"/>
                    <outletCollection property="buttons" destination="a" id="c4"/></connections>
                    """)))
        #expect(controller.buttonsAtLabel == 2)
    }

    @Test func popoversPointAtBarItems() throws {
        let device = TestDevice()
        let storyboard = InterfaceReader.storyboard(
            InterfaceReader.controller(
                class: "StoryboardScreen",
                """
                <navigationItem key="navigationItem" id="n"><barButtonItem key="rightBarButtonItem" title="More" id="b"/></navigationItem>
                <connections><segue destination="second" kind="popoverPresentation" identifier="go" animates="NO"
                popoverAnchorBarButtonItem="b" id="s"><popoverArrowDirection key="popoverArrowDirection" up="YES" left="YES"/></segue>
                </connections>
                """),
            InterfaceReader.controller("second"))
        let controller = screen(storyboard)
        device.show(UINavigationController(rootViewController: controller))
        controller.performSegue(withIdentifier: "go", sender: nil)
        let popover = try #require(controller.presentedViewController?.popoverPresentationController)
        #expect(popover.sourceItem === controller.navigationItem.rightBarButtonItem)
        #expect(popover.permittedArrowDirections == [.up, .left])
    }

    @Test func viewsAtAFixedFrameKeepIt() {
        let controller = screen(
            InterfaceReader.storyboard(
                InterfaceReader.controller(
                    class: "StoryboardScreen",
                    subviews: """
                        <label text="Hello" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                        <rect key="frame" x="40" y="50" width="30" height="20"/></label>
                        """,
                    "<connections><outlet property=\"label\" destination=\"l\" id=\"c2\"/></connections>")))
        controller.view.layoutIfNeeded()
        #expect(controller.label?.frame == CGRect(x: 40, y: 50, width: 30, height: 20))
    }

    @Test func framesMayBeInsets() throws {
        let controller = InterfaceReader.storyboard(
            InterfaceReader.controller(
                subviews: """
                    <label text="Hello" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="l">
                    <frame key="frameInset" minX="10" minY="134" width="120" height="40"/></label>
                    """)
        ).instantiateInitialViewController()
        #expect(controller?.view.subviews.first?.frame == CGRect(x: 10, y: 134, width: 120, height: 40))
    }

    @Test func anInitialiserFindsTheDocumentsPropertiesAndHasTheLastWord() {
        let controller = screen(
            InterfaceReader.storyboard(
                InterfaceReader.controller(
                    class: "StoryboardScreen",
                    subviews: """
                        <button customClass="StoryboardBadge" customModule="UIKitTests" id="a"><rect key="frame" x="0" y="0" width="70" height="30"/>
                        <color key="backgroundColor" white="0" alpha="1"/><state key="normal" title="Go"/></button>
                        """)))
        let badge = controller.view.subviews[0] as! StoryboardBadge
        #expect(badge.seen.hasPrefix("Go 70"))
        #expect(badge.backgroundColor == .red)
    }

    @Test func attributesOfTheControllerAreSetBeforeItAwakes() {
        let controller = screen(
            InterfaceReader.storyboard(
                InterfaceReader.controller(
                    class: "StoryboardScreen",
                    subviews: """
                        <view id="v"><userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="9"/>
                        </userDefinedRuntimeAttribute>
                        <userDefinedRuntimeAttribute type="boolean" keyPath="clipsToBounds" value="YES"/>
                        </userDefinedRuntimeAttributes></view>
                        """,
                    """
                    <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="count">
                    <integer key="value" value="3"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
                    """)))
        #expect(controller.log == ["awake 3"])
        #expect(controller.view.subviews[0].layer.cornerRadius == 9)
        #expect(controller.view.subviews[0].clipsToBounds)
    }

    @Test func itemsOfBarsHaveTheirAccessibility() throws {
        let controller = screen(
            InterfaceReader.storyboard(
                InterfaceReader.controller(
                    class: "StoryboardScreen",
                    subviews: """
                        <toolbar id="t"><items>
                        <barButtonItem title="New" id="a"><accessibility key="accessibilityConfiguration" identifier="new" label="New one"/>
                        </barButtonItem>
                        <barButtonItem title="Old" id="b"><userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="old"/>
                        </userDefinedRuntimeAttributes></barButtonItem>
                        </items></toolbar>
                        <view id="v"><userDefinedRuntimeAttributes>
                        <userDefinedRuntimeAttribute type="string" keyPath="accessibilityIdentifier" value="plain"/>
                        </userDefinedRuntimeAttributes></view>
                        """)))
        let items = try #require((controller.view.subviews.first as? UIToolbar)?.items)
        #expect(items.map(\.accessibilityIdentifier) == ["new", "old"])
        #expect(items.map(\.accessibilityLabel) == ["New one", nil])
        #expect(controller.view.subviews.last?.accessibilityIdentifier == "plain")
    }

    @Test func textsForVoiceOverAreLocalised() throws {
        let controller = screen(
            InterfaceReader.storyboard(
                strings: ["s.accessibilityLabel": "Erledigt", "a.accessibilityLabel": "Neu"],
                InterfaceReader.controller(
                    class: "StoryboardScreen",
                    subviews: """
                        <switch id="s"><accessibility key="accessibilityConfiguration" label="Done" hint="Tap"/></switch>
                        <toolbar id="t"><items>
                        <barButtonItem title="New" id="a"><accessibility key="accessibilityConfiguration" label="New one"/></barButtonItem>
                        </items></toolbar>
                        """)))
        #expect(controller.view.subviews.first?.accessibilityLabel == "Erledigt")
        #expect(controller.view.subviews.first?.accessibilityHint == "Tap")
        #expect((controller.view.subviews.last as? UIToolbar)?.items?.first?.accessibilityLabel == "Neu")
    }

    @Test func controllersAreFreedWithTheirScenes() {
        weak var unloaded: UIViewController?
        weak var loaded: UIViewController?
        weak var list: UIViewController?
        do {
            let storyboard = InterfaceReader.storyboard(
                InterfaceReader.controller(
                    class: "StoryboardScreen",
                    subviews: """
                        <label text="Hello" id="l"/>
                        <button id="a"><connections><action selector="press:" destination="main" eventType="touchUpInside" id="c1"/>
                        <segue destination="main" kind="show" id="s1"/></connections></button>
                        """,
                    """
                    <navigationItem key="navigationItem" title="Title" id="n"/>
                    <connections><outlet property="label" destination="l" id="c2"/>
                    <segue destination="main" kind="show" identifier="go" id="s2"/></connections>
                    """),
                """
                <tableViewController id="list" storyboardIdentifier="list" sceneMemberID="viewController">
                <tableView key="view" id="t"><prototypes><tableViewCell reuseIdentifier="cell" id="p">
                <connections><segue destination="main" kind="show" id="s3"/></connections></tableViewCell></prototypes>
                <connections><outlet property="dataSource" destination="list" id="c3"/></connections></tableView></tableViewController>
                """)
            unloaded = storyboard.instantiateInitialViewController()
            let controller = screen(storyboard)
            loaded = controller
            #expect(controller.label?.text == "Hello")
            let table = storyboard.instantiateViewController(withIdentifier: "list") as! UITableViewController
            list = table
            _ = table.tableView.dequeueReusableCell(withIdentifier: "cell")
        }
        #expect(unloaded == nil)
        #expect(loaded == nil)
        #expect(list == nil)
    }

    @Test func fontsColoursAndStates() throws {
        let controller = screen(
            InterfaceReader.storyboard(
                strings: ["l.text": "Hallo"],
                InterfaceReader.controller(
                    class: "StoryboardScreen",
                    subviews: """
                        <label text="Hello" textAlignment="center" lineBreakMode="tailTruncation" numberOfLines="0" id="l">
                        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="21"/>
                        <color key="textColor" red="1" green="0.5" blue="0" alpha="0.5" colorSpace="custom" customColorSpace="sRGB"/></label>
                        <label text="B" id="m"><fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
                        <color key="textColor" systemColor="secondaryLabelColor"/></label>
                        <slider minValue="1" maxValue="50" value="25" id="s"/>
                        """)))
        let labels = controller.view.subviews.compactMap { $0 as? UILabel }
        #expect(labels[0].text == "Hallo")
        #expect(labels[0].font == .systemFont(ofSize: 21, weight: .semibold))
        #expect(labels[0].textColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5))
        #expect(labels[0].textAlignment == .center)
        #expect(labels[0].numberOfLines == 0)
        #expect(labels[1].font.pointSize == UIFont.preferredFont(forTextStyle: .title1).pointSize)
        #expect(labels[1].textColor == .secondaryLabel)
        let slider = try #require(controller.view.subviews.last as? UISlider)
        #expect([slider.minimumValue, slider.maximumValue, slider.value] == [1, 50, 25])
    }

    @Test func constraintsFollowTheSizeClass() {
        let device = TestDevice()
        let controller = screen(
            InterfaceReader.storyboard(
                InterfaceReader.controller(
                    class: "StoryboardScreen",
                    subviews: """
                        <view translatesAutoresizingMaskIntoConstraints="NO" id="v"><constraints>
                        <constraint firstAttribute="width" constant="100" id="w"><variation key="widthClass=compact" constant="60"/></constraint>
                        <constraint firstAttribute="width" secondItem="v" secondAttribute="height" multiplier="3:1" id="r"/></constraints></view>
                        """,
                    inView: """
                        <constraints><constraint firstItem="v" firstAttribute="leading" secondItem="main-safe" secondAttribute="leading"
                        constant="16" id="x"/><constraint firstItem="v" firstAttribute="top" secondItem="main-view" secondAttribute="topMargin"
                        id="y"/></constraints>
                        """,
                    "<connections><outlet property=\"width\" destination=\"w\" id=\"c\"/></connections>")))
        device.show(controller)
        let view = controller.view.subviews[0]
        #expect(controller.width?.constant == 60)
        #expect(view.frame.size == CGSize(width: 60, height: 20))
        #expect(view.frame.minX == 16)
        #expect(view.frame.minY == controller.view.layoutMargins.top)
    }

    @Test func segues() {
        let device = TestDevice()
        let storyboard = InterfaceReader.storyboard(
            InterfaceReader.controller(
                class: "StoryboardScreen",
                subviews: """
                    <button id="b"><connections><segue destination="second" kind="presentation" identifier="forbidden" id="s1"/></connections>
                    </button>
                    """,
                """
                <connections><segue destination="second" kind="presentation" identifier="go" modalPresentationStyle="fullScreen"
                animates="NO" id="s2"/><segue destination="second" kind="custom" customClass="StoryboardJump" customModule="UIKitTests"
                identifier="leap" id="s3"/></connections>
                """),
            InterfaceReader.controller(
                "second",
                """
                <connections><segue destination="second-exit" kind="unwind" identifier="home" unwindAction="back:" animates="NO" id="s4"/>
                </connections>
                """))
        let controller = screen(storyboard)
        device.show(controller)
        controller.log = []
        (controller.view.subviews[0] as? UIButton)?.sendActions(for: .primaryActionTriggered)
        #expect(controller.presentedViewController == nil)
        controller.performSegue(withIdentifier: "leap", sender: nil)
        controller.performSegue(withIdentifier: "go", sender: nil)
        device.settle()
        #expect(
            controller.log == ["prepare leap StoryboardJump UIViewController", "jump", "prepare go UIStoryboardSegue UIViewController"])
        #expect(controller.presentedViewController?.modalPresentationStyle == .fullScreen)
        controller.presentedViewController?.performSegue(withIdentifier: "home", sender: nil)
        device.settle()
        #expect(controller.log.last == "back home")
        #expect(controller.presentedViewController == nil)
    }

    /// Interface Builder leaves an empty list of sections in a table that once was static.
    @Test func aTableOfPrototypesAsksItsDataSource() throws {
        let tables = ["prototypes", "static"].map { mode in
            InterfaceReader.storyboard(
                InterfaceReader.controller(
                    subviews: """
                        <tableView dataMode="\(mode)" style="plain" id="t"><rect key="frame" x="0" y="0" width="300" height="400"/>
                        <sections/></tableView>
                        """)
            ).instantiateInitialViewController()?.view.subviews.first as? UITableView
        }
        #expect(try #require(tables[0]).staticContent == nil)
        #expect(try #require(tables[1]).staticContent != nil)
    }

    @Test func controls() {
        let storyboard = InterfaceReader.storyboard(
            InterfaceReader.controller(
                subviews: """
                    <segmentedControl segmentControlStyle="plain" selectedSegmentIndex="1" id="s"><segments><segment title="One"/>
                    <segment title="Two" enabled="NO" width="80"/></segments>
                    <color key="selectedSegmentTintColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom"/></segmentedControl>
                    <stepper minimumValue="2" maximumValue="9" value="5" stepValue="3" wraps="YES" id="t"/>
                    <pageControl numberOfPages="4" currentPage="2" hidesForSinglePage="YES" id="p"/>
                    """))
        let views = storyboard.instantiateInitialViewController()!.view.subviews
        let segments = views[0] as? UISegmentedControl
        #expect(segments?.numberOfSegments == 2)
        #expect(segments?.selectedSegmentIndex == 1)
        #expect(segments?.titleForSegment(at: 0) == "One")
        #expect(segments?.isEnabledForSegment(at: 1) == false)
        #expect(segments?.widthForSegment(at: 1) == 80)
        #expect(segments?.selectedSegmentTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
        let stepper = views[1] as? UIStepper
        #expect(stepper?.minimumValue == 2)
        #expect(stepper?.maximumValue == 9)
        #expect(stepper?.value == 5)
        #expect(stepper?.stepValue == 3)
        #expect(stepper?.wraps == true)
        #expect(stepper?.autorepeat == true)
        let pages = views[2] as? UIPageControl
        #expect(pages?.numberOfPages == 4)
        #expect(pages?.currentPage == 2)
        #expect(pages?.hidesForSinglePage == true)
    }

    @Test func containersChooseTheChildrenThatUnwindingSearches() {
        final class Box: UIViewController {
            var allowed: [UIViewController] = []
            var shown: [UIViewController] = []
            override func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] { allowed }
            override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) { shown.append(subsequentVC) }
        }
        StoryboardScreen.register
        let (box, first, second, origin) = (Box(), StoryboardScreen(), StoryboardScreen(), UIViewController())
        for child in [first, second, origin] { box.addChild(child) }
        let request = UIStoryboardUnwindSegueSource(source: origin, unwindAction: Selector("back:"), sender: nil)
        #expect(box.childContaining(request) === origin)
        #expect(UnwindResolution.destination(request) == nil)
        box.allowed = [first, second]
        #expect(UnwindResolution.destination(request) === first)
        UnwindResolution.perform(UIStoryboardSegue(identifier: nil, source: origin, destination: first), animated: false)
        #expect(box.shown == [first])
        let plain = UIViewController()
        for child in [first, second, origin] { plain.addChild(child) }
        #expect(plain.allowedChildrenForUnwinding(from: request) == [second, first])
    }

    @Test func everyElementTheBuilderLetsPassHasADecoder() {
        for name in InterfaceSchema.objects { #expect(InterfaceDecoders.decoder(for: name) != nil, "no decoder for <\(name)>") }
        // Apps with an element that the compiler of documents does not know are not built: text views once were such.
        for name in InterfaceDecoders.names { #expect(InterfaceSchema.elements.contains(name), "<\(name)> is no build error") }
    }
}
