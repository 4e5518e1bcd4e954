/// Counts taps that follow each other quickly at one place.
@MainActor struct TapCounter {
    private var last: (place: CGPoint, time: TimeInterval, count: Int)?

    /// The number of the tap: 1 for a single one, 2 for the second of a double tap…
    mutating func count(at place: CGPoint, time: TimeInterval) -> Int {
        var count = 1
        if let last, time - last.time <= TouchDispatcher.multipleTapInterval,
            hypot(place.x - last.place.x, place.y - last.place.y) <= TouchDispatcher.multipleTapDistance
        {
            count = last.count + 1
        }
        last = (place, time, count)
        return count
    }
}
