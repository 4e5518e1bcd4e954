/// Values that were asked for lately.
///
/// They belong to two generations: what is asked for joins the young one, and when that has become large, it takes the old one's place.
struct RecentValues<Key: Hashable, Value> {
    private var young: [Key: Value] = [:]
    private var old: [Key: Value] = [:]
    /// The maximum number of values in a generation within a turn.
    private let limit: Int

    init(limit: Int) { self.limit = limit }

    /// The number of values; those in both generations count twice.
    var count: Int { young.count + old.count }

    mutating func value(for key: Key) -> Value? {
        if let value = young[key] { return value }
        guard !old.isEmpty, let value = old[key] else { return nil }
        keep(value, for: key)
        return value
    }

    mutating func keep(_ value: Value, for key: Key) {
        turnEnded(limit: limit - 1)
        young[key] = value
    }

    /// Begins a generation where the young one has more values than `limit`.
    mutating func turnEnded(limit: Int) {
        guard young.count > limit else { return }
        old = young
        young = [:]
    }
}
