/// The chosen colour, on squares that show how transparent it is.
final class ColorSampleView: UIView {
    private let ground = CheckerView()
    private let tone = UIView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        layer.cornerRadius = 10
        layer.borderWidth = 0.5
        layer.borderColor = UIColor.separator.cgColor
        isAccessibilityElement = false
        isUserInteractionEnabled = false
        for view in [ground, tone] { addSubview(view) }
    }

    required init?(coder: NSCoder) { nil }

    var color: UIColor? {
        didSet {
            tone.backgroundColor = color
            ground.isHidden = color?.resolvedColor(with: traitCollection).cgColor.alpha == 1
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        (ground.frame, tone.frame) = (bounds, bounds)
    }
}
