/// A place of a view, to be told in the coordinates of another.
///
/// Source: Apple's documentation of `Anchor`.
public struct Anchor<Value>: @unchecked Sendable {
    let value: Value

    /// How a place is found in a view.
    public struct Source: @unchecked Sendable {
        let resolve: (CGRect) -> Value
    }
}

extension Anchor.Source where Value == CGRect {
    /// The view's rectangle.
    public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }
    /// A rectangle in the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Anchor<CGRect>.Source { r.offsetBy(dx: $0.minX, dy: $0.minY) }
    }
}
