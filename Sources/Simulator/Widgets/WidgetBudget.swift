import Foundation

/// The number of timelines that a widget may request in a day; it grows with the time that the widget is visible.
///
/// Apple's documentation (“Keeping a widget up to date”) gives 40 to 70 per day for a widget that is viewed often. The day begins with the first timeline
/// that counts.
struct WidgetBudget: Codable, Equatable, Sendable {
    /// For a widget that nobody sees.
    static let least = 40
    /// For one that was seen for `fullSight` seconds of the day or longer.
    static let most = 70
    static let day = 86_400.0
    static let fullSight = 3600.0

    private var start: Date?
    private var spent = 0
    private var seen = 0.0
    private var seenSince: Date?

    private enum Field: String, CodingKey { case start, spent, seen }

    init() {}

    init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        start = try fields.decodeIfPresent(Date.self, forKey: .start)
        spent = min(max(0, try fields.decode(Int.self, forKey: .spent)), Self.most)
        seen = max(0, try fields.decode(Double.self, forKey: .seen))
    }

    /// For how long it has been seen since somebody last looked is not kept.
    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        try fields.encodeIfPresent(start, forKey: .start)
        try fields.encode(spent, forKey: .spent)
        try fields.encode(seen, forKey: .seen)
    }

    /// Whether the widget can be seen from now on.
    mutating func isSeen(_ isSeen: Bool, at now: Date) {
        renew(at: now)
        if let since = seenSince { seen += max(0, now.timeIntervalSince(since)) }
        seenSince = isSeen ? now : nil
    }

    /// Returns the number of timelines allowed per day, from `least` to `most`.
    func limit(at now: Date) -> Int {
        let seconds = seen + (seenSince.map { max(0, now.timeIntervalSince($0)) } ?? 0)
        return Self.least + Int(Double(Self.most - Self.least) * min(1, seconds / Self.fullSight))
    }

    /// Returns the number of timelines left today.
    func left(at now: Date) -> Int { isOver(at: now) ? limit(at: now) : max(0, limit(at: now) - spent) }

    /// When the next one may be asked for; not after `now` where there is something left.
    func nextDate(at now: Date) -> Date { left(at: now) > 0 ? now : start.map { $0.addingTimeInterval(Self.day) } ?? now }

    mutating func spend(at now: Date) {
        renew(at: now)
        start = start ?? now
        spent += 1
    }

    private func isOver(at now: Date) -> Bool { start.map { now.timeIntervalSince($0) >= Self.day } ?? false }

    private mutating func renew(at now: Date) {
        guard isOver(at: now) else { return }
        (start, spent, seen) = (nil, 0, 0)
        if seenSince != nil { seenSince = now }
    }
}
