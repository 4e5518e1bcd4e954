import Foundation

/// Values that are made of numbers, as vectors: what adding, scaling and measuring need.
extension LayerValue {
    /// The numbers of the value; nil for words, flags, references and transforms, which do not add up number by number.
    var vector: [Double]? {
        switch self {
        case .number(let value): [value]
        case .numbers(let values): values
        case .point(let point): [Double(point.x), Double(point.y)]
        case .size(let size): [Double(size.width), Double(size.height)]
        case .rect(let rect): [Double(rect.origin.x), Double(rect.origin.y), Double(rect.size.width), Double(rect.size.height)]
        case .color(let color): color.premultiplied
        case .colors(let colors): colors.flatMap(\.premultiplied)
        case .path(let path): path.elements.flatMap(\.numbers)
        case .none, .bool, .transform, .image, .layer, .layers, .keyword: nil
        }
    }

    /// A value of the same kind and structure with other numbers.
    func replacingVector(_ v: [Double]) -> LayerValue {
        switch self {
        case .number: return .number(v[0])
        case .numbers: return .numbers(v)
        case .point: return .point(CGPoint(x: v[0], y: v[1]))
        case .size: return .size(CGSize(width: v[0], height: v[1]))
        case .rect: return .rect(CGRect(origin: CGPoint(x: v[0], y: v[1]), size: CGSize(width: v[2], height: v[3])))
        case .color: return .color(RenderColor(premultiplied: v[...]))
        case .colors: return .colors(stride(from: 0, to: v.count, by: 4).map { RenderColor(premultiplied: v[$0..<$0 + 4]) })
        case .path(let path): return .path(path.replacingNumbers(v))
        default: return self
        }
    }

    /// Whether all numbers of the value are finite and within what motions reach; coordinates of commits may be a thousandth of that.
    var isBounded: Bool {
        func fits(_ number: Double) -> Bool { abs(number) <= CommitLimits.coordinate * 1e3 }
        func fits(_ color: RenderColor) -> Bool { fits(color.red) && fits(color.green) && fits(color.blue) && fits(color.alpha) }
        return switch self {
        case .number(let value): fits(value)
        case .numbers(let values): values.allSatisfy { fits($0) }
        case .point(let point): fits(Double(point.x)) && fits(Double(point.y))
        case .size(let size): fits(Double(size.width)) && fits(Double(size.height))
        case .rect(let rect):
            fits(Double(rect.origin.x)) && fits(Double(rect.origin.y)) && fits(Double(rect.size.width)) && fits(Double(rect.size.height))
        case .color(let color): fits(color)
        case .colors(let colors): colors.allSatisfy { fits($0) }
        case .transform(let transform): transform.elements.allSatisfy { fits($0) }
        case .path(let path): path.elements.allSatisfy { $0.points.allSatisfy { fits(Double($0.x)) && fits(Double($0.y)) } }
        case .none, .bool, .image, .layer, .layers, .keyword: true
        }
    }

    /// The value whose sum with another is that other.
    public var zero: LayerValue {
        if case .transform = self { return .transform(.identity) }
        return vector.map { replacingVector([Double](repeating: 0, count: $0.count)) } ?? self
    }

    public var negated: LayerValue {
        if case .transform(let transform) = self { return transform.inverted().map { .transform($0) } ?? self }
        return vector.map { replacingVector($0.map { -$0 }) } ?? self
    }

    /// The sum; transforms concatenate, what cannot be added is replaced.
    public func adding(_ other: LayerValue) -> LayerValue {
        if case .transform(let a) = self, case .transform(let b) = other { return .transform(b.concatenating(a)) }
        guard let a = vector, let b = other.vector, a.count == b.count else { return other }
        return other.replacingVector(zip(a, b).map { $0 + $1 })
    }

    /// The sum with a multiple of another value.
    func adding(_ other: LayerValue, times count: Int) -> LayerValue {
        guard count > 0 else { return self }
        if case .transform = self { return (0..<min(count, 64)).reduce(self) { sum, _ in sum.adding(other) } }
        guard let a = vector, let b = other.vector, a.count == b.count else { return self }
        return replacingVector(zip(a, b).map { $0 + $1 * Double(count) })
    }

    /// Returns the distance between two values, for pacing; 1 for values of different structure.
    func distance(to other: LayerValue) -> Double {
        if case .transform(let a) = self, case .transform(let b) = other {
            return zip(a.elements, b.elements).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
        }
        guard let a = vector, let b = other.vector, a.count == b.count else { return 1 }
        return zip(a, b).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }.squareRoot()
    }
}

extension RenderColor {
    var premultiplied: [Double] { [red * alpha, green * alpha, blue * alpha, alpha] }

    init(premultiplied v: ArraySlice<Double>) {
        let i = v.startIndex, alpha = v[i + 3]
        let factor = alpha == 0 ? 0 : 1 / alpha
        self.init(red: v[i] * factor, green: v[i + 1] * factor, blue: v[i + 2] * factor, alpha: alpha)
    }
}

extension RenderPath {
    func replacingNumbers(_ numbers: [Double]) -> RenderPath {
        var index = 0
        func next() -> CGPoint {
            index += 2
            return CGPoint(x: numbers[index - 2], y: numbers[index - 1])
        }
        return RenderPath(
            elements.map { element in
                switch element {
                case .move: return .move(next())
                case .line: return .line(next())
                case .quad:
                    let (point, control) = (next(), next())
                    return .quad(point, control: control)
                case .cubic:
                    let (point, control1, control2) = (next(), next(), next())
                    return .cubic(point, control1: control1, control2: control2)
                case .close: return .close
                }
            })
    }

    /// Whether both paths have the same kinds of elements in the same order.
    func hasSameStructure(as other: RenderPath) -> Bool {
        elements.count == other.elements.count && zip(elements, other.elements).allSatisfy { $0.kind == $1.kind }
    }
}

extension RenderPath.Element {
    /// End point first, then control points.
    var points: [CGPoint] {
        switch self {
        case .move(let point), .line(let point): [point]
        case .quad(let point, let control): [point, control]
        case .cubic(let point, let control1, let control2): [point, control1, control2]
        case .close: []
        }
    }

    var numbers: [Double] { points.flatMap { [Double($0.x), Double($0.y)] } }

    var kind: Int {
        switch self {
        case .move: 0
        case .line: 1
        case .quad: 2
        case .cubic: 3
        case .close: 4
        }
    }
}
