import SwiftUI

/// The side of the plot at which an axis's labels stand.
///
/// Source: Apple's documentation of `AxisMarkPosition`.
public struct AxisMarkPosition: Sendable, Hashable {
    enum Place { case automatic, leading, trailing, top, bottom }
    let place: Place

    public static var automatic: AxisMarkPosition { AxisMarkPosition(place: .automatic) }
    public static var leading: AxisMarkPosition { AxisMarkPosition(place: .leading) }
    public static var trailing: AxisMarkPosition { AxisMarkPosition(place: .trailing) }
    public static var top: AxisMarkPosition { AxisMarkPosition(place: .top) }
    public static var bottom: AxisMarkPosition { AxisMarkPosition(place: .bottom) }
}
