/// Shows a shape: plain ones by a layer's background and corners, others by a shape layer, gradients behind the shape's mask.
@MainActor final class ShapeNode: LayoutNode {
    override class var keepsState: Bool { false }
    enum Drawing: Equatable {
        case fill(FillStyle)
    }

    private var shape: any Shape
    private let drawing: Drawing
    private var paint: Paint
    private var isStale = true
    private var drawnSize: CGSize?
    /// Whether touches on the shape count.
    var takesHits = true

    init(_ shape: any Shape, _ drawing: Drawing, _ paint: Attribute<Paint>, _ inputs: _ViewInputs) {
        (self.shape, self.drawing) = (shape, drawing)
        self.paint = paint.untrackedValue
        super.init(inputs)
        observe(inputs) { [unowned self] in
            let new = paint.value
            guard new != self.paint || displayLayer == nil else { return }
            self.paint = new
            isStale = true
            markDisplay()
        }
    }

    /// Shows what the shape becomes, step by step where the change is animated.
    func observeShape<S: Shape>(_ attribute: Attribute<S>, _ inputs: _ViewInputs) {
        let animator = ValueAnimator(attribute, inputs) { [unowned self] shape in
            self.shape = shape
            isStale = true
            invalidateLayout()
        }
        inputs.scope.atEnd { animator.stop() }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }

    override func isHit(at point: CGPoint) -> Bool {
        guard takesHits, paint.color.alpha > 0 else { return false }
        return shape.path(in: CGRect(origin: .zero, size: size)).contains(point)
    }

    // MARK: Display

    override func display(in frame: CGRect) {
        prepareLayer()
        super.display(in: frame)
        guard isStale || drawnSize != size else { return }
        (isStale, drawnSize) = (false, size)
        let snapped = host.snapped(frame).size
        draw(CGRect(origin: .zero, size: snapped))
    }

    /// The radius by which a plain layer shows the shape.
    private var cornerRadius: CGFloat? {
        switch shape {
        case is Rectangle: 0
        case let shape as RoundedRectangle where shape.cornerSize.width == shape.cornerSize.height:
            min(shape.cornerSize.width, min(size.width, size.height) / 2)
        case is Capsule, is DefaultGlassEffectShape: min(size.width, size.height) / 2
        case let shape as ButtonBorderShape: shape.cornerRadius(in: size)
        case is Circle where size.width == size.height: size.width / 2
        default: nil
        }
    }

    private func prepareLayer() {
        switch paint.unshadowed {
        case .material:
            if displayView == nil { displayView = UIVisualEffectView(effect: nil); structureChanged() }
        case _ where !paint.shadows.isEmpty || overflow > 0: use { ReachingLayer() }
        case .gradient: use { GradientLayer() }
        case .pattern: use { PatternLayer() }
        case .color where !fillStyle.isAntialiased: use { JaggedLayer() }
        case .color: if cornerRadius == nil { use { CAShapeLayer() } } else { use { CALayer() } }
        case .shadowed: break
        }
    }

    private var fillStyle: FillStyle { if case .fill(let style) = drawing { style } else { FillStyle() } }

    private func use<Layer: CALayer>(_ make: () -> Layer) {
        if let displayLayer, type(of: displayLayer) == Layer.self { return }
        displayLayer = make()
        displayLayer?.ownerName = "Shape"
        isStale = true
        structureChanged()
    }

    /// The shape's outline, in that of the container where it follows one.
    private func path(in rect: CGRect) -> Path {
        shape is ContainerRelativeShape || (shape as? ConcentricRectangle)?.isConcentric == true
            ? containerPath(in: rect) ?? Path(rect) : shape.path(in: rect)
    }

    private func draw(_ bounds: CGRect) {
        let animation = displayLayer?.superlayer == nil ? nil : Display.animation(host)
        if let layer = displayLayer as? ReachingLayer { return drawReaching(layer, bounds) }
        switch paint.unshadowed {
        case .material(let style):
            guard let view = displayView as? UIVisualEffectView else { return }
            view.effect = UIBlurEffect(style: style)
            if let cornerRadius {
                (view.layer.cornerRadius, view.clipsToBounds, view.layer.mask) = (cornerRadius, true, nil)
            } else {
                let mask = view.layer.mask as? CAShapeLayer ?? CAShapeLayer()
                mask.frame = bounds
                mask.path = path(in: bounds).cgPath
                if view.layer.mask !== mask { view.layer.mask = mask }
            }
        case .gradient(let gradient):
            (displayLayer as? GradientLayer)?.show(gradient, path(in: bounds), fillStyle, isPlain: shape is Rectangle)
        case .pattern(let pattern):
            (displayLayer as? PatternLayer)?.show(pattern, path(in: bounds), fillStyle, isPlain: shape is Rectangle)
        case .color(let color):
            guard let displayLayer else { return }
            if let jagged = displayLayer as? JaggedLayer {
                jagged.show(path(in: bounds), color, isEvenOdd: fillStyle.isEOFilled)
            } else if let shapeLayer = displayLayer as? CAShapeLayer {
                shapeLayer.path = path(in: bounds).cgPath
                shapeLayer.fillRule = fillStyle.isEOFilled ? .evenOdd : .nonZero
                Display.set(shapeLayer, "fillColor", color, animation)
            } else {
                Display.set(displayLayer, "backgroundColor", color, animation)
                Display.set(displayLayer, "cornerRadius", cornerRadius ?? 0, animation)
                if (shape as? RoundedRectangle)?.style == .continuous { displayLayer.cornerCurve = .continuous }
            }
        case .shadowed: break
        }
    }

    /// How far the shape reaches beyond the node where a bitmap shows it, in points.
    private var overflow: CGFloat {
        switch paint.unshadowed {
        case .gradient, .pattern: break
        case .color: if paint.shadows.isEmpty { return 0 }
        case .material, .shadowed: return 0
        }
        if cornerRadius != nil { return 0 }
        let outline = path(in: CGRect(origin: .zero, size: size)).boundingRect
        guard !outline.isEmpty, !outline.isInfinite else { return 0 }
        return max(0, -outline.minX, -outline.minY, outline.maxX - size.width, outline.maxY - size.height)
    }

    private func drawReaching(_ layer: CALayer, _ bounds: CGRect) {
        let path = path(in: bounds).cgPath, paint = paint.unshadowed, style = fillStyle
        let overflow = overflow
        ReachingPicture.show(in: layer, bounds, self.paint.shadows, overflow: overflow, scale: host.scale) { context, rect in
            context.setShouldAntialias(style.isAntialiased)
            context.addPath(path)
            if case .color(let color) = paint {
                context.setFillColor(color)
                return context.fillPath(using: style.isEOFilled ? .evenOdd : .winding)
            }
            context.saveGState()
            context.clip(using: style.isEOFilled ? .evenOdd : .winding)
            switch paint {
            case .gradient(let gradient): gradient.draw(in: rect, covering: rect.insetBy(dx: -overflow, dy: -overflow), context)
            case .pattern(let pattern): pattern.draw(in: rect, covering: rect.insetBy(dx: -overflow, dy: -overflow), context)
            default: break
            }
            context.restoreGState()
        }
    }
}

/// Something that is drawn in the outline of a shape.
class OutlinedLayer: DrawingLayerBase {
    private var path: CGPath?
    private var fillStyle = FillStyle()

    func update(_ path: Path, _ style: FillStyle, isPlain: Bool) {
        fillStyle = style
        self.path = isPlain ? nil : path.cgPath
        contentsScale = UIScreen.main.scale
        setNeedsDisplay()
    }

    /// Draws on all of the layer.
    func paint(_ context: CGContext) {}

    final override func draw(in context: CGContext) {
        context.setShouldAntialias(fillStyle.isAntialiased)
        if let path {
            context.addPath(path)
            context.clip(using: fillStyle.isEOFilled ? .evenOdd : .winding)
        }
        paint(context)
    }
}

/// A gradient in the outline of a shape.
final class GradientLayer: OutlinedLayer {
    private var gradient: GradientPaint?

    func show(_ gradient: GradientPaint, _ path: Path, _ style: FillStyle, isPlain: Bool) {
        self.gradient = gradient
        update(path, style, isPlain: isPlain)
    }

    override func paint(_ context: CGContext) { gradient?.draw(in: bounds, context) }
}

/// A picture, again and again, in the outline of a shape.
final class PatternLayer: OutlinedLayer {
    private var pattern: PicturePattern?

    func show(_ pattern: PicturePattern, _ path: Path, _ style: FillStyle, isPlain: Bool) {
        self.pattern = pattern
        update(path, style, isPlain: isPlain)
    }

    override func paint(_ context: CGContext) { pattern?.draw(in: bounds, context) }
}

/// A layer made by its class.
class DrawingLayerBase: CALayer {
    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
