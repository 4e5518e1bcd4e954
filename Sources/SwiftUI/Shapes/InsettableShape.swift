/// A shape made smaller on all sides. Source of the kind: SwiftUI's interface has one such type in each shape.
public struct _Inset<Base: InsettableShape>: InsettableShape {
    var base: Base
    var amount: CGFloat
    nonisolated public func path(in rect: CGRect) -> Path { base.path(in: rect.shrunk(dx: amount, dy: amount)) }
    nonisolated public func inset(by amount: CGFloat) -> _Inset<Base> { _Inset(base: base, amount: self.amount + amount) }
}
