import SwiftUI

/// The places between which a scale maps its values.
///
/// Source: Apple's documentation of `PositionScaleRange`.
public protocol PositionScaleRange {
    var _range: _PositionScaleRangeSetting { get }
}

public struct _PositionScaleRangeSetting {
    /// The padding at both ends in points; nil = what suits the marks.
    var padding: (start: CGFloat?, end: CGFloat?) = (nil, nil)
    /// Points of the plot; nil = all of it.
    var points: ClosedRange<CGFloat>?
}

extension ClosedRange: PositionScaleRange where Bound == CGFloat {
    public var _range: _PositionScaleRangeSetting { _PositionScaleRangeSetting(points: self) }
}

/// The length of the plot.
///
/// Source: Apple's documentation of `PlotDimensionScaleRange`.
public struct PlotDimensionScaleRange: PositionScaleRange {
    public let _range: _PositionScaleRangeSetting
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
    public static var plotDimension: PlotDimensionScaleRange { PlotDimensionScaleRange(_range: _PositionScaleRangeSetting()) }
    /// - Parameter padding: In points, at both ends.
    public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
        .plotDimension(startPadding: padding, endPadding: padding)
    }
    public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
        PlotDimensionScaleRange(_range: _PositionScaleRangeSetting(padding: (startPadding, endPadding)))
    }
}
