import SwiftUI

/// The direction of a label's text.
///
/// Source: Apple's documentation of `AxisValueLabelOrientation`.
public struct AxisValueLabelOrientation: Sendable, Hashable {
    enum Direction { case automatic, horizontal, vertical, verticalReversed }
    let direction: Direction

    public static var automatic: AxisValueLabelOrientation { AxisValueLabelOrientation(direction: .automatic) }
    public static var horizontal: AxisValueLabelOrientation { AxisValueLabelOrientation(direction: .horizontal) }
    public static var vertical: AxisValueLabelOrientation { AxisValueLabelOrientation(direction: .vertical) }
    public static var verticalReversed: AxisValueLabelOrientation { AxisValueLabelOrientation(direction: .verticalReversed) }
}
