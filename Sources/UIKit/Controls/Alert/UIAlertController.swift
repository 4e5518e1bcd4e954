import DeviceRuntime

/// Shows a message with actions, in the middle of the screen or from its bottom edge.
@preconcurrency @MainActor open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet = 0
        case alert = 1
    }

    open private(set) var preferredStyle = Style.actionSheet
    open private(set) var actions: [UIAlertAction] = []
    open private(set) var textFields: [UITextField]?
    open var message: String? { didSet { contentChanged() } }
    open var preferredAction: UIAlertAction? { didSet { contentChanged() } }
    /// How serious the alert is; on iPhones and iPads all look the same.
    open var severity = UIAlertControllerSeverity.default
    private var alertTransition: AlertTransition?

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.preferredStyle = preferredStyle
        self.title = title
        self.message = message
        let isPopover = preferredStyle == .actionSheet && DeviceSettings.current.description.idiom == .pad
        modalPresentationStyle = isPopover ? .popover : .custom
        guard !isPopover else { return }
        let transition = AlertTransition()
        alertTransition = transition
        transitioningDelegate = transition
    }

    /// Whether the action sheet shows in a popover, as on iPads where there is room.
    var isInPopover: Bool { presentation.controller is UIPopoverPresentationController }

    open override var title: String? { didSet { contentChanged() } }

    // What apps set by key-value coding: a title and message of their own looks, and a controller between the texts and the buttons.

    var attributedTitle: NSAttributedString? { didSet { contentChanged() } }
    var attributedMessage: NSAttributedString? { didSet { contentChanged() } }
    var contentViewController: UIViewController? {
        didSet {
            guard oldValue !== contentViewController else { return }
            oldValue?.willMove(toParent: nil)
            oldValue?.viewIfLoaded?.removeFromSuperview()
            oldValue?.removeFromParent()
            if let contentViewController {
                addChild(contentViewController)
                contentViewController.didMove(toParent: self)
            }
            contentChanged()
        }
    }

    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        if container === contentViewController { contentChanged() }
    }

    /// Adds a button; a second cancel action ends the app, as on iOS.
    open func addAction(_ action: UIAlertAction) {
        if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
            uncaughtException(.internalInconsistency, "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
        }
        actions.append(action)
        contentChanged()
    }

    /// Adds a text field; only alerts have them.
    open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
        guard preferredStyle == .alert else {
            uncaughtException(
                .internalInconsistency, "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
        }
        let field = AlertTextField()
        textFields = (textFields ?? []) + [field]
        configurationHandler?(field)
        contentChanged()
    }

    /// Adds a text field that was made elsewhere.
    func adopt(_ field: UITextField) {
        textFields = (textFields ?? []) + [field]
        contentChanged()
    }

    // MARK: View

    open override func loadView() { view = AlertView(alert: self) }

    private var alertView: AlertView? { viewIfLoaded as? AlertView }

    /// Gives the view the looks it has in a popover's bubble.
    func viewInPopover() { (view as? AlertView)?.rebuild() }

    private func contentChanged() {
        guard let alertView else { return }
        alertView.rebuild()
        alertView.superview?.setNeedsLayout()
        if isInPopover { presentation.controller?.layout() }
    }

    open dynamic override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        textFields?.first?.becomeFirstResponder()
    }

    open dynamic override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        view.endEditing(true)
    }

    /// Dismisses the alert, then runs the action's handler.
    func choose(_ action: UIAlertAction) {
        guard action.isEnabled, let presenter = presentingViewController else { return }
        presenter.dismiss(animated: true) { action.handler?(action) }
    }

    /// The action of a tap beside an action sheet, or of the escape key.
    func cancel() {
        if let action = actions.first(where: { $0.style == .cancel }) { return choose(action) }
        if isInPopover { presentingViewController?.dismiss(animated: true) }
    }

    /// The size of an action sheet's popover: that of its contents.
    open override var preferredContentSize: CGSize {
        get {
            guard isInPopover, let alertView else { return super.preferredContentSize }
            return alertView.size(width: AlertMetrics.popoverWidth, maximumHeight: .greatestFiniteMagnitude)
        }
        set { super.preferredContentSize = newValue }
    }

    /// Actions as they stand: side by side cancel comes first, stacked it comes last.
    func orderedActions(sideBySide: Bool) -> [UIAlertAction] {
        let cancel = actions.filter { $0.style == .cancel }, rest = actions.filter { $0.style != .cancel }
        return sideBySide ? cancel + rest : rest + cancel
    }

    /// Bold are the preferred action or, without one, cancel.
    func isEmphasized(_ action: UIAlertAction) -> Bool { preferredAction.map { $0 === action } ?? (action.style == .cancel) }

    // MARK: Overridden in apps' extensions

    open dynamic override func viewDidLoad() { super.viewDidLoad() }
    open dynamic override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
    open dynamic override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
    open dynamic override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
    open dynamic override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
    open dynamic override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    open dynamic override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
    open dynamic override var shouldAutorotate: Bool { super.shouldAutorotate }
    open dynamic override var supportedInterfaceOrientations: UIInterfaceOrientationMask { super.supportedInterfaceOrientations }
}

/// How serious an alert is; critical ones may be shown differently.
public enum UIAlertControllerSeverity: Int, Sendable { case `default` = 0, critical }

/// A text field inside an alert.
final class AlertTextField: UITextField {
    override init(frame: CGRect) {
        super.init(frame: frame)
        font = .preferredFont(forTextStyle: .footnote)
        adjustsFontForContentSizeCategory = true
        borderStyle = .none
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}
