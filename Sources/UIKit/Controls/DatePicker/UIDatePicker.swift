/// A control to choose a date, a time or a duration with.
///
/// Source: Apple's “UIDatePicker”.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable {
        case time = 0, date, dateAndTime, countDownTimer
        /// Months of years (iOS 17.4).
        case yearAndMonth
    }

    private var content: (any DatePickerContent)?
    private var chosen = Date()
    private var duration: TimeInterval = 0
    private var wanted = UIDatePickerStyle.automatic

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.decodeInterface(of: self, as: UIDatePicker.self)
    }

    private func setUp() {
        isOpaque = false
        rebuild()
        if bounds.size == .zero { bounds.size = intrinsicContentSize }
    }

    /// The colour of rows that can be chosen, which apps set by key-value coding; nil for the label's.
    var textColor: UIColor? { didSet { content?.reload() } }

    // MARK: What is chosen

    open var datePickerMode = Mode.dateAndTime { didSet { if oldValue != datePickerMode { rebuild() } } }

    open var date: Date {
        get { chosen }
        set { setDate(newValue, animated: false) }
    }

    open func setDate(_ date: Date, animated: Bool) {
        chosen = allowed(date)
        content?.show(animated: animated && window != nil)
        invalidateIntrinsicContentSize()
    }

    /// The earliest date that can be chosen; ignored while it is later than `maximumDate`, and by countdowns.
    open var minimumDate: Date? { didSet { limitsChanged() } }
    open var maximumDate: Date? { didSet { limitsChanged() } }

    private func limitsChanged() {
        chosen = allowed(chosen)
        content?.reload()
    }

    /// The nearest date that can be chosen.
    func allowed(_ date: Date) -> Date {
        guard datePickerMode != .countDownTimer else { return date }
        if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
        if let minimumDate, date < minimumDate { return minimumDate }
        if let maximumDate, date > maximumDate { return maximumDate }
        return date
    }

    /// Seconds of a countdown, whole minutes up to 23 hours and 59 minutes; 0 in other modes.
    open var countDownDuration: TimeInterval {
        get { datePickerMode == .countDownTimer ? duration : 0 }
        set {
            duration = min(max((newValue / 60).rounded(.down) * 60, 60), 86_340)
            content?.show(animated: false)
        }
    }

    /// Minutes between two choices; divisors of 60 up to 30, anything else counts as 1.
    open var minuteInterval: Int {
        get { interval }
        set {
            interval = (1...30).contains(newValue) && 60 % newValue == 0 ? newValue : 1
            content?.reload()
        }
    }
    private var interval = 1
    /// Whether dates between two choices become the earlier one as soon as something is chosen.
    open var roundsToMinuteInterval = true

    // MARK: Calendar

    /// The language and the conventions dates are written in; those of the device for nil.
    open var locale: Locale? { didSet { rebuild() } }
    open var calendar: Calendar! { didSet { rebuild() } }
    open var timeZone: TimeZone? { didSet { rebuild() } }

    var shownLocale: Locale { locale ?? .current }
    var shownCalendar: Calendar {
        var shown = calendar ?? .current
        shown.locale = shownLocale
        if let timeZone { shown.timeZone = timeZone }
        return shown
    }

    /// A formatter for the picker's language, calendar and time zone.
    func formatter(_ template: String) -> DateFormatter {
        let formatter = DateFormatter()
        formatter.locale = shownLocale
        formatter.calendar = shownCalendar
        formatter.timeZone = shownCalendar.timeZone
        formatter.setLocalizedDateFormatFromTemplate(template)
        return formatter
    }

    // MARK: Style

    /// How the picker should look; what is not possible in its mode counts as automatic.
    open var preferredDatePickerStyle: UIDatePickerStyle {
        get { wanted }
        set {
            wanted = newValue
            rebuild()
        }
    }

    /// How the picker looks: compact where nothing else is asked for, wheels for countdowns.
    open var datePickerStyle: UIDatePickerStyle {
        switch (wanted, datePickerMode) {
        case (_, .countDownTimer), (_, .yearAndMonth), (.wheels, _): .wheels
        // A time alone has no calendar.
        case (.inline, .time): .wheels
        case (.inline, _): .inline
        default: .compact
        }
    }

    private func rebuild() {
        content?.removeFromSuperview()
        let made: any DatePickerContent =
            switch datePickerStyle {
            case .wheels: DatePickerWheels(self)
            case .inline: DatePickerCalendar(self)
            default: DatePickerCompact(self)
            }
        content = made
        addSubview(made)
        made.reload()
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    /// Someone chose a date.
    func choose(_ date: Date) {
        var date = date
        if roundsToMinuteInterval, interval > 1 {
            let minute = shownCalendar.component(.minute, from: date)
            date -= TimeInterval(minute % interval * 60)
        }
        let new = allowed(date)
        let isChanged = new != chosen
        chosen = new
        content?.show(animated: true)
        invalidateIntrinsicContentSize()
        if isChanged { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    /// Someone chose a duration, in seconds.
    func choose(duration new: TimeInterval) {
        let isChanged = max(new, 60) != duration
        duration = max(new, 60)
        content?.show(animated: true)
        if isChanged { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
    }

    // MARK: View

    override func stateChanged() {
        super.stateChanged()
        content?.alpha = isEnabled ? 1 : 0.5
        content?.isUserInteractionEnabled = isEnabled
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        content?.reload()
    }

    open override var intrinsicContentSize: CGSize { content?.fittingSize ?? .zero }
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    open override func layoutSubviews() {
        super.layoutSubviews()
        content?.semanticContentAttribute = semanticContentAttribute
        content?.frame = bounds
    }
}

public enum UIDatePickerStyle: Int, Sendable { case automatic = 0, wheels, compact, inline }

/// The view of a date picker in one of its styles.
@MainActor protocol DatePickerContent: UIView {
    var fittingSize: CGSize { get }
    /// Takes up changed limits, calendars and colours.
    func reload()
    /// Shows the picker's date.
    func show(animated: Bool)
}

/// Date pickers of iOS 17, in points.
enum DatePickerMetrics {
    static let compactHeight: CGFloat = 34
    static let compactPadding: CGFloat = 11
    static let compactGap: CGFloat = 6
    static let compactRadius: CGFloat = 8
    static let timeRowHeight: CGFloat = 48
}
