/// Values that change over time: each holds until the next begins, or moves evenly to another one.
///
/// A value without clock or locks. `Components` are interpolated one by one.
struct Ramps: Sendable {
    struct Ramp: Sendable {
        var range: CMTimeRange
        var from: [Double]
        var to: [Double]
    }

    /// The value before the first change.
    let initial: [Double]
    /// In the order of their starts.
    private(set) var ramps: [Ramp] = []

    init(initial: [Double]) { self.initial = initial }

    var isConstant: Bool { ramps.isEmpty }

    /// Adds a change; one that begins at the same time is replaced. Ranges that are no numbers are ignored.
    mutating func set(_ from: [Double], _ to: [Double], _ range: CMTimeRange) {
        guard range.isValid, range.start.isNumeric, range.duration.isNumeric, (from + to).allSatisfy(\.isFinite) else { return }
        ramps.removeAll { $0.range.start == range.start }
        ramps.append(Ramp(range: range, from: from, to: to))
        ramps.sort { $0.range.start < $1.range.start }
    }

    /// The ramp in which a time lies; between ramps, what holds until the next.
    func ramp(at time: CMTime) -> Ramp? {
        guard let last = ramps.last(where: { $0.range.start <= time }) else { return nil }
        if last.range.containsTime(time) { return last }
        let next = ramps.first { $0.range.start > time }
        let start = last.range.end
        return Ramp(range: CMTimeRange(start: start, end: next?.range.start ?? .positiveInfinity), from: last.to, to: last.to)
    }

    /// A stretch of time, in seconds, over which the value moves evenly.
    struct Piece: Equatable {
        var start: Double
        var end: Double
        var from: [Double]
        var to: [Double]

        var isConstant: Bool { from == to }

        func value(at time: Double) -> [Double] {
            let part = end > start ? min(max((time - start) / (end - start), 0), 1) : 1
            return zip(from, to).map { $0 + ($1 - $0) * part }
        }
    }

    /// The stretches from one time to another, in seconds, without gaps; those that hold the same value are one.
    func pieces(from start: Double, to end: Double) -> [Piece] {
        var pieces: [Piece] = []
        var value = initial
        var position = -Double.infinity
        for (index, ramp) in ramps.enumerated() {
            let next = index + 1 < ramps.count ? ramps[index + 1].range.start.seconds : .infinity
            let (first, last) = (ramp.range.start.seconds, min(ramp.range.end.seconds, next))
            pieces.append(Piece(start: position, end: first, from: value, to: value))
            let whole = Piece(start: first, end: ramp.range.end.seconds, from: ramp.from, to: ramp.to)
            value = whole.value(at: last)
            pieces.append(Piece(start: first, end: last, from: ramp.from, to: value))
            position = last
        }
        pieces.append(Piece(start: position, end: .infinity, from: value, to: value))
        return Self.merged(pieces.compactMap { Self.clipped($0, start, end) })
    }

    private static func clipped(_ piece: Piece, _ start: Double, _ end: Double) -> Piece? {
        let (first, last) = (max(piece.start, start), min(piece.end, end))
        guard last > first else { return nil }
        if piece.isConstant { return Piece(start: first, end: last, from: piece.from, to: piece.to) }
        return Piece(start: first, end: last, from: piece.value(at: first), to: piece.value(at: last))
    }

    private static func merged(_ pieces: [Piece]) -> [Piece] {
        var result: [Piece] = []
        for piece in pieces {
            if let last = result.last, last.isConstant, piece.isConstant, last.to == piece.from {
                result[result.count - 1].end = piece.end
            } else {
                result.append(piece)
            }
        }
        return result
    }
}
