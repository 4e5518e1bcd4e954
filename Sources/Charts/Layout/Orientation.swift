import SwiftUI

/// The direction in which bars and areas grow.
struct Orientation {
    private let isChartVertical: Bool

    init(_ marks: [Mark]) {
        isChartVertical = marks.lazy.compactMap { Self.direction($0) }.first ?? true
    }

    func isVertical(_ mark: Mark) -> Bool { Self.direction(mark) ?? isChartVertical }

    /// The direction that a mark's values ask for; nil where both axes would do.
    private static func direction(_ mark: Mark) -> Bool? {
        guard case .value(let x) = mark.x, case .value(let y) = mark.y else {
            switch (mark.x, mark.y) {
            case (.value(let value), _): return !isLength(value, mark)
            case (_, .value(let value)): return isLength(value, mark)
            default: return nil
            }
        }
        switch (x.plotted, y.plotted) {
        case (.category, .number), (.category, .date), (.date, .number): return true
        case (.number, .category), (.date, .category), (.number, .date): return false
        default: return x.bin != nil && y.bin == nil ? true : y.bin != nil && x.bin == nil ? false : nil
        }
    }

    /// Whether the only value of a mark is how long it is: a number of a bar, which stacks.
    private static func isLength(_ value: Mark.Value, _ mark: Mark) -> Bool {
        guard case .number = value.plotted, value.bin == nil else { return false }
        return mark.stacking != nil
    }
}
