/// A view that stands in place of the keyboard, or above it.
///
/// Source: Apple's “UIInputView”.
@preconcurrency @MainActor open class UIInputView: UIView {
    /// Whether the view looks like the keyboard.
    public enum Style: Int, Sendable { case `default` = 0, keyboard }

    public let inputViewStyle: Style
    /// Whether the view's height is that of its constraints.
    open var allowsSelfSizing = false

    public init(frame: CGRect, inputViewStyle: Style) {
        self.inputViewStyle = inputViewStyle
        super.init(frame: frame)
        if inputViewStyle == .keyboard {
            withDefaults { $0.backgroundColor = UIColor { UIColor(white: $0.userInterfaceStyle == .dark ? 0.17 : 0.83, alpha: 1) } }
        }
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, inputViewStyle: .default) }

    public required init?(coder: NSCoder) {
        inputViewStyle = .default
        super.init(coder: coder)
    }
}
