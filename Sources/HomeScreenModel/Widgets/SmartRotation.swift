import Foundation

/// Which widget of a stack comes up by itself: one whose app says that it matters now, or that is looked at at this time of day.
///
/// Source: Apple's Human Interface Guidelines, Widgets, and WidgetKit's “TimelineEntryRelevance”. How Apple weighs the two is not documented.
public struct SmartRotation: Sendable {
    /// A time in which a widget matters, as its timeline says.
    public struct Moment: Equatable, Sendable {
        public var start: Date
        /// Nil for one that does not end.
        public var end: Date?
        /// From 0 to 1, by the widget's own highest score.
        public var weight: Double

        public init(start: Date, end: Date?, weight: Double) { (self.start, self.end, self.weight) = (start, end, weight) }

        func holds(_ date: Date) -> Bool { start <= date && end.map { date < $0 } ?? true }
    }

    /// A widget of the stack.
    public struct Candidate: Equatable, Sendable {
        public var id: Int
        public var moments: [Moment]

        public init(id: Int, moments: [Moment] = []) { (self.id, self.moments) = (id, moments) }
    }

    /// One that people have brought up themselves stays for so many seconds.
    public static let patience = 15.0 * 60
    /// The weight of habit relative to the relevance that apps declare.
    static let habitWeight = 0.6
    /// The minimum advantage in likelihood over the shown widget.
    static let margin = 0.1

    public init() {}

    /// Returns the score of a widget: the relevance at `date` plus the weighted habit. Not a probability: it may exceed 1.
    public func likelihood(of candidate: Candidate, habits: WidgetHabits, at date: Date, hour: Int) -> Double {
        let relevance = candidate.moments.filter { $0.holds(date) }.map(\.weight).max() ?? 0
        return relevance + Self.habitWeight * habits.share(of: candidate.id, at: hour)
    }

    /// The widget that is to be shown at a time; the one that is stays where no other is clearly likelier.
    ///
    /// - Parameters:
    ///   - touched: When people scrolled the stack last.
    ///   - hour: Of the day, 0 to 23, where the device is.
    public func choice(
        among candidates: [Candidate], shown: Int, touched: Date?, habits: WidgetHabits, at date: Date, hour: Int
    ) -> Int {
        if let touched, date >= touched, date.timeIntervalSince(touched) < Self.patience { return shown }
        func value(_ candidate: Candidate) -> Double { likelihood(of: candidate, habits: habits, at: date, hour: hour) }
        let present = candidates.first { $0.id == shown }.map(value) ?? 0
        guard let best = candidates.max(by: { value($0) < value($1) }), value(best) > present + Self.margin else { return shown }
        return best.id
    }

    /// When the choice may be another one: a moment begins or ends, or an hour does.
    public func nextChange(among candidates: [Candidate], after date: Date) -> Date {
        let hour = Date(timeIntervalSince1970: (date.timeIntervalSince1970 / 3600).rounded(.down) * 3600 + 3600)
        let borders = candidates.flatMap(\.moments).flatMap { [$0.start, $0.end].compactMap { $0 } }.filter { $0 > date }
        return borders.reduce(hour, min)
    }
}

/// At which hours people have looked at which widgets, or opened their apps from them.
public struct WidgetHabits: Equatable, Sendable, Codable {
    /// For each copy 24 weights.
    private var uses: [Int: [Double]] = [:]

    /// The decay of older uses with each new one.
    private static let fading = 0.97

    public init() {}

    /// Somebody has used a widget.
    public mutating func note(_ id: Int, at hour: Int) {
        var hours = uses[id] ?? []
        if hours.count != 24 { hours = Array(repeating: 0, count: 24) }
        hours = hours.map { $0 * Self.fading }
        hours[(hour % 24 + 24) % 24] += 1
        uses[id] = hours
    }

    /// Which part of the uses at an hour, and the hours beside it, was this widget's; from 0 to 1, and little where there were few.
    public func share(of id: Int, at hour: Int) -> Double {
        let all = uses.keys.map { weight($0, hour) }.reduce(0, +)
        return all > 0 ? weight(id, hour) / (all + 2) : 0
    }

    private func weight(_ id: Int, _ hour: Int) -> Double {
        guard let hours = uses[id], hours.count == 24 else { return 0 }
        func at(_ hour: Int) -> Double { hours[(hour % 24 + 24) % 24] }
        return at(hour) + 0.5 * (at(hour - 1) + at(hour + 1))
    }

    /// Forgets copies that there are no more.
    public mutating func keep(_ ids: Set<Int>) { uses = uses.filter { ids.contains($0.key) } }
}
