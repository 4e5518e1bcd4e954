import UIKit

/// Notified of a canvas' changes.
///
/// Source: Apple's documentation of `PKCanvasViewDelegate`.
@preconcurrency @MainActor public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
    func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
    func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
    func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
    func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
    func canvasView(_ canvasView: PKCanvasView, didRefineStrokes strokes: [PKStroke], withNewStrokes newStrokes: [PKStroke])
}

extension PKCanvasViewDelegate {
    public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
    public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
    public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
    public func canvasView(_ canvasView: PKCanvasView, didRefineStrokes strokes: [PKStroke], withNewStrokes newStrokes: [PKStroke]) {}
}

/// The touches that draw.
///
/// Source: Apple's documentation of `PKCanvasViewDrawingPolicy`.
public enum PKCanvasViewDrawingPolicy: UInt, Sendable {
    /// A pencil's, and those of fingers while a tool picker is visible and the user does not prefer to draw with a pencil only.
    case `default` = 0
    case anyInput = 1
    case pencilOnly = 2
}
