extension View {
    @available(*, unavailable, message: "not yet in Quince: blurred views")
    nonisolated public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: filters of colours")
    nonisolated public func grayscale(_ amount: Double) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: filters of colours")
    nonisolated public func saturation(_ amount: Double) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: filters of colours")
    nonisolated public func brightness(_ amount: Double) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: filters of colours")
    nonisolated public func contrast(_ amount: Double) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: filters of colours")
    nonisolated public func hueRotation(_ angle: Angle) -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: filters of colours")
    nonisolated public func colorInvert() -> some View { self }
    @available(*, unavailable, message: "not yet in Quince: filters of colours")
    nonisolated public func colorMultiply(_ color: Color) -> some View { self }
}
