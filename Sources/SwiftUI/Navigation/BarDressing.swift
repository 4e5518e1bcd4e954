/// Shows bars as views want them.
@MainActor enum BarDressing {
    static func dress(_ controller: UIViewController, _ bars: BarPreferences, _ environment: EnvironmentValues, animated: Bool) {
        BarAppearances.show(bars.backgrounds[.navigation], in: controller.navigationItem, environment)
        if let navigation = controller.navigationController, navigation.topViewController === controller {
            dress(navigation, controller, bars, environment, animated)
        }
        if let tabs = controller.tabBarController as? TabsController { dress(tabs, controller, bars, environment) }
        controller.setNeedsStatusBarAppearanceUpdate()
        controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
        controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
    }

    private static func dress(
        _ navigation: UINavigationController, _ controller: UIViewController, _ bars: BarPreferences, _ environment: EnvironmentValues,
        _ animated: Bool
    ) {
        if navigation.isNavigationBarHidden != bars.isHidden(.navigation) {
            navigation.setNavigationBarHidden(bars.isHidden(.navigation), animated: animated)
        }
        let hub = (controller as? any PreferringController)?.preferences
        navigation.setToolbarHidden(hub?.showsBottomBar != true || bars.isHidden(.bottom), animated: animated)
        style(navigation.navigationBar, bars.schemes[.navigation])
        style(navigation.toolbar, bars.schemes[.bottom])
        if let navigation = navigation as? StackController {
            navigation.barScheme = bars.schemes[.navigation]
            navigation.dressToolbar(bars.backgrounds[.bottom], environment)
        }
    }

    /// Applies the settings of all controllers between one and the tabs to the tab bar: the innermost appearance wins, and any one of them
    /// hides the bar.
    private static func dress(
        _ tabs: TabsController, _ controller: UIViewController, _ own: BarPreferences, _ environment: EnvironmentValues
    ) {
        let path = sequence(first: controller, next: \.parent).prefix { $0 !== tabs }
        let hubs = path.compactMap { ($0 as? any PreferringController)?.preferences.bars }
        guard let page = path.reversed().first, page === tabs.selectedViewController else { return }
        let isHidden = hubs.contains { $0.isHidden(.tabs) }
        if tabs.tabBar.isHidden != isHidden { tabs.tabBar.isHidden = isHidden }
        style(tabs.tabBar, hubs.lazy.compactMap { $0.schemes[.tabs] }.first)
        if let item = page.tabBarItem { BarAppearances.show(hubs.lazy.compactMap { $0.backgrounds[.tabs] }.first, in: item, environment) }
    }

    private static func style(_ bar: UIView, _ scheme: ColorScheme?) {
        let style: UIUserInterfaceStyle = scheme.map { $0 == .dark ? .dark : .light } ?? .unspecified
        if bar.overrideUserInterfaceStyle != style { bar.overrideUserInterfaceStyle = style }
    }
}

/// A controller whose content says what it wants of bars and screen.
@MainActor protocol PreferringController: UIViewController {
    var preferences: PreferenceHub { get }
}

/// A controller that containers of SwiftUI's are: what is inside decides about the screen's edges.
@MainActor protocol OwnContainer: UIViewController {}

extension PreferringController {
    /// The container inside that fills the screen.
    var containerInside: UIViewController? { children.last { $0 is any OwnContainer } }
}

/// The controller of a navigation stack.
final class StackController: UINavigationController, OwnContainer {
    /// The appearance that views want for the navigation bar.
    var barScheme: ColorScheme?
    private var hasOwnToolbar = false

    override var preferredStatusBarStyle: UIStatusBarStyle {
        switch barScheme {
        case .dark: .lightContent
        case .light: .darkContent
        default: super.preferredStatusBarStyle
        }
    }
    override var childForStatusBarStyle: UIViewController? { barScheme == nil ? topViewController : super.childForStatusBarStyle }

    /// Shows the background of the bar at the bottom, the system's for nil.
    func dressToolbar(_ background: BarPreferences.Background?, _ environment: EnvironmentValues) {
        guard hasOwnToolbar || background != nil else { return }
        hasOwnToolbar = background != nil
        BarAppearances.show(background, in: toolbar, environment)
    }
}

extension Edge.Set {
    /// The edges in UIKit's form, for an interface read from left to right.
    var rectEdges: UIRectEdge {
        var edges: UIRectEdge = []
        if contains(.top) { edges.insert(.top) }
        if contains(.leading) { edges.insert(.left) }
        if contains(.bottom) { edges.insert(.bottom) }
        if contains(.trailing) { edges.insert(.right) }
        return edges
    }
}
