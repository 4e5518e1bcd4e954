import SwiftUI

/// The part of the plot's length that a scale takes.
struct PlotInset {
    /// Points at both ends.
    var start: CGFloat = 0, end: CGFloat = 0
    /// Points from the start of the plot, instead of those at the ends.
    var points: ClosedRange<CGFloat>?

    init(_ setting: _PositionScaleRangeSetting) {
        (start, end, points) = (setting.padding.start ?? 0, setting.padding.end ?? 0, setting.points)
    }

    private func range(_ length: CGFloat) -> (start: CGFloat, length: CGFloat) {
        if let points { return (points.lowerBound, points.upperBound - points.lowerBound) }
        return (start, max(0, length - start - end))
    }

    /// The distance from the start of a plot of a length, in points.
    ///
    /// - Parameter place: From 0 to 1.
    func position(_ place: Double, in length: CGFloat) -> CGFloat {
        let range = range(length)
        return range.start + place * range.length
    }

    /// The length of a part of the scale, in points.
    func extent(_ part: Double, in length: CGFloat) -> CGFloat { part * range(length).length }

    /// The place of a distance from the start of the plot; nil in a plot without length.
    func place(at position: CGFloat, in length: CGFloat) -> Double? {
        let range = range(length)
        return range.length > 0 ? (position - range.start) / range.length : nil
    }
}
