/// A preview of a dragged item, with the place it comes from or goes to.
///
/// Source: Apple's “UITargetedDragPreview”.
@preconcurrency @MainActor open class UITargetedDragPreview: UITargetedPreview {
    public override init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
        super.init(view: view, parameters: parameters, target: target)
    }

    /// A card with an address.
    public convenience init(for url: URL, target: UIDragPreviewTarget) { self.init(for: url, title: nil, target: target) }
    /// A card with an address under a title.
    public convenience init(for url: URL, title: String?, target: UIDragPreviewTarget) {
        self.init(view: DragURLCard(url, title: title), parameters: UIDragPreviewParameters(), target: target)
    }

    open override func retargetedPreview(with newTarget: UIPreviewTarget) -> UITargetedDragPreview {
        UITargetedDragPreview(view: view, parameters: parameters, target: newTarget)
    }
}

/// The start or destination of a dragged preview's animation.
@preconcurrency @MainActor open class UIDragPreviewTarget: UIPreviewTarget {}
