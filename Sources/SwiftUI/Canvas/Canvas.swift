/// A view that an app draws.
///
/// Source: Apple's documentation of `Canvas`.
@MainActor @preconcurrency public struct Canvas<Symbols: View>: View, PrimitiveView {
    public typealias Body = Never
    /// The views that can be drawn.
    nonisolated(unsafe) public var symbols: Symbols
    /// Draws into a context, in a room of a size.
    nonisolated(unsafe) public var renderer: (inout GraphicsContext, CGSize) -> Void
    /// Whether everything is covered.
    public var isOpaque: Bool
    public var colorMode: ColorRenderingMode
    public var rendersAsynchronously: Bool

    /// - Parameters:
    ///   - renderer: Draws the canvas.
    ///   - symbols: Views with tags, which the renderer draws by `resolveSymbol(id:)`.
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void, @ViewBuilder symbols: () -> Symbols
    ) {
        self.symbols = symbols()
        self.renderer = renderer
        isOpaque = opaque
        self.colorMode = colorMode
        self.rendersAsynchronously = rendersAsynchronously
    }

    public static func _makeView(view: _GraphValue<Self>, inputs: _ViewInputs) -> _ViewOutputs {
        let list = Symbols._makeViewList(view: view.map(inputs.scope) { $0.symbols }, inputs: _ViewListInputs(inputs)).list
        let symbols = CanvasSymbols(list, inputs)
        // The layer may outlive the view.
        inputs.scope.atEnd { MainActor.assumeIsolated { symbols.end() } }
        let node = CanvasNode(symbols, inputs)
        node.observe(inputs) { [unowned node] in
            let (value, environment) = (view.value, inputs.environment.value)
            node.draw(environment, isOpaque: value.isOpaque, value.renderer)
        }
        return _ViewOutputs(node)
    }
}

extension Canvas where Symbols == EmptyView {
    nonisolated public init(
        opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear, rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) {
        self.init(
            opaque: opaque, colorMode: colorMode, rendersAsynchronously: rendersAsynchronously, renderer: renderer,
            symbols: { EmptyView() })
    }
}

/// How colours are computed where they are mixed; all are computed as on screens of standard colours.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear
    case linear
    case extendedLinear
}

/// Shows what an app draws.
@MainActor final class CanvasNode: LayoutNode {
    private let symbols: CanvasSymbols
    private let drawing: CanvasDrawing

    init(_ symbols: CanvasSymbols, _ inputs: _ViewInputs) {
        let layer = DrawingLayer()
        layer.ownerName = "Canvas"
        (self.symbols, drawing) = (symbols, CanvasDrawing(layer, inputs.scope))
        super.init(inputs)
        displayLayer = layer
    }

    func draw(_ environment: EnvironmentValues, isOpaque: Bool, _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) {
        guard let layer = displayLayer as? DrawingLayer else { return }
        layer.contentsScale = environment.displayScale
        layer.isOpaque = isOpaque
        let (symbols, drawing) = (symbols, drawing)
        layer.painter = { target, rect in
            var context = GraphicsContext(target, environment, symbols)
            drawing.run { renderer(&context, rect.size) }
        }
    }

    override func computeSize(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func isHit(at point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }
}

/// An attribute that tracks the reads of a canvas's renderer: a change of any of them redraws only the canvas.
final class CanvasDrawing: AnyAttribute {
    private weak var layer: CALayer?
    private var draw: () -> Void = {}

    init(_ layer: CALayer, _ scope: GraphScope) {
        self.layer = layer
        super.init()
        scope.own(self)
    }

    /// Draws, and follows what is read for it.
    func run(_ draw: () -> Void) {
        // A layer may outlive its canvas, as on its way out.
        guard !isDestroyed else { return draw() }
        withoutActuallyEscaping(draw) { draw in
            self.draw = draw
            needsCheck = false
            run()
            self.draw = {}
        }
    }

    override func evaluate() -> Bool {
        AnyAttribute.observing(draw)
        return false
    }

    override func marked() { layer?.setNeedsDisplay() }
}

/// The views that a canvas draws, by their tags.
@MainActor final class CanvasSymbols {
    private var content: (list: ViewList, inputs: _ViewInputs)?
    private let hosts = ElementTable<ElementHost> { $0.end() }

    init(_ list: ViewList, _ inputs: _ViewInputs) { content = (list, inputs) }

    func end() { content = nil }

    /// The view of a tag, laid out at its ideal size.
    nonisolated func view(for tag: AnyHashable) -> UIView? {
        nonisolated(unsafe) let wanted = tag
        nonisolated(unsafe) var found: UIView?
        MainActor.assumeIsolated { found = find(wanted) }
        return found
    }

    private func find(_ tag: AnyHashable) -> UIView? {
        guard let content else { return nil }
        for element in content.list.elements {
            let host = hosts.value(for: element) { ElementHost(content.inputs) { element.makeNode(in: $0.host) } }
            guard host.host.root.tagValue == tag || element.id == tag else { continue }
            host.bounds.size = host.host.sizeThatFits(.unspecified)
            host.setNeedsLayout()
            host.layoutIfNeeded()
            return host
        }
        return nil
    }
}
