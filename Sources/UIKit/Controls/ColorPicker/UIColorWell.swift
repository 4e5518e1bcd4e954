/// Shows a colour; a tap lets people choose another one.
///
/// Source: Apple's “UIColorWell”.
@preconcurrency @MainActor open class UIColorWell: UIControl {
    private let ring = CAGradientLayer()
    private let gap = UIView()
    private let sample = ColorSampleView()
    private lazy var listener = ColorWellListener(self)

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UIColorWell.self)
    }

    private func setUp() {
        isOpaque = false
        ring.type = .conic
        ring.colors = (0...6).map { UIColor(hue: CGFloat($0) / 6, saturation: 0.9, brightness: 1, alpha: 1).cgColor }
        (ring.startPoint, ring.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0))
        layer.addSublayer(ring)
        gap.backgroundColor = .systemBackground
        sample.layer.borderWidth = 0
        for view in [gap, sample] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityTraits = .button
        addAction(UIAction { [weak self] _ in self?.openPicker() }, for: .touchUpInside)
        update()
    }

    /// The chosen colour; nil for none.
    open var selectedColor: UIColor? { didSet { update() } }
    /// The picker's title.
    open var title: String? { didSet { accessibilityLabel = title } }
    open var supportsAlpha = true

    private func update() {
        sample.color = selectedColor
        sample.isHidden = selectedColor == nil
        if accessibilityLabel == nil { accessibilityLabel = SystemText.text(.colors) }
    }

    open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let side = min(bounds.width, bounds.height)
        let circle = CGRect(x: bounds.midX - side / 2, y: bounds.midY - side / 2, width: side, height: side)
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        ring.frame = circle
        ring.cornerRadius = side / 2
        CATransaction.commit()
        for (view, inset) in [(gap, 3), (sample, 5)] as [(UIView, CGFloat)] {
            view.frame = circle.shrunk(dx: inset, dy: inset)
            view.layer.cornerRadius = max(side / 2 - inset, 0)
        }
    }

    override func stateChanged() {
        super.stateChanged()
        alpha = isHighlighted ? 0.6 : isEnabled ? 1 : 0.4
    }

    // MARK: Choosing

    private func openPicker() {
        guard let controller = nearestController else { return }
        let picker = UIColorPickerViewController()
        picker.delegate = listener
        picker.supportsAlpha = supportsAlpha
        if let title { picker.title = title }
        if let selectedColor { picker.selectedColor = selectedColor }
        controller.present(picker, animated: true)
    }

    fileprivate func choose(_ color: UIColor) {
        selectedColor = color
        sendActions(for: .valueChanged)
    }
}

/// Learns of the colour that people choose for a well.
private final class ColorWellListener: NSObject, UIColorPickerViewControllerDelegate {
    private weak var well: UIColorWell?

    init(_ well: UIColorWell) {
        self.well = well
        super.init()
    }

    func colorPickerViewController(_ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool) {
        well?.choose(color)
    }
}
