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
