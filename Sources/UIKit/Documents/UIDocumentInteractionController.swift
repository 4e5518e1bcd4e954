import UniformTypeIdentifiers

/// Shows a file, and what can be done with it.
///
/// There are no other apps here that take files: the menu to open one elsewhere has none, and is not shown.
///
/// Source: Apple's documentation of `UIDocumentInteractionController`.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
    open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
    open var url: URL?
    /// The uniform type identifier; by default that of the file's name.
    open var uti: String? {
        get { givenType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
        set { givenType = newValue }
    }
    /// The name that people see; by default the file's.
    open var name: String? {
        get { givenName ?? url?.lastPathComponent }
        set { givenName = newValue }
    }
    /// Pictures of the file's kind, the smallest first.
    open var icons: [UIImage] { [UIImage(systemName: "doc")].compactMap { $0 } }
    /// A property list for the app that opens the file.
    open var annotation: Any?
    /// Taps and long presses that show the file and its menu.
    open var gestureRecognizers: [UIGestureRecognizer] { [] }

    private var givenType: String?
    private var givenName: String?
    private weak var shown: UIViewController?

    public convenience init(url: URL) {
        self.init()
        self.url = url
    }

    // MARK: Preview

    /// Shows the file in full, over the controller that the delegate names.
    ///
    /// - Returns: Whether it is shown.
    @discardableResult open func presentPreview(animated: Bool) -> Bool {
        guard let url, let delegate else { return false }
        let made = DocumentPreviews.make(url, title: name) { [weak self] in
            guard let self else { return }
            self.delegate?.documentInteractionControllerDidEndPreview(self)
        }
        guard let made else { return false }
        let presenter = delegate.documentInteractionControllerViewControllerForPreview(self)
        delegate.documentInteractionControllerWillBeginPreview(self)
        made.modalPresentationStyle = .fullScreen
        shown = made
        presenter.present(made, animated: animated)
        return true
    }

    open func dismissPreview(animated: Bool) { shown?.dismiss(animated: animated) }

    // MARK: Menus

    /// Shows the actions for the file.
    ///
    /// - Returns: Whether they are shown.
    @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
        presentMenu(from: view, animated: animated) {
            $0.popoverPresentationController?.sourceView = view
            $0.popoverPresentationController?.sourceRect = rect
        }
    }

    @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
        presentMenu(from: nil, animated: animated) { $0.popoverPresentationController?.barButtonItem = item }
    }

    /// Shows the apps that open the file: there are none.
    @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }
    @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

    open func dismissMenu(animated: Bool) { shown?.dismiss(animated: animated) }

    private func presentMenu(from view: UIView?, animated: Bool, _ place: (UIViewController) -> Void) -> Bool {
        guard let url, let presenter = (view?.window ?? UIApplication.shared.keyWindow)?.frontmostController else { return false }
        let menu = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        menu.completionWithItemsHandler = { [weak self] _, _, _, _ in
            guard let self else { return }
            delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
        }
        place(menu)
        delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
        shown = menu
        presenter.present(menu, animated: animated)
        return true
    }
}

/// The methods by which an object is notified of what happens to a file that is shown. Every method is optional, but for the first.
///
/// Source: Apple's documentation of `UIDocumentInteractionControllerDelegate`.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
    /// The controller over which the file is shown.
    func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController
    func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
    func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
    func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
    func documentInteractionController(_ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
    func documentInteractionController(_ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
    public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController {
        UIApplication.shared.keyWindow?.frontmostController ?? UIViewController()
    }
    public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect { .zero }
    public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { nil }
    public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
    ) {}
    public func documentInteractionController(
        _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
    ) {}
}

/// A controller that shows a file; QuickLook's, which lies above UIKit.
@MainActor package protocol DocumentPreviewing: UIViewController {
    /// - Parameter closed: Called when the preview has gone.
    static func makePreview(of url: URL, title: String?, closed: @escaping () -> Void) -> UIViewController
}

/// Finds QuickLook's controller, which every process has.
@MainActor enum DocumentPreviews {
    static func make(_ url: URL, title: String?, closed: @escaping () -> Void) -> UIViewController? {
        (_typeByName("9QuickLook19QLPreviewControllerC") as? any DocumentPreviewing.Type)?.makePreview(
            of: url, title: title, closed: closed)
    }
}
