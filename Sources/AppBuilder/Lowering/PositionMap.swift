/// Maps places of a source to those of the text that lowering makes of it, and back. Places are offsets in bytes of UTF-8.
public struct PositionMap: Sendable, Equatable {
    /// Text of the source that the result has other text for.
    public struct Replacement: Sendable, Equatable {
        /// The place in the source; empty where something is inserted.
        public var source: Range<Int>
        /// The place in the result.
        public var result: Range<Int>

        public init(source: Range<Int>, result: Range<Int>) { (self.source, self.result) = (source, result) }

        var isInsertion: Bool { source.isEmpty }
        /// Whether each byte has its counterpart: text that lowering has overwritten by blanks.
        var keepsLength: Bool { source.count == result.count }
    }

    /// A range of the result, in the source.
    public struct Origin: Sendable, Equatable {
        public var range: Range<Int>
        /// Whether all of it is text that lowering has added.
        public var isGenerated: Bool
        /// Whether it holds a part of text that lowering has replaced: a change of it would change something else in the source.
        public var crossesReplacement: Bool
    }

    /// In the order of the source; none overlap.
    public let replacements: [Replacement]
    /// The part of the result that is made of the source; text before and after it has been added.
    public let body: Range<Int>
    /// The length of the source.
    public let sourceCount: Int

    public init(_ replacements: [Replacement], body: Range<Int>, sourceCount: Int) {
        (self.replacements, self.body, self.sourceCount) = (replacements, body, sourceCount)
    }

    /// A map of a text that stays as it is.
    public init(count: Int) { self.init([], body: 0..<count, sourceCount: count) }

    // MARK: To the result

    /// Returns the place in the result.
    ///
    /// - Parameter isStart: Whether the place is the start of something: it lies behind what is inserted there, otherwise before.
    public func result(of offset: Int, isStart: Bool) -> Int {
        let offset = min(max(offset, 0), sourceCount)
        var index = lastReplacement { $0.source.lowerBound <= offset }
        guard index >= 0 else { return body.lowerBound + offset }
        // Before all insertions at one place.
        if !isStart { while index >= 0, replacements[index].isInsertion, replacements[index].source.lowerBound == offset { index -= 1 } }
        guard index >= 0 else { return body.lowerBound + offset }
        let replacement = replacements[index]
        if offset >= replacement.source.upperBound { return replacement.result.upperBound + offset - replacement.source.upperBound }
        let inside = offset - replacement.source.lowerBound
        return replacement.keepsLength ? replacement.result.lowerBound + inside : replacement.result.lowerBound
    }

    // MARK: To the source

    /// Returns the range of the source that a range of the result stands for.
    public func origin(of range: Range<Int>) -> Origin {
        let (start, isStartAdded) = source(of: range.lowerBound, isStart: true)
        let (end, isEndAdded) = range.isEmpty ? (start, isStartAdded) : source(of: range.upperBound, isStart: false)
        let touched = replacements(in: range)
        let isInside = touched.count == 1 && touched.first.map { $0.isInsertion && contains(range, in: $0.result) } == true
        let isOutside =
            range.upperBound < body.lowerBound || range.lowerBound > body.upperBound
            || !range.isEmpty && (range.upperBound == body.lowerBound || range.lowerBound == body.upperBound)
        let crosses = touched.contains { !($0.keepsLength || $0.result == range) }
        return Origin(
            range: start..<max(start, end), isGenerated: isInside || isOutside,
            crossesReplacement: crosses || isStartAdded && !isInside || isEndAdded && !isInside)
    }

    private func contains(_ range: Range<Int>, in other: Range<Int>) -> Bool {
        range.lowerBound >= other.lowerBound && range.upperBound <= other.upperBound && !range.isEmpty
    }

    /// The place in the source, and whether it lies before or behind all of the source's text.
    private func source(of offset: Int, isStart: Bool) -> (Int, Bool) {
        if offset < body.lowerBound { return (0, true) }
        if offset > body.upperBound { return (sourceCount, true) }
        let index = lastReplacement { isStart ? $0.result.lowerBound <= offset : $0.result.lowerBound < offset }
        guard index >= 0 else { return (offset - body.lowerBound, false) }
        let replacement = replacements[index]
        if offset >= replacement.result.upperBound {
            return (min(sourceCount, replacement.source.upperBound + offset - replacement.result.upperBound), false)
        }
        let inside = offset - replacement.result.lowerBound
        if replacement.keepsLength { return (replacement.source.lowerBound + inside, false) }
        return (isStart || inside == 0 ? replacement.source.lowerBound : replacement.source.upperBound, false)
    }

    /// The replacements that share text of the result with a range.
    private func replacements(in range: Range<Int>) -> ArraySlice<Replacement> {
        let end = lastReplacement { $0.result.lowerBound < range.upperBound } + 1
        var start = end
        while start > 0, replacements[start - 1].result.upperBound > range.lowerBound { start -= 1 }
        return replacements[start..<end]
    }

    /// The index of the last replacement of which `isBefore` is true, which it is of the first ones; -1 where it is of none.
    private func lastReplacement(where isBefore: (Replacement) -> Bool) -> Int {
        var (low, high) = (0, replacements.count)
        while low < high {
            let middle = (low + high) / 2
            if isBefore(replacements[middle]) { low = middle + 1 } else { high = middle }
        }
        return low - 1
    }
}
