import CoreText

/// A drawing destination with its state: transform, clip, opacity and filters. A copy draws to the same destination with a state of its
/// own.
///
/// Source: Apple's documentation of `GraphicsContext`.
public struct GraphicsContext {
    let target: CGContext
    /// The environment of the canvas.
    public let environment: EnvironmentValues
    let symbols: CanvasSymbols?
    /// Applied to everything that is drawn.
    public var transform = CGAffineTransform.identity
    /// How opaque everything is drawn.
    public var opacity: Double = 1
    /// How what is drawn goes together with what is there.
    public var blendMode = BlendMode.normal
    private var clips: [Clip] = []
    /// The filters applied to drawing; the last one is applied first.
    var filters: [Filter] = []

    private enum Clip {
        case path(Path, FillStyle, isInverse: Bool, CGAffineTransform)
        /// A picture whose alpha is the coverage, in a rectangle of the target.
        case layer(CGImage, CGRect)
    }

    init(_ target: CGContext, _ environment: EnvironmentValues, _ symbols: CanvasSymbols?) {
        (self.target, self.environment, self.symbols) = (target, environment, symbols)
    }

    // MARK: State

    public mutating func scaleBy(x: CGFloat, y: CGFloat) { transform = transform.scaledBy(x: x, y: y) }
    public mutating func translateBy(x: CGFloat, y: CGFloat) { transform = transform.translatedBy(x: x, y: y) }
    public mutating func rotate(by angle: Angle) { transform = transform.rotated(by: CGFloat(angle.radians)) }
    public mutating func concatenate(_ matrix: CGAffineTransform) { transform = matrix.concatenating(transform) }

    /// How a clip is applied.
    @frozen public struct ClipOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Everything outside of the shape is drawn.
        public static let inverse = ClipOptions(rawValue: 1)
    }

    /// Draws only within a path from now on.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        clips.append(.path(path, style, isInverse: options.contains(.inverse), transform))
    }

    /// Draws from now on only as far as what `content` draws is opaque.
    ///
    /// - Parameters:
    ///   - opacity: Multiplies the alpha of what `content` draws, 0…1.
    ///   - options: With `inverse`, drawing goes where `content` draws nothing.
    ///
    /// Source: Apple's documentation of `GraphicsContext.clipToLayer(opacity:options:content:)`.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let area = target.boundingBoxOfClipPath
        guard area.width >= 1, area.height >= 1, area.width.isFinite, area.height.isFinite else { return }
        UIGraphicsBeginImageContextWithOptions(area.size, false, environment.displayScale)
        defer { UIGraphicsEndImageContext() }
        guard let sheet = UIGraphicsGetCurrentContext() else { return }
        sheet.translateBy(x: -area.minX, y: -area.minY)
        if options.contains(.inverse) {
            sheet.setFillColor(CGColor(gray: 0, alpha: 1))
            sheet.fill(area)
            sheet.setBlendMode(.destinationOut)
        }
        var inner = GraphicsContext(sheet, environment, symbols)
        inner.transform = transform
        sheet.setAlpha(CGFloat(opacity))
        sheet.beginTransparencyLayer(auxiliaryInfo: nil)
        try content(&inner)
        sheet.endTransparencyLayer()
        if let image = UIGraphicsGetImageFromCurrentImageContext()?.cgImage { clips.append(.layer(image, area)) }
    }

    /// Sets the clips in the target.
    private func applyClips() {
        for clip in clips {
            switch clip {
            case .path(let path, let style, let isInverse, let transform):
                if isInverse { target.addRect(target.boundingBoxOfClipPath) }
                target.addPath(path.applying(transform).cgPath)
                target.clip(using: isInverse || style.isEOFilled ? .evenOdd : .winding)
            case .layer(let image, let area):
                // Pictures stand upright where coordinates count from the bottom.
                let turn = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: area.minY + area.maxY)
                target.concatenate(turn)
                target.clip(to: area, mask: image)
                target.concatenate(turn)
            }
        }
    }

    /// The smallest rectangle around everything that may be drawn, in the context's coordinates.
    public var clipBoundingRect: CGRect {
        var result = target.boundingBoxOfClipPath
        for case .path(let path, _, false, let transform) in clips {
            result = result.common(path.cgPath.boundingBoxOfPath.applying(transform))
        }
        return result.applying(transform.inverted())
    }

    // MARK: Drawing

    /// Runs `body` with the state set in Core Graphics' context, and takes it back.
    private func draw(_ body: (CGContext) -> Void) {
        target.saveGState()
        applyClips()
        draw(throughFiltersTo: target) {
            target.concatenate(transform)
            body(target)
        }
        target.restoreGState()
    }

    /// Fills a path.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        draw { context in
            context.setShouldAntialias(style.isAntialiased)
            paint(path.cgPath, style.isEOFilled ? .evenOdd : .winding, shading, context)
        }
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        draw { paint(path.strokedPath(style).cgPath, .winding, shading, $0) }
    }

    /// Draws a line along a path.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func paint(_ path: CGPath, _ rule: CGPathFillRule, _ shading: Shading, _ context: CGContext) {
        context.addPath(path)
        switch shading.paint(path.boundingBoxOfPath, environment) {
        case .gradient(let gradient, let rect):
            context.clip(using: rule)
            gradient.draw(in: rect, context)
        case .pattern(let pattern, let rect):
            context.clip(using: rule)
            pattern.draw(in: rect, context)
        case .color(let color):
            context.setFillColor(color)
            context.fillPath(using: rule)
        }
    }

    /// Draws into a picture of its own, which is put in as a whole.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        target.saveGState()
        defer { target.restoreGState() }
        applyClips()
        try draw(throughFiltersTo: target, asLayer: true) {
            var inner = GraphicsContext(target, environment, symbols)
            inner.transform = transform
            try content(&inner)
        }
    }

    /// Draws with Core Graphics.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        target.saveGState()
        defer { target.restoreGState() }
        target.concatenate(transform)
        target.setAlpha(CGFloat(opacity))
        target.setBlendMode(blendMode.mode)
        try content(target)
    }

    // MARK: Texts, pictures and symbols

    /// A text that is ready to be drawn.
    public struct ResolvedText {
        let runs: [TextRun]
        let scale: CGFloat

        func layout(_ size: CGSize) -> TextLayout { TextLayout.cached(runs: runs, size: size, options: TextLayout.Options()) }
        /// The size the text takes of a room.
        public func measure(in size: CGSize) -> CGSize { layout(size).usedSize(scale: scale) }
        /// The distance from the top to the first baseline.
        public func firstBaseline(in size: CGSize) -> CGFloat { layout(size).firstBaseline }
        /// The distance from the top to the last baseline.
        public func lastBaseline(in size: CGSize) -> CGFloat { layout(size).lastBaseline }
    }

    /// A picture that is ready to be drawn.
    public struct ResolvedImage {
        let image: UIImage?
        let tint: CGColor?
        /// The picture's own size.
        public var size: CGSize { image?.size ?? .zero }
        /// The distance from the top to the baseline.
        public var baseline: CGFloat { size.height - (image?.baselineOffsetFromBottom ?? 0) }
        /// The shading that fills a template image; nil for the foreground style.
        public var shading: Shading?
    }

    /// A view that is ready to be drawn.
    public struct ResolvedSymbol {
        let view: UIView
        /// The view's size.
        public var size: CGSize { let view = view; return MainActor.assumeIsolated { view.bounds.size } }
    }

    public func resolve(_ text: Text) -> ResolvedText {
        ResolvedText(runs: text.runs(in: environment), scale: environment.displayScale)
    }
    public func resolve(_ image: Image) -> ResolvedImage {
        let found = image.resolve(in: environment)
        let isTemplate = found.map { image.isTemplate($0, in: environment) } ?? false
        return ResolvedImage(image: found, tint: isTemplate ? environment.foregroundPaint.color : nil, shading: nil)
    }
    public func resolve(_ shading: Shading) -> Shading { shading }
    /// The view among the canvas's symbols that has the tag.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        symbols?.view(for: AnyHashable(id)).map { ResolvedSymbol(view: $0) }
    }

    private func rect(_ size: CGSize, _ point: CGPoint, _ anchor: UnitPoint) -> CGRect {
        CGRect(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y, width: size.width, height: size.height)
    }

    public func draw(_ text: ResolvedText, in rect: CGRect) {
        draw { text.layout(rect.size).draw(in: $0, at: rect.origin) }
    }
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
        let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
        draw(text, in: rect(text.measure(in: unlimited), point, anchor))
    }
    /// Draws a part of a laid-out text where it stands.
    func draw(_ part: Text.Layout.Part) { draw { part.draw(in: $0) } }
    public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(text), at: point, anchor: anchor) }

    public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
        guard let picture = image.image else { return }
        draw { context in
            var tint = image.tint
            if tint != nil, case .color(let color)? = image.shading?.paint(rect, environment) { tint = color }
            UIGraphicsPushContext(context)
            (tint.map { picture.withTintColor(UIColor(cgColor: $0), renderingMode: .alwaysOriginal) } ?? picture).draw(in: rect)
            UIGraphicsPopContext()
        }
    }
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(image, in: rect(image.size, point, anchor))
    }
    public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) { draw(resolve(image), in: rect, style: style) }
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) { draw(resolve(image), at: point, anchor: anchor) }

    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let size = symbol.size
        guard size.width > 0, size.height > 0 else { return }
        let layer = symbol.view
        draw { context in
            context.translateBy(x: rect.minX, y: rect.minY)
            context.scaleBy(x: rect.width / size.width, y: rect.height / size.height)
            nonisolated(unsafe) let context = context
            MainActor.assumeIsolated { layer.layer.render(in: context) }
        }
    }
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        draw(symbol, in: rect(symbol.size, point, anchor))
    }
}
