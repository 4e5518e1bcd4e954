/// The shape of bordered buttons.
///
/// Source: Apple's documentation of `ButtonBorderShape`.
public struct ButtonBorderShape: Equatable, Sendable {
    enum Kind: Equatable, Sendable { case automatic, capsule, roundedRectangle(CGFloat?), circle }
    let kind: Kind
    public static let automatic = ButtonBorderShape(kind: .automatic)
    public static let capsule = ButtonBorderShape(kind: .capsule)
    public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
    public static let circle = ButtonBorderShape(kind: .circle)
    /// - Parameter radius: Of the corners, in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { ButtonBorderShape(kind: .roundedRectangle(radius)) }
}

extension ButtonBorderShape {
    /// The radius of the corners in a size; nil for a circle in a size that is no square.
    func cornerRadius(in size: CGSize) -> CGFloat? {
        let half = min(size.width, size.height) / 2
        return switch kind {
        case .capsule: half
        case .circle: size.width == size.height ? half : nil
        case .automatic, .roundedRectangle(nil): min(8, half)
        case .roundedRectangle(let radius?): min(radius, half)
        }
    }
}

extension ButtonBorderShape: InsettableShape {
    nonisolated public func path(in rect: CGRect) -> Path {
        switch kind {
        case .capsule: Capsule().path(in: rect)
        case .circle: Circle().path(in: rect)
        case .automatic, .roundedRectangle(nil): RoundedRectangle(cornerRadius: 8).path(in: rect)
        case .roundedRectangle(let radius?): RoundedRectangle(cornerRadius: radius).path(in: rect)
        }
    }
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { InsetButtonShape(shape: self, amount: amount) }
}

/// A button's shape, smaller.
private struct InsetButtonShape: InsettableShape {
    let shape: ButtonBorderShape
    let amount: CGFloat
    nonisolated func path(in rect: CGRect) -> Path { shape.path(in: rect.shrunk(dx: amount, dy: amount)) }
    nonisolated func inset(by more: CGFloat) -> InsetButtonShape { InsetButtonShape(shape: shape, amount: amount + more) }
}

/// Whether a button acts again and again while it is held.
///
/// Source: Apple's documentation of `ButtonRepeatBehavior`.
public struct ButtonRepeatBehavior: Hashable, Sendable {
    private let name: String
    public static let automatic = ButtonRepeatBehavior(name: "automatic")
    public static let enabled = ButtonRepeatBehavior(name: "enabled")
    public static let disabled = ButtonRepeatBehavior(name: "disabled")
}

private struct ButtonBorderShapeKey: EnvironmentKey { static let defaultValue = ButtonBorderShape.automatic }
private struct ButtonRepeatKey: EnvironmentKey { static let defaultValue = ButtonRepeatBehavior.automatic }
private struct WheelItemHeightKey: EnvironmentKey { static let defaultValue: CGFloat = 32 }

extension EnvironmentValues {
    var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
    /// Whether buttons act again and again while they are held.
    public var buttonRepeatBehavior: ButtonRepeatBehavior {
        get { self[ButtonRepeatKey.self] }
        set { self[ButtonRepeatKey.self] = newValue }
    }
    /// The height of a row of picker wheels, in points.
    public var defaultWheelPickerItemHeight: CGFloat {
        get { self[WheelItemHeightKey.self] }
        set { self[WheelItemHeightKey.self] = newValue }
    }
}

extension View {
    /// Sets the shape of bordered buttons inside.
    nonisolated public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
    /// Says whether buttons inside act again and again while they are held.
    nonisolated public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View {
        environment(\.buttonRepeatBehavior, behavior)
    }
    /// Sets the height of the rows of picker wheels inside, in points.
    nonisolated public func defaultWheelPickerItemHeight(_ height: CGFloat) -> some View {
        environment(\.defaultWheelPickerItemHeight, height)
    }
}
