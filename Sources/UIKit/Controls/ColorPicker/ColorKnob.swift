/// The ring around the chosen colour.
final class ColorKnob: UIView {
    init() {
        super.init(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        layer.cornerRadius = 15
        layer.borderWidth = 3
        layer.borderColor = UIColor.white.cgColor
        layer.shadowOpacity = 0.25
        layer.shadowRadius = 3
        layer.shadowOffset = .zero
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }
}
