/// A view in which a long press shows a controller to look into.
///
/// Source: UIKit, `UIViewControllerPreviewing`.
@preconcurrency @MainActor public protocol UIViewControllerPreviewing: NSObjectProtocol {
    /// The gesture recognizer that other recognizers of the view can require to fail.
    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
    var delegate: any UIViewControllerPreviewingDelegate { get }
    var sourceView: UIView { get }
    /// The part of the view that stays sharp, in its coordinates: a row, say.
    var sourceRect: CGRect { get set }
}

/// Says which controller people look into, and opens it.
///
/// Source: UIKit, `UIViewControllerPreviewingDelegate`.
@preconcurrency @MainActor public protocol UIViewControllerPreviewingDelegate: NSObjectProtocol {
    /// The controller to look into at a place of the source view; nil for none.
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, viewControllerForLocation location: CGPoint)
        -> UIViewController?
    /// People open the controller they have looked into.
    func previewingContext(_ previewingContext: any UIViewControllerPreviewing, commit viewControllerToCommit: UIViewController)
}

extension UIViewController {
    /// Lets people look into controllers by a long press on a view.
    ///
    /// Source: UIKit, `registerForPreviewing(with:sourceView:)`; since iOS 13 it acts like a context menu, on devices without 3D Touch, too.
    @discardableResult public func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
        -> any UIViewControllerPreviewing
    {
        let context = PreviewingContext(delegate, sourceView)
        environment.previewing.append(context)
        return context
    }

    /// Source: UIKit, `unregisterForPreviewing(withContext:)`.
    public func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {
        (previewing as? PreviewingContext)?.end()
        environment.previewing.removeAll { $0 === previewing }
    }
}

/// Shows controllers to look into by a context menu.
final class PreviewingContext: NSObject, UIViewControllerPreviewing, UIContextMenuInteractionDelegate {
    private weak var keptDelegate: (any UIViewControllerPreviewingDelegate)?
    private weak var keptView: UIView?
    private var interaction: UIContextMenuInteraction?
    private var controller: UIViewController?
    var sourceRect: CGRect

    init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
        (keptDelegate, keptView, sourceRect) = (delegate, view, view.bounds)
        super.init()
        let made = UIContextMenuInteraction(delegate: self)
        view.addInteraction(made)
        interaction = made
    }

    func end() {
        if let interaction { keptView?.removeInteraction(interaction) }
        interaction = nil
    }

    var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { interaction!.recognizer }
    var delegate: any UIViewControllerPreviewingDelegate { keptDelegate! }
    var sourceView: UIView { keptView! }

    func contextMenuInteraction(_ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint)
        -> UIContextMenuConfiguration?
    {
        sourceRect = keptView?.bounds ?? .zero
        guard let found = keptDelegate?.previewingContext(self, viewControllerForLocation: location) else { return nil }
        controller = found
        let elements = found.previewActionItems.compactMap { $0.menuElement(for: found) }
        return UIContextMenuConfiguration(previewProvider: { found }, actionProvider: { _ in UIMenu(children: elements) })
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
        animator: any UIContextMenuInteractionCommitAnimating
    ) {
        animator.addCompletion { [weak self] in
            guard let self, let controller else { return }
            self.controller = nil
            keptDelegate?.previewingContext(self, commit: controller)
        }
    }
}
