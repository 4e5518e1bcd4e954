/// A day of a month, with a mark below it where there is one.
final class MonthDay: UIControl {
    private let label = UILabel()
    private let circle = UIView()
    /// When the day begins.
    private(set) var date = Date()
    private var isToday = false

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        label.textAlignment = .center
        circle.isUserInteractionEnabled = false
        addSubview(circle)
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    /// Whether the number makes room for marks, also where there is none.
    var hasDecorations = false { didSet { if oldValue != hasDecorations { setNeedsLayout() } } }

    var decoration: UIView? {
        didSet {
            oldValue?.removeFromSuperview()
            if let decoration {
                decoration.isUserInteractionEnabled = false
                addSubview(decoration)
            }
            setNeedsLayout()
        }
    }

    func show(_ number: Int, _ date: Date, font: UIFont, isSelected: Bool, isToday: Bool) {
        (self.date, self.isToday) = (date, isToday)
        self.isSelected = isSelected
        label.font = font
        label.text = String(number)
        update()
    }

    private func update() {
        // Today is full of the tint once it is chosen; other days get a light ground.
        circle.backgroundColor = isSelected ? (isToday ? tintColor : tintColor.withAlphaComponent(0.12)) : nil
        label.textColor = !isEnabled ? .tertiaryLabel : isSelected ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
        if isSelected { accessibilityTraits.insert(.selected) } else { accessibilityTraits.remove(.selected) }
    }

    override func stateChanged() {
        super.stateChanged()
        update()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        update()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let room = hasDecorations ? MonthMetrics.decoration : 0
        let size = max(min(MonthMetrics.circle, bounds.width, bounds.height - room), 0)
        let middle = CGPoint(x: bounds.midX, y: (bounds.height - room) / 2)
        circle.frame = CGRect(x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size)
        circle.layer.cornerRadius = size / 2
        label.frame = CGRect(x: 0, y: middle.y - size / 2, width: bounds.width, height: size)
        guard let decoration else { return }
        let wanted = decoration.bounds.size == .zero ? decoration.sizeThatFits(bounds.size) : decoration.bounds.size
        let fitted = CGSize(width: min(wanted.width, bounds.width), height: min(wanted.height, MonthMetrics.decoration))
        decoration.frame = CGRect(
            x: bounds.midX - fitted.width / 2, y: bounds.height - room + (room - fitted.height) / 2 - 1, width: fitted.width,
            height: fitted.height)
    }
}
