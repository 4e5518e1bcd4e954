import Foundation

/// The code of the club's door, which changes every day.
enum DoorCode {
    /// Four digits.
    static func text(for date: Date, calendar: Calendar = .current) -> String {
        let day = calendar.ordinality(of: .day, in: .era, for: date) ?? 0
        return String(format: "%04d", (day &* 7919) % 10_000)
    }
}
