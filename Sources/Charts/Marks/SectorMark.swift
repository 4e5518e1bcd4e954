import SwiftUI

/// A sector of a pie or of a ring.
///
/// Source: Apple's documentation of `SectorMark`.
@MainActor @preconcurrency public struct SectorMark: MarkContent {
    nonisolated(unsafe) let mark: Mark

    /// A sector as large as its part of the sum of all.
    ///
    /// - Parameters:
    ///   - innerRadius: The radius of the hole; a ratio is of the largest radius that fits.
    ///   - outerRadius: The radius of the sector; a ratio is of the largest radius that fits.
    ///   - angularInset: Half of the gap to the next sector, in points.
    nonisolated public init<T: Plottable>(
        angle: PlottableValue<T>, innerRadius: MarkDimension = .automatic, outerRadius: MarkDimension = .automatic,
        angularInset: CGFloat? = nil
    ) {
        mark = Mark(
            kind: .sector, angle: angle.value.plotted.distance ?? 0,
            innerRadius: innerRadius, outerRadius: outerRadius, angularInset: angularInset)
    }
}
