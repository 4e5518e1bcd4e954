/// The lengths of lines, few of which have been measured: the rest is taken for as long as those are on average.
///
/// Nothing it is asked takes longer the more lines there are, only the more of them have been measured.
struct LineLengths {
    /// The number of lines.
    private(set) var count: Int
    /// The distance between lines.
    let gap: CGFloat
    /// The measured lines, in order.
    private var indices: [Int] = []
    private var lengths: [CGFloat] = []
    /// The sums of the measured lengths before each of them, and of all; nil after a change.
    private var sums: [CGFloat]?

    init(count: Int, gap: CGFloat) { (self.count, self.gap) = (count, gap) }

    /// Forgets what was measured.
    mutating func forget() { (indices, lengths, sums) = ([], [], nil) }

    /// The position of a line among the measured ones, or where it would come.
    private func position(of index: Int) -> Int {
        var (low, high) = (0, indices.count)
        while low < high {
            let middle = (low + high) / 2
            if indices[middle] < index { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The length of a line; nil where it has not been measured.
    subscript(index: Int) -> CGFloat? {
        let position = position(of: index)
        return position < indices.count && indices[position] == index ? lengths[position] : nil
    }

    mutating func set(_ length: CGFloat, at index: Int) {
        let position = position(of: index)
        if position < indices.count, indices[position] == index {
            guard lengths[position] != length else { return }
            lengths[position] = length
        } else {
            indices.insert(index, at: position)
            lengths.insert(length, at: position)
        }
        sums = nil
    }

    private mutating func knownSums() -> [CGFloat] {
        if let sums { return sums }
        var made: [CGFloat] = [0]
        made.reserveCapacity(lengths.count + 1)
        for length in lengths { made.append(made[made.count - 1] + length) }
        sums = made
        return made
    }

    /// The average of the measured lengths.
    var average: CGFloat {
        mutating get {
            guard !lengths.isEmpty else { return 0 }
            return knownSums()[lengths.count] / CGFloat(lengths.count)
        }
    }

    /// Returns the offset of a line's start, in points; estimated for lines that have not been measured.
    mutating func offset(of index: Int) -> CGFloat {
        let before = position(of: index)
        return knownSums()[before] + CGFloat(index - before) * average + CGFloat(index) * gap
    }

    /// The length of a line, measured or not.
    mutating func length(of index: Int) -> CGFloat { self[index] ?? average }

    /// The length of all lines.
    var total: CGFloat {
        mutating get { count == 0 ? 0 : offset(of: count) - gap }
    }

    /// The lines between two places.
    mutating func lines(from start: CGFloat, to end: CGFloat) -> Range<Int> {
        var (low, high) = (0, count)
        // The first line that ends at `start` or after.
        while low < high {
            let middle = (low + high) / 2
            if offset(of: middle) + length(of: middle) < start { low = middle + 1 } else { high = middle }
        }
        let first = low
        high = count
        while low < high {
            let middle = (low + high) / 2
            if offset(of: middle) <= end { low = middle + 1 } else { high = middle }
        }
        return first..<max(first, low)
    }
}
