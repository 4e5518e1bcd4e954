import DeviceProtocol
import Testing

@testable import UIKit

/// The bars of navigation controllers beside the content: large titles, toolbars, backgrounds at the scroll edges.
@MainActor @Suite(.serialized) struct NavigationBarsTests {
    private final class Page: UIViewController {
        let scrollView = UIScrollView()

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Page"
            scrollView.frame = view.bounds
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 300, height: 3000)
            view.addSubview(scrollView)
        }
    }

    private final class Measuring: UIViewController {
        var sizes: [CGSize] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            sizes += [navigationController].compactMap { $0?.navigationBar.bounds.size }
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            sizes += [navigationController].compactMap { $0?.navigationBar.frame.size }
        }
    }

    @Test func theBarHasItsSizeWhenTheFirstViewLoads() {
        let device = TestDevice()
        let page = Measuring()
        let window = device.show(UINavigationController(rootViewController: page))
        #expect(page.sizes == Array(repeating: CGSize(width: window.bounds.width, height: 44), count: 2))
    }

    private func show(_ page: Page? = nil, _ configure: (UINavigationController) -> Void = { _ in }) -> (
        TestDevice, UINavigationController, Page
    ) {
        let device = TestDevice()
        let page = page ?? Page()
        let navigation = UINavigationController(rootViewController: page)
        configure(navigation)
        device.show(navigation)
        return (device, navigation, page)
    }

    /// The bar's top and, 44 points lower, its end: at a Dynamic Island it begins a pixel above the status bar's end at 54.
    private static let top: CGFloat = 59 - 16 / 3, end = top + 44

    private func near(_ value: CGFloat, _ expected: CGFloat) -> Bool { abs(value - expected) < 0.001 }

    /// What many apps do for buttons whose pictures are too large: the mask's translation is left on.
    @Test func customViewsHaveTheSizeTheirConstraintsSay() {
        let button = UIButton()
        let room = CGRect(x: 0, y: 0, width: 40, height: 60)
        let picture = UIGraphicsImageRenderer(size: room.size).image { $0.fill(room) }
        button.setImage(picture, for: .normal)
        let page = Page()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: button)
        button.widthAnchor.constraint(equalToConstant: 25).isActive = true
        button.heightAnchor.constraint(equalToConstant: 20).isActive = true
        let (device, navigation, _) = show(page)
        defer { device.settle() }
        #expect(button.bounds.size == CGSize(width: 25, height: 20))
        let place = button.convert(button.bounds, to: navigation.navigationBar)
        #expect(place.maxX == CGFloat(393 - 16))
        #expect(near(place.midY, 22))
        let broken = button.constraints.filter { !$0.isActive }
        #expect(broken.isEmpty)
    }

    private final class Renamer: NSObject, UINavigationItemRenameDelegate {
        var log: [String] = []

        func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String) -> Bool {
            log.append("should \(title)")
            return true
        }

        func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) {
            log.append("did \(title), \(navigationItem.title ?? "none")")
        }
    }

    private func all<View: UIView>(_ type: View.Type, in view: UIView) -> [View] {
        view.subviews.flatMap { ([$0 as? View].compactMap { $0 }) + all(type, in: $0) }
    }

    @Test func aTitleIsEditedInItsPlace() throws {
        let (device, navigation, page) = show()
        defer { device.settle() }
        let renamer = Renamer(), bar = navigation.navigationBar
        #expect(all(NavigationTitleMenu.self, in: bar).isEmpty)
        page.navigationItem.renameDelegate = renamer
        device.settle()
        let title = try #require(all(NavigationTitleMenu.self, in: bar).first)
        // In the middle, but on whole pixels.
        #expect(abs(title.convert(title.bounds, to: bar).midX - 393 / 2) < 0.34)
        let button = try #require(all(UIButton.self, in: title).first)
        let action = try #require(button.menu?.children.first as? UIAction)
        #expect(action.title == "Rename")
        #expect(button.showsMenuAsPrimaryAction)
        action.performWithSender(button, target: nil)
        let field = try #require(all(UITextField.self, in: title).first)
        #expect(field.isFirstResponder)
        #expect(field.text == "Page")
        #expect(title.bounds.width > 300)
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "Page")
        field.insertText("Book")
        field.resignFirstResponder()
        #expect(renamer.log == ["should Book", "did Book, Book"])
        #expect(page.navigationItem.title == "Book")
        device.settle()
        let shown = all(UITextField.self, in: bar).filter { !$0.isHidden }
        #expect(shown.isEmpty)
    }

    @Test func aTitleHasTheMenuItsProviderMakes() throws {
        let (device, navigation, page) = show()
        defer { device.settle() }
        page.navigationItem.titleMenuProvider = { UIMenu(children: $0 + [UIAction(title: "Move") { _ in }]) }
        device.settle()
        let title = try #require(all(NavigationTitleMenu.self, in: navigation.navigationBar).first)
        let titles = all(UIButton.self, in: title).first?.menu?.children.map { $0.title }
        #expect(titles == ["Move"])
        page.navigationItem.titleMenuProvider = { _ in nil }
        device.settle()
        #expect(all(NavigationTitleMenu.self, in: navigation.navigationBar).isEmpty)
    }

    @Test func customViewsAreAsLargeAsWhatTheyHold() {
        let stack = UIStackView()
        for text in ["One", "Two"] {
            let label = UILabel()
            label.text = text
            stack.addArrangedSubview(label)
        }
        stack.spacing = 8
        stack.translatesAutoresizingMaskIntoConstraints = false
        let page = Page()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: stack)
        let (device, _, _) = show(page)
        defer { device.settle() }
        let labels = stack.arrangedSubviews.map(\.intrinsicContentSize)
        #expect(near(stack.bounds.width, labels[0].width + 8 + labels[1].width))
    }

    /// Fonts with tall lines get the room these take, so that nothing of the title is cut off.
    @Test func largeTitlesHaveTheRoomTheirFontTakes() throws {
        let font = UIFont.systemFont(ofSize: 60, weight: .bold)
        let (_, navigation, page) = show {
            $0.navigationBar.prefersLargeTitles = true
            $0.navigationBar.largeTitleTextAttributes = [.font: font]
        }
        let content = try #require(navigation.navigationBar.subviews.lazy.compactMap { $0 as? NavigationBarContentView }.first)
        let title = try #require(content.subviews.lazy.compactMap { $0 as? LargeTitleView }.first)
        let label = try #require(title.subviews.first as? UILabel)
        #expect(label.frame.height >= font.lineHeight - 1)
        #expect(near(label.frame.minY, 0))
        #expect(label.frame.maxY <= title.bounds.height)
        #expect(near(navigation.navigationBar.frame.height, 44 + title.bounds.height))
        #expect(page.scrollView.adjustedContentInset.top >= Self.end + title.bounds.height - 0.01)
        // The usual font has the usual room.
        navigation.navigationBar.largeTitleTextAttributes = nil
        navigation.view.setNeedsLayout()
        navigation.view.layoutIfNeeded()
        #expect(near(navigation.navigationBar.frame.height, 44 + 52))
    }

    @Test func largeTitlesGiveWayToContent() {
        let (device, navigation, page) = show { $0.navigationBar.prefersLargeTitles = true }
        defer { device.settle() }
        let bar = navigation.navigationBar
        #expect(near(bar.frame.minY, Self.top))
        #expect(bar.frame.size == CGSize(width: 393, height: 96))
        #expect(near(page.scrollView.contentOffset.y, -Self.end - 52))
        page.scrollView.contentOffset.y += 20
        #expect(bar.frame.height == 76)
        #expect(near(page.scrollView.contentOffset.y, -Self.end - 32))
        #expect(near(page.view.safeAreaInsets.top, Self.end + 32))
        #expect(bar.isContentAtEdge)
        page.scrollView.contentOffset.y = 0
        #expect(bar.frame.height == 44)
        #expect(!bar.isContentAtEdge)
        #expect(near(page.view.safeAreaInsets.top, Self.end))
        page.scrollView.contentOffset.y = -Self.end - 47
        #expect(near(bar.frame.height, 91))
        // Beyond its edge the content pulls the title along, but takes no more of the safe area.
        page.scrollView.contentOffset.y = -Self.end - 72
        #expect(near(bar.frame.height, 116))
        #expect(near(page.view.safeAreaInsets.top, Self.end + 52))
    }

    /// The item of the controller below the top one says how its back button looks.
    @Test func theItemGoneBackToSaysHowTheBackButtonLooks() {
        let (device, navigation, page) = show()
        defer { device.settle() }
        page.navigationItem.backButtonDisplayMode = .minimal
        let next = UIViewController()
        next.title = "Next"
        navigation.pushViewController(next, animated: false)
        device.settle()
        #expect(text(of: backButton(in: navigation.navigationBar)) == "")
        page.navigationItem.backButtonDisplayMode = .default
        next.navigationItem.backButtonDisplayMode = .minimal
        device.settle()
        #expect(text(of: backButton(in: navigation.navigationBar)) == "Page")
    }

    private func backButton(in view: UIView) -> BackButton? {
        (view as? BackButton) ?? view.subviews.lazy.compactMap { backButton(in: $0) }.first
    }

    private func text(of button: BackButton?) -> String? {
        button?.subviews.compactMap { ($0 as? UILabel)?.text ?? ($0 is UILabel ? "" : nil) }.first
    }

    @Test func titleViewsGrowAgainWhereThereIsRoom() {
        let device = TestDevice()
        let page = Page()
        let control = UISegmentedControl(items: ["A rather long title", "Another long title"])
        page.navigationItem.titleView = control
        let wanted = control.intrinsicContentSize.width
        let button = UIBarButtonItem(title: "Something quite long", style: .plain, target: nil, action: nil)
        page.navigationItem.rightBarButtonItem = button
        let navigation = UINavigationController(rootViewController: page)
        device.show(navigation)
        defer { device.settle() }
        navigation.navigationBar.layoutIfNeeded()
        #expect(control.frame.width < wanted)
        page.navigationItem.rightBarButtonItem = nil
        device.settle()
        #expect(control.frame.width == wanted)
    }

    @Test func scrollingDoesNotEndHalfWay() {
        let (device, navigation, page) = show { $0.navigationBar.prefersLargeTitles = true }
        defer { device.settle() }
        page.scrollView.contentOffset.y = -140
        #expect(near(page.scrollView.settledBesideBars(CGPoint(x: 0, y: -140)).y, -Self.end - 52))
        #expect(near(page.scrollView.settledBesideBars(CGPoint(x: 0, y: -120)).y, -Self.end))
        #expect(page.scrollView.settledBesideBars(CGPoint(x: 0, y: -90)).y == -90)
        #expect(near(page.scrollView.offsetLimits.y.lowerBound, -Self.end - 52))
        page.scrollView.contentOffset.y = 0
        // Content may be pulled down until the whole title is back.
        #expect(near(page.scrollView.offsetLimits.y.lowerBound, -Self.end - 52))
        #expect(navigation.navigationBar.frame.height == 44)
    }

    @Test func backgroundsStandOutFromContentBelow() {
        let (device, navigation, page) = show { $0.isToolbarHidden = false }
        defer { device.settle() }
        #expect(navigation.navigationBar.isContentAtEdge)
        #expect(!navigation.toolbar.isContentAtEdge)
        let end = page.scrollView.offsetLimits.y.upperBound
        page.scrollView.contentOffset.y = end
        #expect(!navigation.navigationBar.isContentAtEdge)
        #expect(navigation.toolbar.isContentAtEdge)
        let other = UIScrollView()
        page.setContentScrollView(other, for: .top)
        #expect(page.contentScrollView(for: .top) === other)
        #expect(page.contentScrollView(for: .bottom) == nil)
    }

    @Test func toolbarsShowTheTopControllersItems() {
        let page = Page()
        let item = UIBarButtonItem(title: "One", primaryAction: nil)
        page.toolbarItems = [item]
        let (device, navigation, _) = show(page)
        defer { device.settle() }
        #expect(navigation.isToolbarHidden)
        #expect(navigation.toolbar.isHidden)
        #expect(page.view.safeAreaInsets.bottom == 34)
        navigation.isToolbarHidden = false
        #expect(navigation.toolbar.frame == CGRect(x: 0, y: 852 - 34 - 44, width: 393, height: 44))
        #expect(page.view.safeAreaInsets.bottom == 78)
        #expect(navigation.toolbar.items == [item])
        let next = UIViewController()
        next.toolbarItems = [UIBarButtonItem(systemItem: .add), .flexibleSpace()]
        navigation.pushViewController(next, animated: false)
        #expect(navigation.toolbar.items?.count == 2)
        next.setToolbarItems(nil, animated: false)
        #expect(navigation.toolbar.items == nil)
        navigation.popViewController(animated: false)
        #expect(navigation.toolbar.items == [item])
        navigation.setToolbarHidden(true, animated: false)
        #expect(page.view.safeAreaInsets.bottom == 34)
    }

    @Test func viewsStayBesideOpaqueBars() {
        let (device, navigation, page) = show { $0.navigationBar.isTranslucent = false }
        defer { device.settle() }
        #expect(near(page.view.frame.minY, Self.end))
        #expect(near(page.view.frame.maxY, 852))
        page.extendedLayoutIncludesOpaqueBars = true
        navigation.layoutBars()
        #expect(page.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))
        #expect(near(page.view.safeAreaInsets.top, Self.end))
    }

    @Test func possibleTitlesReserveTheirWidth() {
        let item = UIBarButtonItem(title: "Go", primaryAction: nil)
        let appearance = UIBarButtonItemAppearance(style: .plain)
        let view = BarButtonView(item, appearance, appearance)
        let size = CGSize(width: 300, height: 44)
        let narrow = view.sizeThatFits(size).width
        item.possibleTitles = ["Go", "Stop everything"]
        #expect(view.sizeThatFits(size).width > narrow + 80)
    }

    @Test func theBlackStyleHasWhiteTextAndALightStatusBar() {
        let (device, navigation, _) = show { $0.navigationBar.prefersLargeTitles = true }
        defer { device.settle() }
        #expect(navigation.preferredStatusBarStyle == .default)
        navigation.navigationBar.barStyle = .black
        #expect(navigation.preferredStatusBarStyle == .lightContent)
        let appearance = navigation.navigationBar.appearance
        #expect(appearance.titleTextAttributes[.foregroundColor] as? UIColor == .white)
        #expect(appearance.largeTitleTextAttributes[.foregroundColor] as? UIColor == .white)
    }
}
