/// One thing that is dragged: its data, and what stands for it while it is.
///
/// Source: Apple's “UIDragItem”.
@preconcurrency @MainActor open class UIDragItem: NSObject {
    public let itemProvider: NSItemProvider
    /// Anything the app wants to find again when the drop is in the same app.
    open var localObject: Any?
    /// Makes what is shown once the drag began; called only where it is set. Nil from it shows nothing for this item.
    open var previewProvider: (() -> UIDragPreview?)? {
        didSet { DragController.current?.previewProviderChanged(of: self) }
    }

    public init(itemProvider: NSItemProvider) {
        self.itemProvider = itemProvider
        super.init()
    }

    @available(*, unavailable, message: "not yet in Quince: drop previews that change while they fly")
    open func setNeedsDropPreviewUpdate() {}
}
