import Foundation

extension NSCalendar {
    /// Stores the beginning and the length, in seconds, of the calendar's unit that a date lies in.
    ///
    /// - Returns: Whether there is such a unit; nothing is stored where there is none.
    public func range(
        of unit: NSCalendar.Unit, start datep: AutoreleasingUnsafeMutablePointer<NSDate?>?,
        interval tip: UnsafeMutablePointer<TimeInterval>?,
        for date: Date
    ) -> Bool { Self.store(range(of: unit, for: date), datep, tip) }

    /// Stores the beginning and the length, in seconds, of the weekend that a date lies in.
    ///
    /// - Returns: Whether the date lies in a weekend; nothing is stored where it does not.
    public func range(
        ofWeekendStart datep: AutoreleasingUnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
        containing date: Date
    ) -> Bool { Self.store(range(ofWeekendContaining: date), datep, tip) }

    /// Stores the beginning and the length, in seconds, of the first weekend after a date; with `.searchBackwards` of the last one before.
    ///
    /// - Returns: Whether there is one; nothing is stored in a calendar without weekends.
    public func nextWeekendStart(
        _ datep: AutoreleasingUnsafeMutablePointer<NSDate?>?, interval tip: UnsafeMutablePointer<TimeInterval>?,
        options: NSCalendar.Options = [], after date: Date
    ) -> Bool { Self.store(nextWeekendAfter(date, options: options), datep, tip) }

    private static func store(
        _ range: DateInterval?, _ start: AutoreleasingUnsafeMutablePointer<NSDate?>?, _ length: UnsafeMutablePointer<TimeInterval>?
    ) -> Bool {
        guard let range else { return false }
        start?.pointee = NSDate(timeIntervalSinceReferenceDate: range.start.timeIntervalSinceReferenceDate)
        length?.pointee = range.duration
        return true
    }
}
