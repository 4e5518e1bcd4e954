import SwiftUI

/// The way the labels of an axis lie to its values.
///
/// Source: Apple's documentation of `AxisMarkPreset`.
public struct AxisMarkPreset: Sendable, Hashable {
    enum Preset { case automatic, aligned, extended, inset }
    let preset: Preset

    public static var automatic: AxisMarkPreset { AxisMarkPreset(preset: .automatic) }
    public static var aligned: AxisMarkPreset { AxisMarkPreset(preset: .aligned) }
    public static var extended: AxisMarkPreset { AxisMarkPreset(preset: .extended) }
    public static var inset: AxisMarkPreset { AxisMarkPreset(preset: .inset) }
}
