/// An object that appearance proxies can style: a view or an item of a bar.
///
/// A proxy is an instance of the class. A value set on it applies to each object of the class that enters a window, unless the property was set
/// on the object itself. More specific proxies win: those of a subclass, then those with more containers, then those for traits. Objects that
/// are in a window already keep their looks.
///
/// Source: Apple's “UIAppearance”.
@preconcurrency @MainActor public protocol UIAppearance: NSObjectProtocol {
    /// The proxy for all instances of the class.
    static func appearance() -> Self
    /// The proxy for instances inside an instance of the first class, which stands inside one of the second, and so on.
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
    /// The proxy for instances whose traits include these.
    static func appearance(for trait: UITraitCollection) -> Self
    /// The proxy for instances with these traits in these containers.
    static func appearance(for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
        -> Self
}

/// An object that can contain styled objects: a view, a controller or a presentation controller.
///
/// Source: Apple's “UIAppearanceContainer”.
@preconcurrency @MainActor public protocol UIAppearanceContainer: NSObjectProtocol {}

extension UIView: UIAppearance, UIAppearanceContainer {
    public class func appearance() -> Self { AppearanceStore.proxy(self) }
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceStore.proxy(self, in: containerTypes)
    }
    public class func appearance(for trait: UITraitCollection) -> Self { AppearanceStore.proxy(self, for: trait) }
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceStore.proxy(self, in: containerTypes, for: trait) }
}

extension UIBarItem: UIAppearance {
    public class func appearance() -> Self { AppearanceStore.proxy(self) }
    public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        AppearanceStore.proxy(self, in: containerTypes)
    }
    public class func appearance(for trait: UITraitCollection) -> Self { AppearanceStore.proxy(self, for: trait) }
    public class func appearance(
        for trait: UITraitCollection, whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { AppearanceStore.proxy(self, in: containerTypes, for: trait) }
}

extension UIViewController: UIAppearanceContainer {}
extension UIPresentationController: UIAppearanceContainer {}

extension UIView: AppearanceTarget {
    var ownAppearance: AppearanceMembers {
        get { look.ownAppearance }
        set { look.ownAppearance = newValue }
    }
}

extension UIBarItem: AppearanceTarget {}
