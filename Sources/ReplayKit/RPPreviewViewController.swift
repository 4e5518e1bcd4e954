import QuinceFoundation
import UIKit

/// Notified of the end of a recording's preview. Every method is optional; no preview is made, because nothing is recorded.
///
/// Source: Apple's documentation of `RPPreviewViewControllerDelegate`.
@preconcurrency @MainActor public protocol RPPreviewViewControllerDelegate: NSObjectProtocol {
    func previewControllerDidFinish(_ previewController: RPPreviewViewController)
    func previewController(_ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>)
}

extension RPPreviewViewControllerDelegate {
    public func previewControllerDidFinish(_ previewController: RPPreviewViewController) {}
    public func previewController(_ previewController: RPPreviewViewController, didFinishWithActivityTypes activityTypes: Set<String>) {}
}

/// The preview of a recording, which recorders alone make. Source: Apple's documentation of `RPPreviewViewController`.
@preconcurrency @MainActor open class RPPreviewViewController: UIViewController {
    open weak var previewControllerDelegate: (any RPPreviewViewControllerDelegate)?

    @available(*, unavailable, message: "not yet in Quince: recordings of the screen, of which RPScreenRecorder alone makes previews")
    public init() { super.init(nibName: nil, bundle: nil) }
    @available(*, unavailable, message: "not yet in Quince: recordings of the screen, of which RPScreenRecorder alone makes previews")
    public required init?(coder: NSCoder) { nil }
}
