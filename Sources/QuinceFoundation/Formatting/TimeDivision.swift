import Foundation

/// An amount of a time unit.
struct TimeAmount: Equatable {
    var unit: TimeUnit
    var value: Double
}

/// Divides a length of time, which is not negative, into amounts of units.
struct TimeDivision {
    var start, end: Date
    var calendar: Calendar
    var allowsFractions = false
    /// 0 = any number.
    var maximumCount = 0
    var collapsesLargest = false

    init(from start: Date, to end: Date, calendar: Calendar) { (self.start, self.end, self.calendar) = (start, end, calendar) }

    /// One amount for each of the units, which come largest first; fewer where their number is limited.
    func amounts(of units: [TimeUnit]) -> [TimeAmount] {
        var units = units
        var amounts = whole(units, to: end)
        if collapsesLargest, let first = amounts.firstIndex(where: { $0.value != 0 }), amounts[first].value == 1, first + 1 < units.count {
            units.remove(at: first)
            amounts = whole(units, to: end)
        }
        if maximumCount > 0, let first = amounts.firstIndex(where: { $0.value != 0 }), first + maximumCount < units.count {
            units.removeSubrange((first + maximumCount)...)
            amounts = rounded(units)
            // What has become a whole larger unit is one unit more again.
            if let first = amounts.firstIndex(where: { $0.value != 0 }), first + maximumCount < amounts.count {
                amounts.removeSubrange((first + maximumCount)...)
            }
            return amounts
        }
        if allowsFractions, let last = units.last { amounts[amounts.count - 1].value += rest(amounts, in: last) }
        return amounts
    }

    private func whole(_ units: [TimeUnit], to end: Date) -> [TimeAmount] {
        let components = calendar.dateComponents(Set(units.map(\.component)), from: start, to: end)
        return units.map { TimeAmount(unit: $0, value: Double($0.value(in: components) ?? 0)) }
    }

    /// Amounts with the rest rounded into the smallest unit; of two equally near the even one.
    private func rounded(_ units: [TimeUnit]) -> [TimeAmount] {
        let amounts = whole(units, to: end)
        guard let last = amounts.last else { return amounts }
        let value = last.value + rest(amounts, in: last.unit)
        guard value.rounded(.toNearestOrEven) > last.value else { return amounts }
        let next = calendar.date(byAdding: last.unit.component, value: 1, to: date(after: amounts)) ?? end
        return whole(units, to: next)
    }

    /// Returns the remainder of the time after `amounts`, as a fraction of `unit`.
    private func rest(_ amounts: [TimeAmount], in unit: TimeUnit) -> Double {
        let reached = date(after: amounts)
        guard let next = calendar.date(byAdding: unit.component, value: 1, to: reached), next > reached else { return 0 }
        return end.timeIntervalSince(reached) / next.timeIntervalSince(reached)
    }

    private func date(after amounts: [TimeAmount]) -> Date {
        amounts.reduce(start) { calendar.date(byAdding: $1.unit.component, value: Int($1.value), to: $0) ?? $0 }
    }
}
