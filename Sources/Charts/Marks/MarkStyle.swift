import SwiftUI

/// The attributes of a mark. Inner modifiers override outer ones.
public struct _MarkStyle {
    /// A style given by a value, which the chart's scale maps to colours.
    struct Group: Hashable {
        let value: _PlottedValue
    }

    var foreground: AnyShapeStyle?
    var foregroundGroup: Group?
    var opacity = 1.0
    var lineStyle: StrokeStyle?
    var lineStyleGroup: Group?
    var cornerRadius: RectangleCornerRadii?
    var cornerStyle = RoundedCornerStyle.continuous
    var interpolation = InterpolationMethod.linear
    var symbol: AnyChartSymbolShape?
    var symbolGroup: Group?
    /// Draws the symbols as a view; nil for shapes.
    var symbolView: AnyView?
    /// The area of symbols in square points.
    var symbolArea: Double?
    var symbolSizeGroup: Group?
    var offset = CGSize.zero
    var xOffsets = AxisOffsets(), yOffsets = AxisOffsets()
    var positionGroup: Position?
    var annotations: [MarkAnnotation] = []
    var zIndex = 0.0
    var clipShape: AnyShape?
    /// Marks within which others are visible, those of each mask together.
    var masks: [[Mark]] = []
    var blur = 0.0
    var shadow: Shadow?
    var isAccessibilityHidden = false
    var accessibilityLabel: Text?
    var accessibilityValue: Text?
    var accessibilityIdentifier: String?
    var alignsStyles = false

    struct AxisOffsets: Equatable { var start = 0.0, end = 0.0 }
    struct Shadow { var color: Color, radius: Double, x: Double, y: Double }

    /// The place of a mark beside those of other groups.
    struct Position {
        let group: Group
        /// The axis along which the groups stand side by side; nil for that of the categories.
        let axis: Axis?
        /// The extent of all groups in the axis's band.
        let span: MarkDimension
    }
}

/// A view at a mark.
struct MarkAnnotation {
    let position: AnnotationPosition
    let alignment: Alignment
    let spacing: CGFloat?
    let overflow: AnnotationOverflowResolution
    let content: (AnnotationContext) -> AnyView
}
