/// The shape of what contains the view.
public struct ContainerRelativeShape: Shape {
    nonisolated public init() {}
    nonisolated public func path(in rect: CGRect) -> Path { Path(rect) }
}

extension ContainerRelativeShape: InsettableShape {
    nonisolated public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }
}
