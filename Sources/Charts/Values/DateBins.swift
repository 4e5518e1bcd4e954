import SwiftUI

/// Units of a calendar that dates are counted in.
///
/// Source: Apple's documentation of `DateBins`.
public struct DateBins: RandomAccessCollection {
    /// The beginnings of the units, and the end of the last.
    public let thresholds: [Date]

    public var startIndex: Int { 0 }
    public var endIndex: Int { Swift.max(0, thresholds.count - 1) }
    public subscript(position: Int) -> ChartBinRange<Date> { ChartBinRange(thresholds[position]..<thresholds[position + 1]) }

    /// The bin of a date; that at the end for dates outside of all.
    public func index(for value: Date) -> Int {
        let above = thresholds.firstIndex { $0 > value } ?? thresholds.count
        return Swift.min(Swift.max(0, above - 1), Swift.max(0, endIndex - 1))
    }

    public init(thresholds: [Date]) { self.thresholds = thresholds.sorted() }

    /// - Parameters:
    ///   - unit: The unit of the calendar that a bin is.
    ///   - count: The number of units in a bin.
    ///   - data: The dates that are in the bins.
    public init(unit: Calendar.Component, by count: Int = 1, data: [Date], calendar: Calendar = .current) {
        if let first = data.min(), let last = data.max() {
            self.init(unit: unit, by: count, range: first...last, calendar: calendar)
        } else {
            self.init(thresholds: [])
        }
    }

    public init(unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current) {
        var thresholds: [Date] = []
        var next = count > 0 ? calendar.dateInterval(of: unit, for: range.lowerBound)?.start : nil
        while let date = next, thresholds.count <= Ticks.limit {
            thresholds.append(date)
            guard date <= range.upperBound else { break }
            next = calendar.date(byAdding: unit, value: count, to: date)
        }
        self.thresholds = thresholds
    }
}
