import UIKit

/// A view in which people draw.
///
/// Source: Apple's documentation of `PKCanvasView`.
@preconcurrency @MainActor open class PKCanvasView: UIScrollView, PKToolPickerObserver {
    let content = DrawingView()
    private let drawingRecognizer = DrawingGestureRecognizer()
    private var shown = PKDrawing()
    /// The stroke that is being drawn.
    var liveStroke: LiveStroke?
    /// The drawing before a tool began to change it, and the last position of an eraser.
    var toolUse: (before: PKDrawing, position: CGPoint)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        begin()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        begin()
    }

    private func begin() {
        backgroundColor = .systemBackground
        addSubview(content)
        drawingRecognizer.canvas = self
        addGestureRecognizer(drawingRecognizer)
        isAccessibilityElement = true
        accessibilityLabel = "Drawing"
        updateDrawingPolicy()
    }

    @_nonoverride open weak var delegate: (any PKCanvasViewDelegate)? {
        get { super.delegate as? any PKCanvasViewDelegate }
        set { super.delegate = newValue }
    }

    /// The drawing. Setting it replaces the content and cannot be undone.
    open var drawing: PKDrawing {
        get { shown }
        set { show(newValue) }
    }

    /// The tool that the next touch uses.
    open var tool: any PKTool = PKInkingTool(.pen, color: .black)
    open var drawingPolicy = PKCanvasViewDrawingPolicy.default { didSet { updateDrawingPolicy() } }
    /// Whether touches draw at all.
    open var isDrawingEnabled = true { didSet { updateDrawingPolicy() } }
    @available(iOS, deprecated: 14.0, message: "Use drawingPolicy")
    open var allowsFingerDrawing: Bool {
        get { drawingPolicy != .pencilOnly }
        set { drawingPolicy = newValue ? .anyInput : .pencilOnly }
    }
    /// Whether strokes follow a ruler. Quince keeps what was set, and shows no ruler.
    open var isRulerActive = false
    /// Recognizes the touches that draw.
    open var drawingGestureRecognizer: UIGestureRecognizer { drawingRecognizer }
    open var maximumSupportedContentVersion = PKContentVersion.latest

    /// Whether the tool picker that this canvas is the first responder of is visible.
    private var hasToolPicker = false

    /// Where a finger draws, scrolling takes two.
    private func updateDrawingPolicy() {
        let fingersDraw =
            switch drawingPolicy {
            case .anyInput: true
            case .pencilOnly: false
            case .default: hasToolPicker && !UIPencilInteraction.prefersPencilOnlyDrawing
            }
        drawingRecognizer.takesFingers = fingersDraw
        drawingRecognizer.isEnabled = isDrawingEnabled
        panGestureRecognizer.minimumNumberOfTouches = fingersDraw && isDrawingEnabled ? 2 : 1
    }

    // MARK: Showing

    private func show(_ drawing: PKDrawing) {
        shown = drawing
        content.show(drawing.strokes, isDark: isDark)
        accessibilityValue = drawing.strokes.count == 1 ? "1 stroke" : "\(drawing.strokes.count) strokes"
        delegate?.canvasViewDrawingDidChange(self)
        delegate?.canvasViewDidFinishRendering(self)
    }

    var isDark: Bool { traitCollection.userInterfaceStyle == .dark }

    /// Changes the drawing as the user did, so that it can be undone.
    func change(to drawing: PKDrawing, from before: PKDrawing, actionName: String) {
        undoManager?.registerUndo(withTarget: self) { canvas in
            MainActor.assumeIsolated { canvas.change(to: before, from: drawing, actionName: actionName) }
        }
        undoManager?.setActionName(actionName)
        PKToolPicker.undoChanged()
        show(drawing)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if previousTraitCollection?.userInterfaceStyle != traitCollection.userInterfaceStyle { content.show(shown.strokes, isDark: isDark) }
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let size = CGSize(width: max(bounds.width, contentSize.width), height: max(bounds.height, contentSize.height))
        if content.transform.isIdentity, content.frame.size != size { content.frame = CGRect(origin: .zero, size: size) }
    }

    // MARK: First responder

    open override var canBecomeFirstResponder: Bool { true }

    @discardableResult open override func becomeFirstResponder() -> Bool {
        defer { PKToolPicker.firstResponderChanged() }
        return super.becomeFirstResponder()
    }

    @discardableResult open override func resignFirstResponder() -> Bool {
        defer { PKToolPicker.firstResponderChanged() }
        return super.resignFirstResponder()
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        PKToolPicker.firstResponderChanged()
    }

    // MARK: Tool picker

    open func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) { tool = toolPicker.selectedTool }
    open func toolPickerSelectedToolItemDidChange(_ toolPicker: PKToolPicker) {}
    open func toolPickerIsRulerActiveDidChange(_ toolPicker: PKToolPicker) { isRulerActive = toolPicker.isRulerActive }
    open func toolPickerFramesObscuredDidChange(_ toolPicker: PKToolPicker) {}

    open func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {
        hasToolPicker = toolPicker.isVisible
        updateDrawingPolicy()
    }
}
