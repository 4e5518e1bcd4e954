import CoreText

extension GraphicsContext {
    /// An image filter applied to everything drawn afterwards.
    ///
    /// Source: Apple's documentation of `GraphicsContext.Filter`.
    public struct Filter: Sendable {
        enum Kind: Sendable {
            case shadow(Color, radius: CGFloat, x: CGFloat, y: CGFloat)
            case blur(CGFloat, isOpaque: Bool)
            case colors(ColorChange)
            case multiply(Color)
            case threshold(ClosedRange<Double>, Color)
            case projection(ProjectionTransform)
        }

        let kind: Kind

        /// A shadow behind what is drawn.
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
        ) -> Filter { Filter(kind: .shadow(color, radius: radius, x: x, y: y)) }
        @available(*, unavailable, message: "not yet in Quince: shadows with blend modes and options; use shadow(color:radius:x:y:)")
        public static func shadow(
            color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0,
            blendMode: BlendMode = .normal, options: ShadowOptions = ShadowOptions()
        ) -> Filter { fatalError("unavailable") }
        /// A blur, whose radius is in points.
        public static func blur(radius: CGFloat, options: BlurOptions = BlurOptions()) -> Filter {
            Filter(kind: .blur(max(radius, 0), isOpaque: options.contains(.opaque)))
        }
        /// One colour where what is drawn is about as opaque as that, 0…1, and nothing elsewhere.
        public static func alphaThreshold(min: Double, max: Double = 1, color: Color = Color.black) -> Filter {
            let least = min.isNaN ? 0 : min
            return Filter(kind: .threshold(least...(max >= least ? max : least), color))
        }
        /// Brighter colours; 0 leaves them as they are, 1 makes them white.
        public static func brightness(_ amount: Double) -> Filter { Filter(kind: .colors(.brightness(amount))) }
        /// Colours farther from the middle grey; 1 leaves them as they are.
        public static func contrast(_ amount: Double) -> Filter { Filter(kind: .colors(.contrast(amount))) }
        /// Stronger or weaker colours; 1 leaves them as they are, 0 leaves greys.
        public static func saturation(_ amount: Double) -> Filter { Filter(kind: .colors(.saturation(max(0, amount)))) }
        /// Less colour; 0 leaves it as it is, 1 leaves greys.
        public static func grayscale(_ amount: Double) -> Filter { Filter(kind: .colors(.saturation(1 - min(max(amount, 0), 1)))) }
        /// Colours turned about the circle of hues.
        public static func hueRotation(_ angle: Angle) -> Filter { Filter(kind: .colors(.hueRotation(angle))) }
        /// The opposite colours; 0 leaves them as they are.
        public static func colorInvert(_ amount: Double = 1) -> Filter { Filter(kind: .colors(.inversion(amount))) }
        /// Colours multiplied with another.
        public static func colorMultiply(_ color: Color) -> Filter { Filter(kind: .multiply(color)) }
        /// Black, as opaque as what is drawn is light.
        public static var luminanceToAlpha: Filter { Filter(kind: .colors(.luminanceToAlpha)) }
        @available(*, unavailable, message: "not in Quince: effects drawn by Metal shaders")
        public static func colorShader(_ shader: Shader) -> Filter { fatalError("unavailable") }
    }

    /// How blurs are made.
    @frozen public struct BlurOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Full alpha everywhere.
        public static var opaque: BlurOptions { BlurOptions(rawValue: 1) }
        @available(*, unavailable, message: "not yet in Quince: blurs with noise against bands of colour")
        public static var dithersResult: BlurOptions { BlurOptions(rawValue: 2) }
    }

    /// Options for drawing shadows.
    ///
    /// Source: Apple's documentation of `GraphicsContext.ShadowOptions`.
    @frozen public struct ShadowOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        @available(*, unavailable, message: "not yet in Quince: shadows above what is drawn")
        public static var shadowAbove: ShadowOptions { ShadowOptions(rawValue: 1) }
        @available(*, unavailable, message: "not yet in Quince: shadows without what is drawn")
        public static var shadowOnly: ShadowOptions { ShadowOptions(rawValue: 2) }
        @available(*, unavailable, message: "not yet in Quince: shadows of what is not drawn")
        public static var invertsAlpha: ShadowOptions { ShadowOptions(rawValue: 4) }
        @available(*, unavailable, message: "not yet in Quince: shadows without a layer of their own")
        public static var disablesGroup: ShadowOptions { ShadowOptions(rawValue: 8) }
    }

    /// Options for applying filters.
    ///
    /// Source: Apple's documentation of `GraphicsContext.FilterOptions`.
    @frozen public struct FilterOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        @available(*, unavailable, message: "not yet in Quince: filters in linear colours")
        public static var linearColor: FilterOptions { FilterOptions(rawValue: 1) }
    }

    /// Does something to everything that is drawn from now on. Filters that were added later come first.
    public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) { filters.append(filter) }

    /// Draws through the filters; clips are set already.
    ///
    /// - Parameter asLayer: Whether what `body` draws is one picture even where there are no filters.
    func draw(throughFiltersTo target: CGContext, asLayer: Bool = false, _ body: () throws -> Void) rethrows {
        target.setAlpha(CGFloat(opacity))
        target.setBlendMode(blendMode.mode)
        guard let last = filters.last else { return try asLayer ? inLayer(of: target, [], body) : body() }
        try draw(filters.dropLast(), target) {
            if case .shadow(let color, let radius, let x, let y) = last.kind {
                target.setShadow(offset: CGSize(width: x, height: y), blur: radius * 2, color: color.cgColor(in: environment))
                try asLayer ? inLayer(of: target, [], body) : body()
            } else {
                try inLayer(of: target, changes(last), body)
            }
        }
    }

    /// The filters around the innermost one.
    private func draw(_ outer: ArraySlice<Filter>, _ target: CGContext, _ body: () throws -> Void) rethrows {
        guard let first = outer.first else { return try body() }
        if case .shadow(let color, let radius, let x, let y) = first.kind {
            target.setShadow(offset: CGSize(width: x, height: y), blur: radius * 2, color: color.cgColor(in: environment))
        }
        try inLayer(of: target, changes(first)) { try draw(outer.dropFirst(), target, body) }
    }

    private func inLayer(of target: CGContext, _ changes: [LayerPictureChange], _ body: () throws -> Void) rethrows {
        target.beginTransparencyLayer(auxiliaryInfo: nil)
        defer { target.endTransparencyLayer(changing: changes) }
        try body()
    }

    private func changes(_ filter: Filter) -> [LayerPictureChange] {
        switch filter.kind {
        case .shadow: return []
        case .blur(let radius, let isOpaque): return [.blur(radius)] + (isOpaque ? [.colors(ColorChange.opaque.numbers)] : [])
        case .colors(let matrix): return [.colors(matrix.numbers)]
        case .projection(let m): return [.projection([m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33].map { Double($0) })]
        case .threshold(let range, let color): return [.threshold(range, color.cgColor(in: environment))]
        case .multiply(let color):
            let parts = color.resolve(in: environment)
            let matrix = ColorChange.multiply(Double(parts.red), Double(parts.green), Double(parts.blue), Double(parts.opacity))
            return [.colors(matrix.numbers)]
        }
    }
}
