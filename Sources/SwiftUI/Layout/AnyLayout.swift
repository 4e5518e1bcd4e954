/// A layout whose type is not told.
@available(*, unavailable, message: "not yet in Quince: layouts that change while their views stay; use a Layout of one type")
public struct AnyLayout {
    public init<L: Layout>(_ layout: L) {}
}
