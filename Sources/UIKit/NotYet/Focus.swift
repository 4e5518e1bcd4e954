// The focus that keyboards and remotes move.

@available(*, unavailable, message: "not yet in Quince: focus")
@preconcurrency @MainActor open class UIFocusSystem: NSObject {}

@available(*, unavailable, message: "not yet in Quince: focus")
@preconcurrency @MainActor open class UIFocusGuide: UILayoutGuide {}

@available(*, unavailable, message: "not yet in Quince: focus")
@preconcurrency @MainActor open class UIFocusUpdateContext: NSObject {}

@available(*, unavailable, message: "not yet in Quince: focus")
@preconcurrency @MainActor open class UIFocusAnimationCoordinator: NSObject {}

@available(*, unavailable, message: "not yet in Quince: focus")
@preconcurrency @MainActor open class UIFocusEffect: NSObject {}

@available(*, unavailable, message: "not yet in Quince: focus")
@preconcurrency @MainActor open class UIFocusHaloEffect: NSObject {}

@available(*, unavailable, message: "not yet in Quince: focus")
@preconcurrency @MainActor open class UIFocusDebugger: NSObject {}

@available(*, unavailable, message: "not yet in Quince: focus")
@preconcurrency @MainActor open class UICollectionViewFocusUpdateContext: NSObject {}

@available(*, unavailable, message: "not yet in Quince: focus")
@preconcurrency @MainActor public protocol UIFocusEnvironment: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: focus")
@preconcurrency @MainActor public protocol UIFocusItem {}

@available(*, unavailable, message: "not yet in Quince: focus")
@preconcurrency @MainActor public protocol UIFocusItemContainer: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: focus")
@preconcurrency @MainActor public protocol UIFocusItemScrollableContainer {}

@available(*, unavailable, message: "not yet in Quince: focus")
@preconcurrency @MainActor public protocol UIFocusAnimationContext: NSObjectProtocol {}

@available(*, unavailable, message: "not yet in Quince: focus")
@preconcurrency @MainActor open class UIFocusMovementHint: NSObject {}

@available(*, unavailable, message: "not yet in Quince: focus")
@preconcurrency @MainActor open class UITableViewFocusUpdateContext: NSObject {}

@available(*, unavailable, message: "not yet in Quince: focus")
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Sendable {
    public var rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension UIView {
    @available(*, unavailable, message: "not yet in Quince: focus")
    public var canBecomeFocused: Bool { false }
    @available(*, unavailable, message: "not yet in Quince: focus")
    public var focusGroupIdentifier: String? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: focus")
    public var focusGroupPriority: UIFocusGroupPriority {
        get { UIFocusGroupPriority(rawValue: 0) }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: focus")
    public var focusEffect: UIFocusEffect? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: focus")
    public var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    @available(*, unavailable, message: "not yet in Quince: focus")
    public var parentFocusEnvironment: (any UIFocusEnvironment)? { nil }
    @available(*, unavailable, message: "not yet in Quince: focus")
    public var focusItemContainer: (any UIFocusItemContainer)? { nil }
    @available(*, unavailable, message: "not yet in Quince: focus")
    public func setNeedsFocusUpdate() {}
    @available(*, unavailable, message: "not yet in Quince: focus")
    public func updateFocusIfNeeded() {}
    @available(*, unavailable, message: "not yet in Quince: focus")
    public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    @available(*, unavailable, message: "not yet in Quince: focus")
    public func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}

extension UIViewController {
    @available(*, unavailable, message: "not yet in Quince: focus")
    public var restoresFocusAfterTransition: Bool {
        get { true }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: focus")
    public var focusGroupIdentifier: String? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: focus")
    public var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
    @available(*, unavailable, message: "not yet in Quince: focus")
    public func setNeedsFocusUpdate() {}
    @available(*, unavailable, message: "not yet in Quince: focus")
    public func updateFocusIfNeeded() {}
    @available(*, unavailable, message: "not yet in Quince: focus")
    public func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
    @available(*, unavailable, message: "not yet in Quince: focus")
    public func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
}
