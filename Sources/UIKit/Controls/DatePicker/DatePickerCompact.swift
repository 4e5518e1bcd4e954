/// A date picker as buttons with the date and the time; a tap on one opens a calendar or wheels.
final class DatePickerCompact: UIView, DatePickerContent {
    private unowned let picker: UIDatePicker
    private let dateButton = DatePickerButton()
    private let timeButton = DatePickerButton()

    init(_ picker: UIDatePicker) {
        self.picker = picker
        super.init(frame: .zero)
        isOpaque = false
        for button in [dateButton, timeButton] { addSubview(button) }
        dateButton.addAction(UIAction { [weak self] _ in self?.open(.date) }, for: .touchUpInside)
        timeButton.addAction(UIAction { [weak self] _ in self?.open(.time) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    private var buttons: [DatePickerButton] {
        switch picker.datePickerMode {
        case .date: [dateButton]
        case .time: [timeButton]
        default: [dateButton, timeButton]
        }
    }

    var fittingSize: CGSize {
        let widths = buttons.map(\.fittingWidth)
        return CGSize(
            width: widths.reduce(0, +) + DatePickerMetrics.compactGap * CGFloat(widths.count - 1), height: DatePickerMetrics.compactHeight)
    }

    func reload() { show(animated: false) }

    func show(animated: Bool) {
        dateButton.text = picker.formatter("yMMMd").string(from: picker.date)
        timeButton.text = picker.formatter("jmm").string(from: picker.date)
        dateButton.isHidden = picker.datePickerMode == .time
        timeButton.isHidden = picker.datePickerMode == .date
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let total = fittingSize.width
        var x: CGFloat =
            switch picker.effectiveContentHorizontalAlignment {
            case .left, .leading, .fill: 0
            case .right, .trailing: bounds.width - total
            default: (bounds.width - total) / 2
            }
        for button in picker.readsFromRight ? buttons.reversed() : buttons {
            let width = button.fittingWidth
            button.frame = CGRect(
                x: x, y: (bounds.height - DatePickerMetrics.compactHeight) / 2, width: width, height: DatePickerMetrics.compactHeight)
            x += width + DatePickerMetrics.compactGap
        }
    }

    // MARK: Opening

    private func open(_ mode: UIDatePicker.Mode) {
        let button = mode == .date ? dateButton : timeButton
        let inner = UIDatePicker()
        inner.datePickerMode = mode
        inner.preferredDatePickerStyle = mode == .date ? .inline : .wheels
        (inner.locale, inner.calendar, inner.timeZone) = (picker.locale, picker.calendar, picker.timeZone)
        (inner.minimumDate, inner.maximumDate) = (picker.minimumDate, picker.maximumDate)
        (inner.minuteInterval, inner.roundsToMinuteInterval) = (picker.minuteInterval, picker.roundsToMinuteInterval)
        inner.tintColor = picker.tintColor
        inner.date = picker.date
        inner.addAction(
            UIAction { [weak picker, weak inner] _ in if let inner { picker?.choose(inner.date) } }, for: .valueChanged)
        button.isOpen = true
        picker.sendActions(for: .editingDidBegin)
        DatePickerPanel(inner).present(from: button) { [weak button, weak picker] in
            button?.isOpen = false
            picker?.sendActions(for: .editingDidEnd)
        }
    }
}

/// The date or the time of a compact date picker.
final class DatePickerButton: UIControl {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .tertiarySystemFill
        layer.cornerRadius = DatePickerMetrics.compactRadius
        layer.cornerCurve = .continuous
        label.font = .preferredFont(forTextStyle: .body)
        label.textAlignment = .center
        addSubview(label)
        isAccessibilityElement = true
        accessibilityTraits = .button
    }

    required init?(coder: NSCoder) { nil }

    var text = "" {
        didSet {
            label.text = text
            accessibilityLabel = text
        }
    }
    /// Whether the calendar or the wheels show: the text wears the tint then.
    var isOpen = false { didSet { updateColor() } }
    var fittingWidth: CGFloat { (label.intrinsicContentSize.width + 2 * DatePickerMetrics.compactPadding).rounded(.up) }

    private func updateColor() { label.textColor = isOpen ? tintColor : .label }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        updateColor()
    }

    override func stateChanged() {
        super.stateChanged()
        label.alpha = isHighlighted ? 0.3 : 1
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
