/// A message with buttons in the middle of the screen, as apps of before iOS 8 show one.
///
/// Source: Apple's documentation of `UIAlertView`; `UIAlertController` shows it.
@available(iOS, deprecated: 9.0, message: "UIAlertView is deprecated. Use UIAlertController with a preferredStyle of .alert instead")
@preconcurrency @MainActor open class UIAlertView: UIView {
    private var buttons = OldButtons()
    private weak var shown: UIAlertController?
    private var fields: [UITextField] = []

    open weak var delegate: (any UIAlertViewDelegate)?
    open var title = ""
    open var message: String?
    /// Which text fields the alert has.
    open var alertViewStyle = UIAlertViewStyle.default { didSet { makeFields() } }

    public override init(frame: CGRect) { super.init(frame: frame) }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public convenience init(
        title: String?, message: String?, delegate: (any UIAlertViewDelegate)?, cancelButtonTitle: String?,
        otherButtonTitles firstButtonTitle: String? = nil, _ moreButtonTitles: String...
    ) {
        self.init(frame: .zero)
        (self.title, self.message, self.delegate) = (title ?? "", message, delegate)
        if let cancelButtonTitle { cancelButtonIndex = addButton(withTitle: cancelButtonTitle) }
        for title in [firstButtonTitle].compactMap({ $0 }) + moreButtonTitles { addButton(withTitle: title) }
    }

    /// Adds a button, and answers its place.
    @discardableResult open func addButton(withTitle title: String?) -> Int { buttons.add(title) }
    open func buttonTitle(at buttonIndex: Int) -> String? { buttons.title(buttonIndex) }
    open var numberOfButtons: Int { buttons.titles.count }
    /// The place of the button that dismisses the alert without more; -1 for none.
    open var cancelButtonIndex: Int {
        get { buttons.cancel }
        set { buttons.cancel = newValue }
    }
    /// The place of the first button that is not that of cancelling; -1 for none.
    open var firstOtherButtonIndex: Int { buttons.titles.indices.first { $0 != cancelButtonIndex } ?? -1 }
    open var isVisible: Bool { shown?.presentingViewController != nil }
    open func textField(at textFieldIndex: Int) -> UITextField? { fields.indices.contains(textFieldIndex) ? fields[textFieldIndex] : nil }

    private func makeFields() {
        fields = alertViewStyle.fields.map { placeholder, isSecure in
            let field = AlertTextField()
            (field.placeholder, field.isSecureTextEntry) = (placeholder, isSecure)
            return field
        }
    }

    /// Shows the alert over the key window's topmost controller.
    open func show() {
        guard !isVisible, let presenter = UIViewController.topmostOfKeyWindow else { return }
        let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
        for field in fields { alert.adopt(field) }
        // The alert lives as long as it is shown.
        for (index, title) in buttons.titles.enumerated() {
            alert.addAction(
                UIAlertAction(title: title, style: index == cancelButtonIndex ? .cancel : .default) { _ in self.clicked(index) })
        }
        shown = alert
        delegate?.willPresent(self)
        presenter.present(alert, animated: true) { self.delegate?.didPresent(self) }
    }

    private func clicked(_ index: Int) {
        delegate?.alertView(self, clickedButtonAt: index)
        delegate?.alertView(self, willDismissWithButtonIndex: index)
        delegate?.alertView(self, didDismissWithButtonIndex: index)
    }

    /// Dismisses the alert as if a button had been pressed, without the message of the press.
    open func dismiss(withClickedButtonIndex buttonIndex: Int, animated: Bool) {
        guard let shown, let presenter = shown.presentingViewController else { return }
        delegate?.alertView(self, willDismissWithButtonIndex: buttonIndex)
        presenter.dismiss(animated: animated) { self.delegate?.alertView(self, didDismissWithButtonIndex: buttonIndex) }
    }
}

/// Which text fields a `UIAlertView` has.
public enum UIAlertViewStyle: Int, Sendable {
    case `default` = 0, secureTextInput, plainTextInput, loginAndPasswordInput

    /// Placeholders of the fields, and whether each hides its text.
    var fields: [(String?, Bool)] {
        switch self {
        case .default: []
        case .secureTextInput: [(nil, true)]
        case .plainTextInput: [(nil, false)]
        case .loginAndPasswordInput: [("Login", false), ("Password", true)]
        }
    }
}

/// Learns of presses in a `UIAlertView`. Every method is optional.
@available(iOS, deprecated: 9.0, message: "Use UIAlertController")
@preconcurrency @MainActor public protocol UIAlertViewDelegate: NSObjectProtocol {
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int)
    func willPresent(_ alertView: UIAlertView)
    func didPresent(_ alertView: UIAlertView)
    func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int)
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int)
}

extension UIAlertViewDelegate {
    public func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {}
    public func willPresent(_ alertView: UIAlertView) {}
    public func didPresent(_ alertView: UIAlertView) {}
    public func alertView(_ alertView: UIAlertView, willDismissWithButtonIndex buttonIndex: Int) {}
    public func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {}
}

/// The buttons of an alert or action sheet of before iOS 8, which are known by their places.
struct OldButtons {
    var titles: [String] = []
    var cancel = -1
    var destructive = -1

    mutating func add(_ title: String?) -> Int {
        titles.append(title ?? "")
        return titles.count - 1
    }
    func title(_ index: Int) -> String? { titles.indices.contains(index) ? titles[index] : nil }
}

extension UIViewController {
    /// The controller in front in the key window.
    static var topmostOfKeyWindow: UIViewController? {
        let windows = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
        var controller = (windows.first(where: \.isKeyWindow) ?? windows.last { !$0.isHidden })?.rootViewController
        while let presented = controller?.presentedViewController, !presented.isBeingDismissed { controller = presented }
        return controller
    }
}
