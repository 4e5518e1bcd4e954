/// Finds a shorter sequence with the same outcome.
enum PathShrinker {
    /// Leaves out parts of a sequence, halves before single elements, for as long as the outcome stays. Source: Zeller, Hildebrandt,
    /// “Simplifying and Isolating Failure-Inducing Input”, 2002.
    ///
    /// - Parameters:
    ///   - keeps: The number of elements at the end that stay.
    ///   - mostTries: How often `fits` is called at most.
    ///   - fits: Whether a sequence has the outcome.
    /// - Returns: The last sequence that fitted; none of its elements can be left out alone, unless the tries are used up.
    static func shrink<Element>(_ whole: [Element], keeps: Int = 0, mostTries: Int, _ fits: ([Element]) throws -> Bool) rethrows
        -> [Element]
    {
        var best = whole
        var left = mostTries
        var size = max((best.count - keeps) / 2, 1)
        while left > 0, best.count > keeps {
            var hasShrunk = false
            // From the front: what is done last is what matters most.
            var index = 0
            while left > 0, index < best.count - keeps {
                var shorter = best
                shorter.removeSubrange(index..<min(index + size, best.count - keeps))
                left -= 1
                if try fits(shorter) { (best, hasShrunk) = (shorter, true) } else { index += size }
            }
            if size == 1, !hasShrunk { break }
            size = hasShrunk && size == 1 ? 1 : max(size / 2, 1)
        }
        return best
    }

    /// A path without the loops that lead back to a state.
    ///
    /// - Parameter states: The state before each element and after the last one; nil for unknown ones.
    static func withoutLoops<Element>(_ path: [Element], _ states: [Int?]) -> [Element] {
        guard states.count == path.count + 1 else { return path }
        var (result, index): ([Element], Int) = ([], 0)
        while index < path.count {
            if let state = states[index], let last = states[..<path.count].lastIndex(of: state) { index = max(index, last) }
            result.append(path[index])
            index += 1
        }
        return result
    }
}
