/// The common superclass of the selection behaviours of a calendar.
///
/// Source: Apple's “UICalendarSelection”.
@preconcurrency @MainActor open class UICalendarSelection: NSObject {
    typealias Comparison = (DateComponents, DateComponents) -> Bool
    weak var view: UICalendarView?

    override init() { super.init() }

    /// Asks anew which days can be chosen.
    open func updateSelectableDates() { view?.showMonth() }

    func contains(_ day: DateComponents, _ isSame: Comparison) -> Bool { false }
    func mayTake(_ day: DateComponents, _ isSame: Comparison) -> Bool { true }
    func tapped(_ day: DateComponents, _ isSame: Comparison) {}
}

/// Decides on and learns of the day people choose.
@preconcurrency @MainActor public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// A day was chosen; nil when it was given up.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
    /// Optional.
    func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
    public func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool { true }
}

/// The choice of one day.
///
/// Source: Apple's “UICalendarSelectionSingleDate”.
@preconcurrency @MainActor open class UICalendarSelectionSingleDate: UICalendarSelection {
    open private(set) weak var delegate: (any UICalendarSelectionSingleDateDelegate)?

    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open var selectedDate: DateComponents? { didSet { view?.showMonth() } }

    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) { self.selectedDate = selectedDate }

    override func contains(_ day: DateComponents, _ isSame: Comparison) -> Bool { selectedDate.map { isSame($0, day) } ?? false }
    override func mayTake(_ day: DateComponents, _ isSame: Comparison) -> Bool {
        delegate?.dateSelection(self, canSelectDate: day) ?? true
    }
    override func tapped(_ day: DateComponents, _ isSame: Comparison) {
        if contains(day, isSame) {
            // A second tap gives the day up, where the delegate allows none.
            guard delegate?.dateSelection(self, canSelectDate: nil) ?? true else { return }
            selectedDate = nil
        } else {
            selectedDate = day
        }
        delegate?.dateSelection(self, didSelectDate: selectedDate)
    }
}

/// Decides on and learns of the days people choose.
@preconcurrency @MainActor public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
    /// Optional.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool
    /// Optional.
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents) -> Bool { true }
    public func multiDateSelection(_ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents) -> Bool {
        true
    }
}

/// The choice of several days.
///
/// Source: Apple's “UICalendarSelectionMultiDate”.
@preconcurrency @MainActor open class UICalendarSelectionMultiDate: UICalendarSelection {
    open private(set) weak var delegate: (any UICalendarSelectionMultiDateDelegate)?

    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open var selectedDates: [DateComponents] = [] { didSet { view?.showMonth() } }

    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) { self.selectedDates = selectedDates }

    override func contains(_ day: DateComponents, _ isSame: Comparison) -> Bool { selectedDates.contains { isSame($0, day) } }
    override func mayTake(_ day: DateComponents, _ isSame: Comparison) -> Bool {
        contains(day, isSame)
            ? delegate?.multiDateSelection(self, canDeselectDate: day) ?? true
            : delegate?.multiDateSelection(self, canSelectDate: day) ?? true
    }
    override func tapped(_ day: DateComponents, _ isSame: Comparison) {
        if let index = selectedDates.firstIndex(where: { isSame($0, day) }) {
            selectedDates.remove(at: index)
            delegate?.multiDateSelection(self, didDeselectDate: day)
        } else {
            selectedDates.append(day)
            delegate?.multiDateSelection(self, didSelectDate: day)
        }
    }
}
