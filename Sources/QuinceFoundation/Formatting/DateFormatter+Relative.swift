import Foundation
import FoundationBase

extension DateFormatter {
    /// The text of a date; of a day near today its word (`Yesterday`) where the formatter asks for that and the language has one.
    public func string(from date: Date) -> String { inContext(plainString(from: date)) }

    private func plainString(from date: Date) -> String {
        let full = Originals.string(from: date, self)
        guard doesRelativeDateFormatting, dateStyle != .none, let word = RelativeDay.word(for: date, self) else { return full }
        guard timeStyle != .none, let day = copy() as? DateFormatter else { return word }
        day.timeStyle = .none
        let text = Originals.string(from: date, day)
        guard full.contains(text) else { return word }
        return full.replacingOccurrences(of: text, with: word)
    }
}

private enum RelativeDay {
    /// The word of the day of a date; nil where there is none.
    static func word(for date: Date, _ formatter: DateFormatter) -> String? {
        var calendar = formatter.calendar ?? Calendar.current
        calendar.timeZone = formatter.timeZone ?? .current
        let (today, day) = (calendar.startOfDay(for: Date()), calendar.startOfDay(for: date))
        guard let count = calendar.dateComponents([.day], from: today, to: day).day, abs(count) <= 1 else { return nil }
        let words = RelativeDateTimeFormatter()
        words.dateTimeStyle = .named
        words.locale = formatter.locale ?? .current
        let word = words.localizedString(from: DateComponents(day: count))
        guard !word.contains(where: \.isWholeNumber) else { return nil }
        return word.prefix(1).uppercased() + word.dropFirst()
    }
}
