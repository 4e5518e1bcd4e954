import Foundation

/// The moods of a span of time in numbers.
struct MoodStatistics {
    /// A day with its average mood, from 1 to 5.
    struct Day: Identifiable, Equatable {
        let id: Date
        let average: Double
    }

    /// From the first day's beginning to the last one's end.
    let range: ClosedRange<Date>
    /// The days with entries, the earliest first.
    let days: [Day]
    /// How often each mood was there.
    let counts: [Mood: Int]

    init(_ entries: [Entry], in span: MoodSpan, today: Date = .now, calendar: Calendar = .current) {
        let midnight = calendar.startOfDay(for: today)
        let begin = calendar.date(byAdding: .day, value: 1 - span.days, to: midnight) ?? midnight
        range = begin...(calendar.date(byAdding: .day, value: 1, to: midnight) ?? today)
        let recent = entries.filter { $0.date >= begin && $0.date <= today }
        counts = Dictionary(grouping: recent, by: \.mood).mapValues(\.count)
        days = Dictionary(grouping: recent) { calendar.startOfDay(for: $0.date) }
            .map { Day(id: $0.key, average: Self.average($0.value)) }
            .sorted { $0.id < $1.id }
    }

    private static func average(_ entries: [Entry]) -> Double {
        Double(entries.reduce(0) { $0 + $1.mood.rawValue }) / Double(entries.count)
    }
}
