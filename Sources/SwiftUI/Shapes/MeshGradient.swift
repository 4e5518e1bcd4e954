/// Colours at the points of a grid, which go over into each other.
///
/// Source: Apple's documentation of `MeshGradient` (iOS 18).
public struct MeshGradient: ShapeStyle, Sendable, Equatable {
    /// A point of a grid with the points that its edges lean towards; in fractions of the size.
    @frozen public struct BezierPoint: Equatable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>, trailingControlPoint: SIMD2<Float>,
            bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The places of the grid's points, row by row.
    @frozen public enum Locations: Equatable, Sendable {
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The colours of the grid's points, row by row.
    @frozen public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// How many points there are in a row, and in a column.
    public var width: Int
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    /// The colour beside the grid.
    public var background: Color
    /// Whether colours go over smoothly at the grid's lines, too.
    public var smoothsColors: Bool
    /// The space that colours are mixed in.
    public var colorSpace: Gradient.ColorSpace

    nonisolated public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        (self.width, self.height, self.locations, self.colors) = (width, height, locations, colors)
        (self.background, self.smoothsColors, self.colorSpace) = (background, smoothsColors, colorSpace)
    }
    /// - Parameters:
    ///   - points: The places of `width` × `height` points, row by row, in fractions of the size.
    ///   - colors: Their colours.
    nonisolated public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    nonisolated public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    nonisolated public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear, smoothsColors: Bool = true,
        colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
    nonisolated public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public typealias Resolved = Never
    nonisolated public func _apply(to shape: inout _ShapeStyle_Shape) {
        guard let mesh = mesh else { return shape.paint = .color(background.cgColor(in: shape.environment)) }
        let environment = shape.environment
        let resolved: [CGColor] =
            switch colors {
            case .colors(let colors): colors.map { $0.cgColor(in: environment) }
            case .resolvedColors(let colors): colors.map(\.cgColor)
            }
        // The background is the first of the colours.
        let all = [background.cgColor(in: environment)] + resolved
        shape.paint = .gradient(GradientPaint(kind: .mesh(mesh), colors: all, locations: all.map { _ in 0 }))
    }

    /// The grid; nil where the numbers of points and colours do not fit it.
    private var mesh: Mesh? {
        let count: Int =
            switch colors {
            case .colors(let colors): colors.count
            case .resolvedColors(let colors): colors.count
            }
        guard width >= 2, height >= 2, width <= Mesh.limit, height <= Mesh.limit, count == width * height else { return nil }
        let isPerceptual = colorSpace == .perceptual
        switch locations {
        case .points(let points):
            guard points.count == count else { return nil }
            return Mesh(width: width, height: height, points: points, isSmooth: smoothsColors, isPerceptual: isPerceptual)
        case .bezierPoints(let points):
            guard points.count == count else { return nil }
            return Mesh(width: width, height: height, points, isSmooth: smoothsColors, isPerceptual: isPerceptual)
        }
    }
}

extension MeshGradient: View { public typealias Body = _ShapeView<Rectangle, MeshGradient> }
