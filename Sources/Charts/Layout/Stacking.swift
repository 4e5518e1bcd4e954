import SwiftUI

/// Puts bars and areas at one position on top of each other.
struct Stacking {
    /// The key of a stack: marks of one kind and one group at the same position.
    private struct Stack: Hashable {
        let kind: Mark.Kind
        /// The position; nil for bars in one dimension, which have none.
        let position: _PlottedValue?
        let group: _MarkStyle.Group?
    }

    /// The marks of a stack above or below zero.
    private struct Side {
        var sum = 0.0
        /// The mark at the end, by its index.
        var last: Int?
    }

    private struct Sides { var above = Side(), below = Side() }

    /// A mark that takes part in stacking.
    private struct Entry {
        let stack: Stack
        let number: Double
        let method: MarkStackingMethod.Method
    }

    private var totals: [Stack: Double] = [:]
    private var sides: [Stack: Sides] = [:]
    private var resolved: [ResolvedMark] = []

    /// The marks with the numbers between which they reach.
    static func applied(to marks: [Mark], isVertical: (Mark) -> Bool) -> [ResolvedMark] {
        var stacking = Stacking()
        let entries = marks.map { entry($0, isVertical($0)) }
        for case let entry? in entries { stacking.totals[entry.stack, default: 0] += abs(entry.number) }
        for (mark, entry) in zip(marks, entries) { stacking.add(mark, entry, isVertical(mark)) }
        return stacking.resolved
    }

    private mutating func add(_ mark: Mark, _ entry: Entry?, _ isVertical: Bool) {
        var result = ResolvedMark(mark: mark, x: .init(mark.x), y: .init(mark.y), isVertical: isVertical)
        if let entry {
            let (start, end) = span(entry)
            if isVertical { result.y = .numbers(start, end) } else { result.x = .numbers(start, end) }
            result.hasBase = true
        }
        resolved.append(result)
    }

    /// The numbers between which a mark reaches, on top of those before it.
    private mutating func span(_ entry: Entry) -> (Double, Double) {
        if entry.method == .unstacked { return (0, entry.number) }
        let side = entry.number < 0 ? \Sides.below : \Sides.above, total = totals[entry.stack] ?? 0
        let start = sides[entry.stack, default: Sides()][keyPath: side].sum, end = start + entry.number
        if let last = sides[entry.stack]?[keyPath: side].last { resolved[last].hasSuccessor = true }
        sides[entry.stack, default: Sides()][keyPath: side] = Side(sum: end, last: resolved.count)
        switch entry.method {
        case .normalized: return total == 0 ? (0, 0) : (start / total, end / total)
        case .center: return (start - total / 2, end - total / 2)
        case .standard, .unstacked: return (start, end)
        }
    }

    private static func entry(_ mark: Mark, _ isVertical: Bool) -> Entry? {
        guard let method = mark.stacking?.method, case .value(let length) = isVertical ? mark.y : mark.x,
            let number = length.plotted.distance
        else { return nil }
        func entry(_ position: _PlottedValue?) -> Entry {
            Entry(stack: Stack(kind: mark.kind, position: position, group: mark.style.positionGroup?.group), number: number, method: method)
        }
        switch isVertical ? mark.x : mark.y {
        case .value(let value): return entry(value.start)
        case .points: return entry(nil)
        default: return nil
        }
    }
}

extension Mark.Value {
    /// The value, or the beginning of its unit or bin: all values of a month have one.
    fileprivate var start: _PlottedValue {
        switch (plotted, bin) {
        case (.date, let bin?): .date(bin.lowerBound)
        case (.number, let bin?): .number(bin.lowerBound)
        default: plotted
        }
    }
}
