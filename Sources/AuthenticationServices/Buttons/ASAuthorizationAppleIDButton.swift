import QuinceFoundation
import UIKit

/// The button that signs in with Apple.
///
/// Source: Apple's documentation of `ASAuthorizationAppleIDButton`.
@preconcurrency @MainActor open class ASAuthorizationAppleIDButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case signIn = 0, `continue`, signUp
        public static let `default` = ButtonType.signIn
    }
    public enum Style: Int, Sendable { case white = 0, whiteOutline, black }

    /// The radius of the corners in points.
    open var cornerRadius: CGFloat = 6 { didSet { layer.cornerRadius = cornerRadius } }
    private let label = UILabel()
    private let logo = UIImageView(image: UIImage(systemName: "apple.logo"))

    public init(authorizationButtonType type: ButtonType, authorizationButtonStyle style: Style) {
        super.init(frame: CGRect(x: 0, y: 0, width: 140, height: 30))
        let color: UIColor = style == .black ? .white : .black
        backgroundColor = style == .black ? .black : .white
        if style == .whiteOutline { (layer.borderWidth, layer.borderColor) = (1, UIColor.black.cgColor) }
        (layer.cornerRadius, layer.cornerCurve) = (cornerRadius, .continuous)
        label.text =
            switch type {
            case .signIn: systemText("Sign in with Apple")
            case .continue: systemText("Continue with Apple")
            case .signUp: systemText("Sign up with Apple")
            }
        label.textColor = color
        (label.adjustsFontSizeToFitWidth, label.minimumScaleFactor) = (true, 0.5)
        logo.tintColor = color
        logo.contentMode = .scaleAspectFit
        addSubview(logo)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
        accessibilityLabel = label.text
    }

    public convenience init() { self.init(authorizationButtonType: .default, authorizationButtonStyle: .black) }
    public override convenience init(frame: CGRect) {
        self.init()
        self.frame = frame
    }
    public required init?(coder: NSCoder) { nil }

    open override var intrinsicContentSize: CGSize { CGSize(width: 140, height: 30) }
    open override var isHighlighted: Bool { didSet { alpha = isHighlighted ? 0.6 : 1 } }

    open override func layoutSubviews() {
        super.layoutSubviews()
        // Source: Apple's Human Interface Guidelines, “Sign in with Apple”: the title is 43 % of the button's height.
        label.font = .systemFont(ofSize: bounds.height * 0.43, weight: .medium)
        let side = bounds.height * 0.43, gap = bounds.height * 0.12
        let width = min(label.sizeThatFits(bounds.size).width, max(0, bounds.width - side - 3 * gap))
        let left = (bounds.width - width - side - gap) / 2
        logo.frame = CGRect(x: left, y: (bounds.height - side) / 2 - 1, width: side, height: side)
        label.frame = CGRect(x: left + side + gap, y: 0, width: width, height: bounds.height)
    }
}
