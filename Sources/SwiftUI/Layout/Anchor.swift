/// A place of a view, to be told in the coordinates of another.
///
/// Source: Apple's documentation of `Anchor`.
public struct Anchor<Value> {
    /// In the window's coordinates.
    let value: Value
    private let move: (Value, CGSize) -> Value

    init(_ source: Source, of frame: CGRect) { (value, move) = (source.resolve(frame), source.move) }

    /// The place in coordinates that begin at a point of the window.
    func value(from origin: CGPoint) -> Value { move(value, CGSize(width: -origin.x, height: -origin.y)) }

    /// How a place is found in a view.
    public struct Source {
        /// Finds the place by the view's rectangle.
        let resolve: (CGRect) -> Value
        fileprivate let move: (Value, CGSize) -> Value
    }
}

extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.value == rhs.value }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
    /// The view's rectangle.
    public static var bounds: Anchor<CGRect>.Source { rectangle { $0 } }
    /// A rectangle in the view's coordinates.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source { rectangle { r.offsetBy(dx: $0.minX, dy: $0.minY) } }

    private static func rectangle(_ resolve: @escaping (CGRect) -> CGRect) -> Self {
        Self(resolve: resolve) { $0.offsetBy(dx: $1.width, dy: $1.height) }
    }
}

extension Anchor.Source where Value == CGPoint {
    /// A point in the view's coordinates.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source { place { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) } }
    /// A point by its part of the view's width and height.
    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
        place { CGPoint(x: $0.minX + p.x * $0.width, y: $0.minY + p.y * $0.height) }
    }
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }

    private static func place(_ resolve: @escaping (CGRect) -> CGPoint) -> Self {
        Self(resolve: resolve) { CGPoint(x: $0.x + $1.width, y: $0.y + $1.height) }
    }
}

extension Anchor.Source {
    /// Several places of one view.
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        self.init { frame in
            array.map { $0.resolve(frame) }
        } move: { values, distance in
            zip(array, values).map { $0.move($1, distance) }
        }
    }

    /// A place, or none.
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init { frame in
            anchor?.resolve(frame)
        } move: { value, distance in
            value.flatMap { value in anchor?.move(value, distance) }
        }
    }
}

extension GeometryProxy {
    /// A place of another view in this one's coordinates.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(from: place) }
}
