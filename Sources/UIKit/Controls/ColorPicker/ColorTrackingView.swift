/// A view on which people choose a colour, or a part of one, with a finger that may move.
class ColorTrackingView: UIView {
    /// The finger is at a point of the view.
    ///
    /// - Parameter goesOn: Whether the finger may still move on.
    func choose(at point: CGPoint, goesOn: Bool) {}

    private func handle(_ touches: Set<UITouch>, goesOn: Bool) {
        if let touch = touches.first { choose(at: touch.location(in: self), goesOn: goesOn) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { handle(touches, goesOn: true) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { handle(touches, goesOn: true) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { handle(touches, goesOn: false) }
}
