/// Provides the items of a preview controller.
///
/// Source: Apple's documentation of `QLPreviewControllerDataSource`.
@MainActor @preconcurrency public protocol QLPreviewControllerDataSource: AnyObject {
    func numberOfPreviewItems(in controller: QLPreviewController) -> Int
    func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// Learns of the end of a preview. All methods are optional.
///
/// Source: Apple's documentation of `QLPreviewControllerDelegate`.
@MainActor @preconcurrency public protocol QLPreviewControllerDelegate: AnyObject {
    func previewControllerWillDismiss(_ controller: QLPreviewController)
    func previewControllerDidDismiss(_ controller: QLPreviewController)
}

extension QLPreviewControllerDelegate {
    public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
    public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
}
