import SwiftUI

/// A mark at one value of an axis.
public struct _AxisMarkItem {
    enum Kind { case gridLine, tick, label }
    enum TickLength { case automatic, label, longestLabel, points(CGFloat) }

    var kind: Kind
    var centered = false
    var stroke: StrokeStyle?
    var length = TickLength.automatic
    var anchor: UnitPoint?
    var collision = AxisValueLabelCollisionResolution.automatic
    var orientation = AxisValueLabelOrientation.automatic
    var horizontalSpacing: CGFloat?
    var verticalSpacing: CGFloat?
    /// The label's view; nil = the value's text.
    var content: AnyView?
    var text: ((_PlottedValue) -> String?)?
    var foreground: AnyShapeStyle?
    var font: Font?
    var offset = CGSize.zero
}
