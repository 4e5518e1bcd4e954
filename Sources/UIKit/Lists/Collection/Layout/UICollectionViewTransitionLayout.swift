/// A layout between two others, as far as a gesture says.
@available(*, unavailable, message: "not yet in Quince: interactive transitions between layouts")
@preconcurrency @MainActor open class UICollectionViewTransitionLayout: UICollectionViewLayout {}
