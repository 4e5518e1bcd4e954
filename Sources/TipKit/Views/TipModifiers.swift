import SwiftUI

/// The styles of a tip's image, for as many levels of a symbol.
struct TipImageStyle {
    let levels: [AnyShapeStyle]
}

private struct TipViewStyleKey: EnvironmentKey {
    static var defaultValue: AnyTipViewStyle { AnyTipViewStyle(MiniTipViewStyle()) }
}
private struct TipBackgroundKey: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
}
private struct TipCornerRadiusKey: EnvironmentKey {
    static var defaultValue: CGFloat { 13 }
}
private struct TipImageSizeKey: EnvironmentKey {
    static var defaultValue: CGSize { CGSize(width: 40, height: 40) }
}
private struct TipImageStyleKey: EnvironmentKey {
    static var defaultValue: TipImageStyle? { nil }
}

extension EnvironmentValues {
    var tipViewStyle: AnyTipViewStyle {
        get { self[TipViewStyleKey.self] }
        set { self[TipViewStyleKey.self] = newValue }
    }
    /// nil = the system's, which popovers and views in a layout have different ones of.
    var tipBackground: AnyShapeStyle? {
        get { self[TipBackgroundKey.self] }
        set { self[TipBackgroundKey.self] = newValue }
    }
    /// Points.
    var tipCornerRadius: CGFloat {
        get { self[TipCornerRadiusKey.self] }
        set { self[TipCornerRadiusKey.self] = newValue }
    }
    /// Points.
    var tipImageSize: CGSize {
        get { self[TipImageSizeKey.self] }
        set { self[TipImageSizeKey.self] = newValue }
    }
    /// nil = the tint colour.
    var tipImageStyle: TipImageStyle? {
        get { self[TipImageStyleKey.self] }
        set { self[TipImageStyleKey.self] = newValue }
    }
}

extension View {
    /// Sets the looks of tips in the view. Source: Apple's documentation of `tipViewStyle(_:)`.
    nonisolated public func tipViewStyle(_ style: some TipViewStyle) -> some View { environment(\.tipViewStyle, AnyTipViewStyle(style)) }

    /// Sets the background of tips in the view. Source: Apple's documentation of `tipBackground(_:)`.
    nonisolated public func tipBackground<S: ShapeStyle>(_ style: S) -> some View { environment(\.tipBackground, AnyShapeStyle(style)) }

    /// Sets the radius of the corners of tip views in the view, in points.
    ///
    /// Source: Apple's documentation of `tipCornerRadius(_:antialiased:)`.
    ///
    /// - Parameter antialiased: Corners are always smooth, as everything that is drawn on the device.
    nonisolated public func tipCornerRadius(_ cornerRadius: CGFloat, antialiased: Bool = true) -> some View {
        environment(\.tipCornerRadius, cornerRadius)
    }

    /// Sets the size of the images of tips in the view, in points. Source: Apple's documentation of `tipImageSize(_:)`.
    nonisolated public func tipImageSize(_ size: CGSize) -> some View { environment(\.tipImageSize, size) }

    /// Sets the foreground style of the images of tips in the view. Source: Apple's documentation of `tipImageStyle(_:)`.
    nonisolated public func tipImageStyle<S: ShapeStyle>(_ style: S) -> some View {
        environment(\.tipImageStyle, TipImageStyle(levels: [AnyShapeStyle(style)]))
    }

    /// Sets the foreground styles of two levels of the images of tips in the view. Source: Apple's documentation of `tipImageStyle(_:_:)`.
    nonisolated public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
        environment(\.tipImageStyle, TipImageStyle(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
    }

    /// Sets the foreground styles of three levels of the images of tips in the view. Source: Apple's documentation of `tipImageStyle(_:_:_:)`.
    nonisolated public func tipImageStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1, _ secondary: S2, _ tertiary: S3
    ) -> some View {
        environment(\.tipImageStyle, TipImageStyle(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
    }
}
