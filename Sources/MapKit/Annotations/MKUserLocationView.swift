/// The blue dot where the device is.
///
/// Source: Apple's documentation of `MKUserLocationView`.
@preconcurrency @MainActor open class MKUserLocationView: MKAnnotationView {
    private let halo = CALayer()
    private let rim = CALayer()
    private let dot = CALayer()

    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        frame.size = CGSize(width: 22, height: 22)
        collisionMode = .none
        zPriority = MKAnnotationViewZPriority(900)
        for (part, side) in [(halo, 44), (rim, 22), (dot, 16)] as [(CALayer, CGFloat)] {
            part.bounds = CGRect(x: 0, y: 0, width: side, height: side)
            part.cornerRadius = side / 2
            part.position = CGPoint(x: 11, y: 11)
            layer.addSublayer(part)
        }
        rim.backgroundColor = UIColor.white.cgColor
        (rim.shadowOpacity, rim.shadowRadius, rim.shadowOffset) = (0.3, 3, CGSize(width: 0, height: 1))
        updateColors()
        accessibilityIdentifier = "User Location"
    }

    private func updateColors() {
        let tint = (tintColor ?? .systemBlue).resolvedColor(with: traitCollection)
        halo.backgroundColor = tint.withAlphaComponent(0.18).cgColor
        dot.backgroundColor = tint.cgColor
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColors()
    }
}
