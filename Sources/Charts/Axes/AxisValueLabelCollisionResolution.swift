import SwiftUI

/// The way labels of an axis avoid each other.
///
/// Source: Apple's documentation of `AxisValueLabelCollisionResolution`.
public struct AxisValueLabelCollisionResolution: Sendable, Hashable {
    enum Method: Hashable {
        case automatic, disabled
        case greedy(CGFloat?), truncate
    }
    let method: Method

    public static var automatic: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(method: .automatic) }
    /// Leaves out labels that would lie over an earlier one.
    public static var greedy: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(method: .greedy(nil)) }
    /// - Parameter minimumSpacing: In points.
    public static func greedy(priority: Double? = nil, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution(method: .greedy(minimumSpacing))
    }
    public static var truncate: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(method: .truncate) }
    public static var disabled: AxisValueLabelCollisionResolution { AxisValueLabelCollisionResolution(method: .disabled) }
}
