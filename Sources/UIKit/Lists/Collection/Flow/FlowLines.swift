/// The items of a section in lines: where each stands, from the section's first line, as lengths along and across the lines.
///
/// Lines of items of one size are kept together as runs, so that a section of a hundred thousand equal items is one run and a measured
/// item splits its run into three.
struct FlowLines {
    /// A length along the line and one across it.
    struct Size: Equatable {
        var along: CGFloat
        var across: CGFloat
    }

    struct Place: Equatable {
        /// From the start of the line.
        var along: CGFloat
        /// From the section's first line.
        var across: CGFloat
        var size: Size
    }

    /// Lines that follow each other with equally many items of one size; or one line of items of any sizes.
    private struct Run {
        var first: Int
        var count: Int
        /// Items in each line; 0 = one line of items of any sizes.
        var perLine: Int
        var start: CGFloat
        /// How far a line reaches across.
        var thickness: CGFloat

        var end: Int { first + count }
        var lineCount: Int { perLine == 0 ? 1 : (count + perLine - 1) / perLine }
    }

    let count: Int
    /// The length of the lines.
    let length: CGFloat
    let itemSpacing: CGFloat
    let lineSpacing: CGFloat
    /// The size of items of which no other is known.
    let common: Size
    /// Whether lines are spread over their whole length and items centred across them, or stand where they start.
    let isJustified: Bool
    private var sizes: [Int: Size]
    /// Items with sizes of their own, in order.
    private var known: [Int]
    private var runs: [Run] = []

    init(
        count: Int, length: CGFloat, itemSpacing: CGFloat, lineSpacing: CGFloat, common: Size, isJustified: Bool = true,
        sizes: [Int: Size] = [:]
    ) {
        (self.count, self.length, self.itemSpacing, self.lineSpacing) = (count, length, itemSpacing, lineSpacing)
        (self.common, self.isJustified, self.sizes) = (common, isJustified, sizes)
        known = sizes.keys.sorted()
        build(from: 0)
    }

    /// How far all lines reach across.
    var thickness: CGFloat { runs.last.map { end(of: $0) } ?? 0 }

    func size(_ item: Int) -> Size { sizes[item] ?? common }

    // MARK: Changes

    /// Gives items other sizes.
    mutating func setSizes(_ new: [Int: Size]) {
        var first = count
        for (item, size) in new where sizes[item] != size {
            if sizes.updateValue(size, forKey: item) == nil {
                known.insert(item, at: Self.partition(known.count) { known[$0] > item })
            }
            first = min(first, item)
        }
        // A smaller item may fit into the line before its own.
        guard first < count, let index = run(of: max(0, firstItem(inLineOf: first) - 1)) else { return }
        let run = runs[index]
        guard run.perLine > 0, first > run.first else { return rebuild(index, from: run.first) }
        // Full lines before those two stay.
        let lines = (min(first, run.end) - 1 - run.first) / run.perLine
        let kept = lines * run.perLine
        guard kept > 0 else { return rebuild(index, from: run.first) }
        runs[index].count = kept
        rebuild(index + 1, from: run.first + kept)
    }

    private func firstItem(inLineOf item: Int) -> Int {
        guard let index = run(of: item) else { return item }
        let run = runs[index]
        return run.perLine == 0 ? run.first : run.first + (item - run.first) / run.perLine * run.perLine
    }

    private mutating func rebuild(_ index: Int, from item: Int) {
        runs.removeSubrange(index...)
        build(from: item)
    }

    // MARK: Building

    private mutating func build(from start: Int) {
        let fitting = Int(saturating: (length + itemSpacing + 0.001) / max(common.along + itemSpacing, 0.001))
        let perLine = min(max(1, fitting), max(1, count))
        var item = start
        var next = Self.partition(known.count) { known[$0] >= start }
        while item < count {
            while next < known.count, known[next] < item { next += 1 }
            let limit = next < known.count ? known[next] : count
            let free = limit - item
            let whole = limit == count ? free : free / perLine * perLine
            if whole > 0 {
                append(Run(first: item, count: whole, perLine: perLine, start: 0, thickness: common.across))
                item += whole
            } else {
                item = appendLine(from: item)
            }
        }
    }

    private mutating func append(_ run: Run) {
        var run = run
        run.start = runs.last.map { end(of: $0) + lineSpacing } ?? 0
        runs.append(run)
    }

    /// Adds one line of as many items as fit, and returns the first that does not.
    private mutating func appendLine(from first: Int) -> Int {
        var (item, used, thickness) = (first, CGFloat(0), CGFloat(0))
        while item < count {
            let size = size(item)
            let needed = used + (item == first ? 0 : itemSpacing) + size.along
            if item > first, needed > length + 0.001 { break }
            used = needed
            thickness = max(thickness, size.across)
            item += 1
        }
        append(Run(first: first, count: item - first, perLine: 0, start: 0, thickness: thickness))
        return item
    }

    private func end(of run: Run) -> CGFloat {
        run.start + CGFloat(run.lineCount) * run.thickness + CGFloat(run.lineCount - 1) * lineSpacing
    }

    // MARK: Places

    func place(of item: Int) -> Place? {
        guard let index = run(of: item) else { return nil }
        let run = runs[index]
        guard run.perLine > 0 else { return places(inLineOf: run)[item - run.first] }
        let (line, column) = (item - run.first).quotientAndRemainder(dividingBy: run.perLine)
        return place(in: run, line: line, column: column)
    }

    private func place(in run: Run, line: Int, column: Int) -> Place {
        let inLine = min(run.perLine, run.count - line * run.perLine)
        let isLast = run.first + line * run.perLine + inLine == count
        let (start, gap) = spread(CGFloat(inLine) * common.along, inLine, filledWith: isLast ? common.along : nil)
        return Place(
            along: start + CGFloat(column) * (common.along + gap), across: run.start + CGFloat(line) * (run.thickness + lineSpacing),
            size: common)
    }

    /// Returns the start of a line of `number` items that take up `used` points, and the gap between them, in points.
    ///
    /// Lines are justified, and an item that fills a line alone is centred. The last line stands as if items as long as its last one
    /// followed as far as they fit, so that a grid keeps its columns.
    private func spread(_ used: CGFloat, _ number: Int, filledWith last: CGFloat?) -> (start: CGFloat, gap: CGFloat) {
        guard isJustified else { return (0, itemSpacing) }
        var (number, free) = (number, length - used - CGFloat(number - 1) * itemSpacing)
        if let last, last + itemSpacing > 0, free > 0 {
            let more = Int(saturating: (free + 0.001) / (last + itemSpacing))
            number += more
            free -= CGFloat(more) * (last + itemSpacing)
        }
        guard number > 1 else { return (max(0, free / 2), 0) }
        return (0, itemSpacing + free / CGFloat(number - 1))
    }

    private func places(inLineOf run: Run) -> [Place] {
        let sizes = (run.first..<run.end).map(size)
        let used = sizes.reduce(0) { $0 + $1.along }
        let (start, gap) = spread(used, sizes.count, filledWith: run.end == count ? sizes.last?.along : nil)
        var along = start
        return sizes.map { size in
            defer { along += size.along + gap }
            return Place(along: along, across: run.start + (isJustified ? (run.thickness - size.across) / 2 : 0), size: size)
        }
    }

    /// The items of lines that reach into a range across.
    func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
        guard !runs.isEmpty, low < thickness, high > 0 else { return 0..<0 }
        let first = runs[runIndex(at: low)]
        let start = first.first + line(at: low, in: first) * first.perLine
        let run = runs[runIndex(at: high)]
        let lines = min(run.lineCount, max(0, Int(saturating: ((high - run.start) / max(run.thickness + lineSpacing, 0.001)).rounded(.up))))
        let end = run.perLine == 0 ? run.end : min(run.end, run.first + lines * run.perLine)
        return start..<max(start, high <= run.start ? run.first : end)
    }

    /// The run that reaches to `across`, or the last.
    private func runIndex(at across: CGFloat) -> Int { max(0, Self.partition(runs.count) { runs[$0].start > across } - 1) }

    private func line(at across: CGFloat, in run: Run) -> Int {
        guard run.perLine > 0, run.thickness + lineSpacing > 0 else { return 0 }
        return min(max(0, Int(saturating: (across - run.start) / (run.thickness + lineSpacing))), run.lineCount - 1)
    }

    private func run(of item: Int) -> Int? {
        guard item >= 0, item < count else { return nil }
        return Self.partition(runs.count) { runs[$0].first > item } - 1
    }

    /// The first of `count` indices for which `isAfter` holds, which does for all that follow it.
    private static func partition(_ count: Int, _ isAfter: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if isAfter(middle) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
