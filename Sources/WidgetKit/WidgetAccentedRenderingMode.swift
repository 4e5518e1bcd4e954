import SwiftUI

/// The rendering of a picture in widgets that are shown in two colours.
///
/// Source: Apple's documentation of `WidgetAccentedRenderingMode` (iOS 18).
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    private let name: String
    /// In the accent colour, where the picture is opaque.
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    /// In the accent colour, as opaque as the picture is light.
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    /// In the other colour, as opaque as the picture is light.
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    /// In its own colours.
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}

extension Image {
    /// Sets how the picture is shown in a widget of two colours. Widgets stand in full colour here, where that changes nothing on iOS either.
    ///
    /// Source: Apple's documentation of `Image.widgetAccentedRenderingMode(_:)` (iOS 18).
    public func widgetAccentedRenderingMode(_ renderingMode: WidgetAccentedRenderingMode?) -> some View { self }
}
