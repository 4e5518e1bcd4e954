/// Red, green and blue.
final class ColorSlidersView: UIView {
    var onChoice: (UIColor, Bool) -> Void = { _, _ in }
    private let sliders = [
        ColorSlider(SystemText.text(.redColor), format: .byte), ColorSlider(SystemText.text(.greenColor), format: .byte),
        ColorSlider(SystemText.text(.blueColor), format: .byte),
    ]
    /// The colour components of the sliders, in their order from top to bottom.
    private static let parts: [WritableKeyPath<ColorParts, CGFloat>] = [\.red, \.green, \.blue]
    private var color = ColorParts(.black)

    override init(frame: CGRect) {
        super.init(frame: frame)
        for (slider, part) in zip(sliders, Self.parts) {
            addSubview(slider)
            slider.onChange = { [weak self] value, goesOn in
                guard let self else { return }
                color[keyPath: part] = value
                onChoice(color.with(alpha: 1), goesOn)
            }
        }
    }

    required init?(coder: NSCoder) { nil }

    func show(_ color: ColorParts) {
        self.color = color
        for (slider, part) in zip(sliders, Self.parts) {
            var (low, high) = (color, color)
            low[keyPath: part] = 0
            high[keyPath: part] = 1
            slider.show(color[keyPath: part], from: low.with(alpha: 1), to: high.with(alpha: 1))
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        for (index, slider) in sliders.enumerated() {
            slider.frame = CGRect(x: 0, y: CGFloat(index) * 80, width: bounds.width, height: 64)
        }
    }
}
