import SwiftUI

/// The way marks at one place are put over each other.
///
/// Source: Apple's documentation of `MarkStackingMethod`.
public struct MarkStackingMethod: Sendable, Hashable {
    enum Method { case standard, normalized, center, unstacked }
    let method: Method

    /// From zero, each from the end of the one before.
    public static var standard: MarkStackingMethod { MarkStackingMethod(method: .standard) }
    /// As `standard`, with all of a place reaching from 0 to 1.
    public static var normalized: MarkStackingMethod { MarkStackingMethod(method: .normalized) }
    /// As `standard`, with the middle of all of a place at zero.
    public static var center: MarkStackingMethod { MarkStackingMethod(method: .center) }
    /// Each from zero.
    public static var unstacked: MarkStackingMethod { MarkStackingMethod(method: .unstacked) }
}
