/// The spinning wheel: eight spokes, one round per second.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case whiteLarge = 0
        case white = 1
        case gray = 2
        case medium = 100
        case large = 101
    }

    private let spokes = CAReplicatorLayer()
    private let spoke = CALayer()
    private static let animationKey = "spin"

    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
        setUp()
    }

    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        setUp()
    }

    public required init(coder: NSCoder) {
        style = .medium
        super.init(coder: coder)!
        setUp()
        coder.decodeInterface(of: self, as: UIActivityIndicatorView.self)
    }

    private func setUp() {
        isOpaque = false
        isUserInteractionEnabled = false
        spokes.instanceCount = 8
        spokes.instanceTransform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
        spokes.instanceDelay = 1.0 / 8
        spokes.addSublayer(spoke)
        layer.addSublayer(spokes)
        spokes.isHidden = true
        updateSpoke()
    }

    open var style: Style {
        didSet {
            invalidateIntrinsicContentSize()
            updateSpoke()
        }
    }
    open var hidesWhenStopped = true { didSet { spokes.isHidden = !isAnimating && hidesWhenStopped } }
    open var color: UIColor! { didSet { noteOwn(.color); updateSpoke() } }
    open private(set) var isAnimating = false

    open func startAnimating() {
        guard !isAnimating else { return }
        isAnimating = true
        spokes.isHidden = false
        addAnimation()
    }

    open func stopAnimating() {
        isAnimating = false
        spoke.removeAnimation(forKey: Self.animationKey)
        spokes.isHidden = hidesWhenStopped
    }

    private func addAnimation() {
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue) = (1.0, 0.25)
        fade.duration = 1
        fade.repeatCount = .infinity
        spoke.add(fade, forKey: Self.animationKey)
    }

    private func updateSpoke() {
        let size = style.size
        spokes.bounds = CGRect(origin: .zero, size: size)
        let length = size.height * 0.28, width = size.height * 0.115
        spoke.bounds = CGRect(x: 0, y: 0, width: width, height: length)
        spoke.position = CGPoint(x: size.width / 2, y: length / 2 + size.height * 0.02)
        spoke.cornerRadius = width / 2
        spoke.opacity = isAnimating ? 1 : 0.6
        let own: UIColor = style == .white || style == .whiteLarge ? .white : .systemGray
        spoke.backgroundColor = (color ?? own).resolvedColor(with: traitCollection).cgColor
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        spokes.position = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if isAnimating { addAnimation() }
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        updateSpoke()
    }

    open override var intrinsicContentSize: CGSize { style.size }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }
}

extension UIActivityIndicatorView.Style {
    var size: CGSize { self == .large || self == .whiteLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }
}
