import BundleFormat
import DeviceProtocol
import Testing

@_spi(Quince) @testable import UIKit
@_spi(Quince) import QuinceFoundation

/// What is set on `appearance()` reaches the objects that come to a window.
@MainActor @Suite(.serialized) struct AppearanceProxyTests {
    private final class Screen: UIViewController {}

    /// A view whose setter is lowered as that of an app's class.
    private final class Badge: UIView {
        private(set) var colors: [Int: UIColor] = [:]

        func setColor(_ color: UIColor?, for state: Int) {
            __quinceAppearanceCall(self, "setColor(_:for:)", [state]) { $0.setColor(color, for: state) }
            colors[state] = color
        }
    }
    private final class Plain: UIViewController {}
    private final class Label: UILabel {
        var inset: CGFloat = 0 { didSet { textColor = .red } }
    }

    /// Shows views in a controller on a fresh device; what is set on proxies must be set inside `rules`.
    @discardableResult
    private func show(_ views: [UIView], in given: UIViewController? = nil, rules: () -> Void, then: (UIWindow) -> Void = { _ in })
        -> TestDevice
    {
        let device = TestDevice(settles: false)
        let controller = given ?? Plain()
        rules()
        for view in views { controller.view.addSubview(view) }
        then(device.show(controller))
        AppearanceStore.reset()
        return device
    }

    @Test func settersOfAppsArePassedOnByTheirAxes() {
        ObjectRuntime.register(Badge.self) { entry in entry.factory(.frame) { _ in Badge(frame: .zero) } }
        let (styled, own) = (Badge(), Badge())
        own.setColor(.green, for: 1)
        show([styled, own]) {
            Badge.appearance().setColor(.black, for: 1)
            Badge.appearance().setColor(.red, for: 1)
            Badge.appearance().setColor(.blue, for: 2)
        }
        #expect(styled.colors == [1: .red, 2: .blue])
        #expect(own.colors == [1: .green, 2: .blue])
    }

    @Test func aProxyStylesWhatNobodySet() {
        let (styled, own, ownDefault) = (UILabel(), UILabel(), UILabel())
        own.textColor = .green
        ownDefault.textColor = .label
        show([styled, own, ownDefault]) {
            #expect(UILabel.appearance() === UILabel.appearance())
            UILabel.appearance().textColor = .red
        }
        #expect(styled.textColor == .red)
        #expect(own.textColor == .green)
        #expect(ownDefault.textColor == .label, "what an app sets is its own, also where it is the default")
        #expect(styled.font == .systemFont(ofSize: 17))
    }

    /// How apps turn their interface round by themselves.
    @Test func aProxyOfAllViewsSaysTheirDirection() {
        let (view, own) = (UIImageView(image: UIImage(systemName: "chevron.forward")), UISlider())
        own.semanticContentAttribute = .playback
        show([view, own]) {
            UIView.appearance().semanticContentAttribute = .forceRightToLeft
        } then: { window in
            #expect(window.rootViewController?.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        }
        #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
        #expect(own.semanticContentAttribute == .playback)
    }

    @Test func laterChangesConcernViewsThatEnterAfterwards() {
        let (first, second) = (UISwitch(), UISwitch())
        show([first]) {
            UISwitch.appearance().onTintColor = .red
        } then: { window in
            UISwitch.appearance().onTintColor = .blue
            window.rootViewController?.view.addSubview(second)
            #expect(first.onTintColor == .red)
            #expect(second.onTintColor == .blue)
            first.removeFromSuperview()
            window.rootViewController?.view.addSubview(first)
        }
        #expect(first.onTintColor == .blue, "what a proxy gave is not the view's own when it enters again")
    }

    @Test func subclassesAndContainersAreMoreSpecific() {
        let (label, toggle, inside) = (UILabel(), UISwitch(), UISwitch())
        let stack = UIStackView(arrangedSubviews: [inside])
        show([label, toggle, stack]) {
            UIView.appearance().tintColor = .purple
            UILabel.appearance().tintColor = .orange
            UISwitch.appearance(whenContainedInInstancesOf: [UIStackView.self, Plain.self]).onTintColor = .blue
            UISwitch.appearance(whenContainedInInstancesOf: [UIStackView.self, Screen.self]).onTintColor = .brown
            UISwitch.appearance().onTintColor = .red
        }
        #expect(label.tintColor == .orange)
        #expect(toggle.tintColor == .purple)
        #expect(toggle.onTintColor == .red)
        #expect(inside.onTintColor == .blue)
    }

    @Test func traitsChoose() {
        let label = UILabel()
        show([label]) {
            UILabel.appearance(for: UITraitCollection(userInterfaceIdiom: .phone)).textColor = .red
            UILabel.appearance(for: UITraitCollection(userInterfaceIdiom: .pad)).textColor = .blue
        }
        #expect(label.textColor == .red)
    }

    @Test func barsAndTheirItems() {
        let page = Plain()
        let item = UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)
        page.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: page)
        let appearance = UINavigationBarAppearance()
        appearance.backgroundColor = .brown
        show([], in: navigation) {
            UINavigationBar.appearance().standardAppearance = appearance
            UINavigationBar.appearance().scrollEdgeAppearance = appearance
            UIBarButtonItem.appearance().tintColor = .red
            UIBarButtonItem.appearance(whenContainedInInstancesOf: [UINavigationBar.self]).setTitleTextAttributes([.kern: 2], for: .normal)
        }
        #expect(navigation.navigationBar.standardAppearance.backgroundColor == .brown)
        #expect(navigation.navigationBar.standardAppearance !== appearance)
        #expect(navigation.navigationBar.scrollEdgeAppearance?.backgroundColor == .brown)
        #expect(item.tintColor == .red)
        #expect(item.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
    }

    @Test func itemsOfTabBarsAndSearchBars() {
        let page = Plain()
        page.tabBarItem = UITabBarItem(title: "A", image: nil, tag: 0)
        let tabs = UITabBarController()
        tabs.viewControllers = [page]
        let search = UISearchBar()
        search.showsCancelButton = true
        show([], in: tabs) {
            page.view.addSubview(search)
            UITabBar.appearance().unselectedItemTintColor = .brown
            UITabBarItem.appearance().badgeColor = .green
            UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]).tintColor = .red
            UITextField.appearance(whenContainedInInstancesOf: [UISearchBar.self]).defaultTextAttributes = [.kern: 3]
        }
        #expect(tabs.tabBar.unselectedItemTintColor == .brown)
        #expect(page.tabBarItem.badgeColor == .green)
        #expect(search.subviews.compactMap { $0 as? UIButton }.contains { $0.tintColor == .red })
        #expect(search.searchTextField.defaultTextAttributes[.kern] as? Int == 3)
    }

    @Test func statesAreStyledOneByOne() {
        let (control, button) = (UISegmentedControl(items: ["A"]), UIButton(type: .custom))
        control.setTitleTextAttributes([.kern: 1], for: .selected)
        show([control, button]) {
            UISegmentedControl.appearance().setTitleTextAttributes([.kern: 2], for: .normal)
            UISegmentedControl.appearance().setTitleTextAttributes([.kern: 2], for: .selected)
            UIButton.appearance().setTitleColor(.red, for: .normal)
            UIButton.appearance(whenContainedInInstancesOf: [Plain.self]).setTitleColor(.blue, for: .highlighted)
        }
        #expect(control.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
        #expect(control.titleTextAttributes(for: .selected)?[.kern] as? Int == 1)
        #expect(button.titleColor(for: .normal) == .red)
        #expect(button.titleColor(for: .highlighted) == .blue)
    }

    @Test func labelsOfCellsAndHeadersHaveDefaultsOnly() {
        let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
        cell.detailTextLabel?.text = "Detail"
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.textLabel?.text = "Header"
        show([cell, header]) {
            UILabel.appearance(whenContainedInInstancesOf: [UITableViewHeaderFooterView.self]).textColor = .red
            UILabel.appearance(whenContainedInInstancesOf: [UITableViewCell.self]).textColor = .blue
            UITableViewCell.appearance().backgroundColor = .brown
        }
        #expect(cell.detailTextLabel?.textColor == .blue)
        #expect(header.textLabel?.textColor == .red)
        #expect(cell.backgroundColor == .brown)
    }

    @Test func attributesOfATextAreItsOwn() {
        let (label, button) = (UILabel(), UIButton(type: .system))
        label.attributedText = NSAttributedString(string: "Text", attributes: [.foregroundColor: UIColor.green])
        button.setTitle("Title", for: .normal)
        show([label, button]) {
            UILabel.appearance().textColor = .red
            UILabel.appearance().font = .boldSystemFont(ofSize: 11)
        }
        #expect(label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .green)
        #expect(label.font == .boldSystemFont(ofSize: 11))
        #expect(button.titleLabel?.textColor != .red, "buttons colour their titles themselves")
    }

    @Test func everyNamedMemberIsPassedOn() {
        for (name, members) in AppearanceMemberNames.byClass {
            let type: AnyClass? = NSClassFromString("UIKit.\(name)")
            #expect(type.map { AppearanceProperties.declared(by: $0).count } == members.count, "\(name)")
        }
    }

    @Test func membersThatNoHeaderMarksArePassedOn() {
        for (name, members) in AppearanceMemberNames.plainByClass {
            let type: AnyClass? = NSClassFromString("UIKit.\(name)")
            #expect(type.map { Set(PlainAppearanceProperty.of($0).keys) } == members, "\(name)")
        }
        let (scroll, field, own) = (UIScrollView(), UITextField(), UIScrollView())
        own.alwaysBounceVertical = true
        let placeholder = NSAttributedString(string: "Search", attributes: [.foregroundColor: UIColor.red])
        show([scroll, field, own]) {
            UIScrollView.appearance().showsVerticalScrollIndicator = false
            UITextField.appearance().attributedPlaceholder = placeholder
            UITextField.appearance().isHidden = true
        }
        #expect(!scroll.showsVerticalScrollIndicator)
        #expect(!own.showsVerticalScrollIndicator)
        #expect(own.alwaysBounceVertical)
        #expect(!scroll.isHidden)
        #expect(field.attributedPlaceholder == placeholder)
        #expect(field.isHidden)
    }

    @Test func withoutProxiesNothingIsKept() {
        #expect(!AppearanceStore.isUsed)
        let view = UIView()
        view.backgroundColor = .red
        #expect(view.ownAppearance == .backgroundColor)
    }

    @Test func otherPropertiesArePassedOnWhereNobodySetThem() {
        let (stack, own, selected) = (UIStackView(), UIStackView(), UIView())
        own.spacing = 3
        let (cell, effects) = (UITableViewCell(style: .default, reuseIdentifier: nil), UIVisualEffectView(effect: nil))
        show([stack, own, cell, effects]) {
            __quinceAppearanceSet(UIStackView.appearance(), \.spacing, 5)
            __quinceAppearanceSet(UIStackView.appearance(whenContainedInInstancesOf: [Plain.self]), \.spacing, 7)
            __quinceAppearanceSet(UIStackView.appearance(whenContainedInInstancesOf: [Screen.self]), \.spacing, 9)
            __quinceAppearanceSet(UITableViewCell.appearance(), \.selectedBackgroundView, selected)
            __quinceAppearanceSet(UIVisualEffectView.appearance(), \.effect, UIBlurEffect(style: .dark))
        }
        #expect(stack.spacing == 7)
        #expect(own.spacing == 3)
        #expect(cell.selectedBackgroundView === selected)
        #expect(effects.effect is UIBlurEffect)
        let plain = UIStackView()
        __quinceAppearanceSet(plain, \.spacing, 4)
        #expect(plain.spacing == 4)
    }

    @Test func whatAppsAddToLabelsKeepsTheirSizes() {
        ObjectRuntime.register(Label.self) { entry in entry.factory(.frame) { _ in Label(frame: .zero) } }
        let (small, large, own) = (UILabel(), UILabel(), Label())
        (small.font, large.font) = (.systemFont(ofSize: 11), .systemFont(ofSize: 30))
        show([small, large, own]) {
            __quinceAppearanceSetAdded(UILabel.appearance(), \.addedFamily, "HelveticaNeue-Bold")
            __quinceAppearanceSetOwn(Label.appearance(), \.inset, 4)
            #expect(UILabel.appearance().ownAppearance.isEmpty)
            #expect(Label.appearance().ownAppearance.isEmpty)
        }
        #expect(small.font == UIFont(name: "HelveticaNeue-Bold", size: 11))
        #expect(large.font == UIFont(name: "HelveticaNeue-Bold", size: 30))
        #expect(own.font == UIFont(name: "HelveticaNeue-Bold", size: 17))
        let plain = UILabel()
        __quinceAppearanceSetAdded(plain, \.addedFamily, "HelveticaNeue-Bold")
        #expect(plain.font == UIFont(name: "HelveticaNeue-Bold", size: 17))
    }

    @Test func valuesByKeyArePassedOn() {
        UndocumentedKeys.register
        SystemKeys.register
        let (picker, label, own) = (UIPickerView(), UILabel(), UILabel())
        own.textColor = .green
        show([picker, label, own]) {
            __quinceAppearanceSetValue(UIPickerView.appearance(), UIColor.red, path: "textColor")
            __quinceAppearanceSetValue(UILabel.appearance(), UIColor.red, path: "textColor")
        }
        #expect(picker.textColor == .red)
        #expect(label.textColor == .red)
        #expect(own.textColor == .green, "a key of a property that the headers mark is that property")
    }

    @Test func picturesOfSteppers() {
        let (plus, minus) = (UIImage(systemName: "plus.circle"), UIImage(systemName: "minus.circle"))
        let (styled, own) = (UIStepper(), UIStepper())
        own.setIncrementImage(minus, for: .normal)
        show([styled, own]) {
            UIStepper.appearance().setIncrementImage(plus, for: .normal)
            UIStepper.appearance().setDecrementImage(minus, for: .disabled)
            UIStepper.appearance().setBackgroundImage(plus, for: .normal)
            UIStepper.appearance().setDividerImage(minus, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
        }
        #expect(styled.incrementImage(for: .normal) === plus)
        #expect(styled.decrementImage(for: .disabled) === minus)
        #expect(styled.backgroundImage(for: .normal) === plus)
        #expect(styled.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) === minus)
        #expect(own.incrementImage(for: .normal) === minus)
    }

    @Test func theCancelButtonOfSearchBarsHasAnItemsTitle() {
        UndocumentedKeys.register
        let search = UISearchBar()
        search.showsCancelButton = true
        show([search]) {
            __quinceAppearanceSet(UIBarButtonItem.appearance(whenContainedInInstancesOf: [UISearchBar.self]), \.title, "Done")
        }
        #expect(search.cancelButton.title(for: .normal) == "Done")
        search.setValue("Close", forKey: "cancelButtonText")
        #expect(search.cancelButton.title(for: .normal) == "Close")
        search.cancelTitle = nil
        #expect(search.cancelButton.title(for: .normal) == "Cancel")
    }

    @Test func backgroundsOfNavigationBarsByPosition() {
        let (top, any) = (UIImage(systemName: "star"), UIImage(systemName: "circle"))
        let bar = UINavigationBar()
        bar.isContentAtEdge = false
        show([bar]) {
            UINavigationBar.appearance().setBackgroundImage(any, for: .default)
            UINavigationBar.appearance().setBackgroundImage(top, for: .top, barMetrics: .default)
        }
        #expect(bar.backgroundImage(for: .default) === any)
        #expect(bar.backgroundImage(for: .top, barMetrics: .default) === top)
        #expect(bar.backgroundImage(for: .topAttached, barMetrics: .default) == nil)
        #expect(bar.appearance.backgroundImage === top)
        bar.setBackgroundImage(nil, for: .top, barMetrics: .default)
        #expect(bar.appearance.backgroundImage === any)
    }
}

extension UILabel {
    /// As apps set a font for all labels and keep their sizes.
    fileprivate var addedFamily: String {
        get { font.familyName }
        set { font = UIFont(name: newValue, size: font.pointSize) }
    }
}
