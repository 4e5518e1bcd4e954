import UIKit

/// Recognizes the touch that draws; a second finger ends it.
@MainActor final class DrawingGestureRecognizer: UIGestureRecognizer {
    weak var canvas: PKCanvasView?
    /// Whether fingers draw, and not pencils only.
    var takesFingers = false
    private weak var touch: UITouch?
    private var beginning = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touch == nil, touches.count == 1, let first = touches.first, takesFingers || first.type == .pencil else { return giveUp() }
        touch = first
        beginning = first.location(in: nil)
        canvas?.beginDrawing(first)
        // Fingers might begin to scroll or zoom together with a second one.
        if first.type == .pencil { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        canvas?.continueDrawing(touch, in: event)
        let location = touch.location(in: nil)
        guard state == .possible else { return state = .changed }
        if hypot(location.x - beginning.x, location.y - beginning.y) > 3 { state = .began }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch, touches.contains(touch) else { return }
        self.touch = nil
        canvas?.endDrawing(touch, in: event)
        state = .ended
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { giveUp() }

    override func reset() {
        if touch != nil { canvas?.cancelDrawing() }
        touch = nil
    }

    /// A second finger scrolls instead, until the first has drawn for a moment.
    private func giveUp() {
        guard touch == nil || state == .possible else { return }
        if touch != nil { canvas?.cancelDrawing() }
        touch = nil
        state = state == .possible ? .failed : .cancelled
    }
}
