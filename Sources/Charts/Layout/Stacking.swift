import SwiftUI

/// Puts bars and areas at one place over each other.
struct Stacking {
    /// What stands over each other: marks of one kind at one place, and of one group among those side by side.
    private struct Stack: Hashable {
        let kind: Mark.Kind
        let place: _PlottedValue
        let group: _MarkStyle.Group?
    }

    /// The sums of the numbers above and below zero.
    private struct Sums { var above = 0.0, below = 0.0 }

    /// The marks with the numbers between which they reach.
    static func applied(to marks: [Mark], isVertical: (Mark) -> Bool) -> [ResolvedMark] {
        var totals: [Stack: Double] = [:], sums: [Stack: Sums] = [:]
        for mark in marks { if let (stack, number, _) = entry(mark, isVertical(mark)) { totals[stack, default: 0] += abs(number) } }
        return marks.map { mark in
            let isVertical = isVertical(mark)
            var resolved = ResolvedMark(mark: mark, x: .init(mark.x), y: .init(mark.y), isVertical: isVertical)
            guard let (stack, number, method) = entry(mark, isVertical) else { return resolved }
            let span = span(of: number, method, total: totals[stack] ?? 0, &sums[stack, default: Sums()])
            if isVertical { resolved.y = .numbers(span.0, span.1) } else { resolved.x = .numbers(span.0, span.1) }
            return resolved
        }
    }

    private static func span(
        of number: Double, _ method: MarkStackingMethod.Method, total: Double, _ sums: inout Sums
    ) -> (Double, Double) {
        if method == .unstacked { return (0, number) }
        let start = number < 0 ? sums.below : sums.above, end = start + number
        if number < 0 { sums.below = end } else { sums.above = end }
        switch method {
        case .normalized: return total == 0 ? (0, 0) : (start / total, end / total)
        case .center: return (start - total / 2, end - total / 2)
        case .standard, .unstacked: return (start, end)
        }
    }

    private static func entry(_ mark: Mark, _ isVertical: Bool) -> (Stack, Double, MarkStackingMethod.Method)? {
        guard let method = mark.stacking?.method, case .value(let length) = isVertical ? mark.y : mark.x,
            let number = length.plotted.distance,
            case .value(let place) = isVertical ? mark.x : mark.y
        else { return nil }
        // Units and bins stand at their beginning, so that all of a month are one stack.
        let key: _PlottedValue =
            switch (place.plotted, place.bin) {
            case (.date, let bin?): .date(bin.lowerBound)
            case (.number, let bin?): .number(bin.lowerBound)
            default: place.plotted
            }
        return (Stack(kind: mark.kind, place: key, group: mark.style.positionGroup?.group), number, method)
    }
}
