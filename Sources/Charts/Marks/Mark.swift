import SwiftUI

/// The marks of a chart in the order of their declaration.
public struct _MarkList {
    var marks: [Mark] = []
}

/// A mark as it was declared, before there are scales.
struct Mark {
    enum Kind { case bar, line, area, point, rule, rectangle, sector }

    let kind: Kind
    var x = Extent.all, y = Extent.all
    /// The number of which a sector is the part; nil for other marks.
    var angle: Double?
    var innerRadius = MarkDimension.automatic, outerRadius = MarkDimension.automatic
    /// The distance between sectors in points.
    var angularInset: CGFloat?
    var width = MarkDimension.automatic, height = MarkDimension.automatic
    /// The value that tells lines and areas apart; nil where styles do.
    var series: _MarkStyle.Group?
    var stacking: MarkStackingMethod?
    var style = _MarkStyle()

    /// A value on an axis, and what it is.
    struct Value {
        let plotted: _PlottedValue
        /// The ends of the bin or unit around the value, on a continuous axis.
        var bin: ClosedRange<Double>?

        init<V: Plottable>(_ value: PlottableValue<V>) { (plotted, bin) = (value.value.plotted, value.range) }
    }

    /// The place of a mark along an axis.
    enum Extent {
        case value(Value)
        case range(Value, Value)
        /// Points from the start of the plot; nil for its own start or end.
        case points(CGFloat?, CGFloat?)
        case point(CGFloat)
        /// The whole plot.
        case all
    }
}
