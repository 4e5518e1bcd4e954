/// One key of the on-screen keyboard.
final class KeyboardKeyView: UIView {
    private let label = UILabel()
    private let picture = UIImageView()
    /// The letters below a telephone's digits.
    private let letters = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        label.adjustsFontSizeToFitWidth = true
        label.minimumScaleFactor = 0.5
        picture.contentMode = .center
        layer.cornerRadius = 5
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (1, 0, CGSize(width: 0, height: 1))
        letters.textAlignment = .center
        addSubview(label)
        addSubview(letters)
        addSubview(picture)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds.shrunk(dx: 2)
        if letters.attributedText != nil {
            label.frame.size.height = (bounds.height * 0.74).rounded()
            letters.frame = CGRect(x: 2, y: (bounds.height * 0.62).rounded(), width: label.frame.width, height: bounds.height * 0.28)
        }
        picture.frame = bounds
        layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 5).cgPath
    }

    func show(
        _ key: KeyboardKey, _ style: KeyboardStyle, isShifted: Bool, isCapsLocked: Bool, isPad: Bool, isPressed: Bool, isEnabled: Bool,
        isBlank: Bool = false
    ) {
        for part in [label, letters, picture] { part.isHidden = isBlank }
        isHidden = key == .gap
        var isSpecial = true
        var (title, symbol, size): (String?, String?, CGFloat) = (nil, nil, 16)
        switch key {
        case .character(let text):
            isSpecial = false
            title = isShifted ? text.uppercased() : text
            size = text.count > 1 ? 16 : isShifted || isPad ? 23 : 25
        case .space: (isSpecial, title) = (false, style.spaceTitle)
        case .shift:
            symbol = isCapsLocked ? "capslock.fill" : isShifted ? "shift.fill" : "shift"
            isSpecial = !isShifted
        case .delete: symbol = isPressed ? "delete.left.fill" : "delete.left"
        case .return: title = style.returnTitle
        case .plane(let plane): title = plane == .letters ? style.lettersTitle : plane == .numbers ? "123" : "#+="
        case .gap: break
        }
        paint(
            isSpecial, isOn: key == .shift && isShifted, style, isProminent: key == .return && style.isReturnProminent && isEnabled,
            isPressed, isEnabled)
        // The delete key of a pad has no plate.
        if isPad, key == .delete { (backgroundColor, layer.shadowOpacity) = (.clear, 0) }
        label.text = title
        label.font = .systemFont(ofSize: size)
        letters.attributedText = isPad ? title.flatMap { Self.letters(on: $0, style.text) } : nil
        setNeedsLayout()
        let configuration = UIImage.SymbolConfiguration(pointSize: 18)
        picture.image = symbol.flatMap { UIImage(systemName: $0, withConfiguration: configuration) }
        picture.tintColor = !isSpecial && key == .shift ? .black : style.text
    }

    private static let padLetters = [
        "2": "ABC", "3": "DEF", "4": "GHI", "5": "JKL", "6": "MNO", "7": "PQRS", "8": "TUV", "9": "WXYZ",
    ]

    private static func letters(on digit: String, _ color: UIColor) -> NSAttributedString? {
        padLetters[digit].map {
            NSAttributedString(
                string: $0, attributes: [.font: UIFont.systemFont(ofSize: 10, weight: .bold), .kern: 1.5, .foregroundColor: color])
        }
    }

    private func paint(_ isSpecial: Bool, isOn: Bool, _ style: KeyboardStyle, isProminent: Bool, _ isPressed: Bool, _ isEnabled: Bool) {
        // A pressed key looks like one of the other kind.
        let plain = isSpecial != isPressed ? style.specialKey : isOn ? style.shiftedKey : style.letterKey
        backgroundColor = isProminent && !isPressed ? UIColor.systemBlue : plain
        label.textColor = isProminent && !isPressed ? .white : isEnabled ? style.text : style.text.withAlphaComponent(0.35)
        layer.shadowColor = style.shadow.cgColor
    }
}
