import SwiftUI

/// A mark in the units of the scales.
struct ResolvedMark {
    /// The mark as it was declared.
    let mark: Mark
    /// The place along each axis.
    var x: Place, y: Place
    /// The extent of a sector in turns from the top, clockwise.
    var turns: ClosedRange<Double>?
    /// The place among the groups that stand side by side: from 0 to 1 of the band.
    var group: (axis: Axis, start: Double, end: Double, span: MarkDimension)?
    /// Whether a bar begins at zero or at another bar, and whether another bar begins at its end.
    var hasBase = false, hasSuccessor = false
    /// The marks of each mask.
    var masks: [[ResolvedMark]] = []
    /// Whether the mark's value goes along the y-axis.
    var isVertical = true

    /// The place of a mark along an axis.
    enum Place {
        case value(_PlottedValue, bin: ClosedRange<Double>?)
        /// Between two numbers, of which the first is the one that bars begin at.
        case numbers(Double, Double)
        case values(_PlottedValue, _PlottedValue)
        case points(CGFloat?, CGFloat?)
        case point(CGFloat)
        case all
    }
}

extension ResolvedMark.Place {
    init(_ extent: Mark.Extent) {
        switch extent {
        case .value(let value): self = .value(value.plotted, bin: value.bin)
        case .range(let start, let end):
            if let first = start.plotted.distance, let last = end.plotted.distance {
                self = .numbers(first, last)
            } else {
                self = .values(start.plotted, end.plotted)
            }
        case .points(let start, let end): self = .points(start, end)
        case .point(let point): self = .point(point)
        case .all: self = .all
        }
    }

    /// The numbers, or seconds, that an axis must reach.
    var distances: [Double] {
        switch self {
        case .value(let value, let bin): bin.map { [$0.lowerBound, $0.upperBound] } ?? value.distance.map { [$0] } ?? []
        case .numbers(let start, let end): [start, end]
        case .values(let start, let end): [start, end].compactMap(\.distance)
        case .points, .point, .all: []
        }
    }

    /// The categories that an axis must have.
    var categories: [String] {
        switch self {
        case .value(.category(let name), _): [name]
        case .values(let start, let end): [start, end].compactMap { if case .category(let name) = $0 { name } else { nil } }
        default: []
        }
    }
}
