/// Moves the caret as a finger moves that holds the space bar.
///
/// Source: Apple's documentation of `UITextInput`, `beginFloatingCursor(at:)`.
@MainActor final class KeyboardTrackpad {
    /// Seconds the space bar is held before.
    static let delay: TimeInterval = 0.5

    private let input: any UITextInput
    /// The initial positions of the finger and of the caret, in the coordinates of the text.
    private let start: CGPoint, caret: CGPoint

    /// nil where the first responder has no caret to move.
    init?(at start: CGPoint) {
        guard let input = FirstResponder.current as? any UITextInput, let selection = input.selectedTextRange else { return nil }
        let place = input.caretRect(for: selection.end)
        guard place.midX.isFinite, place.midY.isFinite else { return nil }
        (self.input, self.start, caret) = (input, start, CGPoint(x: place.midX, y: place.midY))
        input.beginFloatingCursor(at: caret)
        put(at: caret)
    }

    func move(to place: CGPoint) {
        let bounds = input.textInputView.bounds
        let point = CGPoint(
            x: min(max(caret.x + place.x - start.x, bounds.minX), bounds.maxX),
            y: min(max(caret.y + place.y - start.y, bounds.minY), bounds.maxY))
        input.updateFloatingCursor(at: point)
        put(at: point)
    }

    func end() { input.endFloatingCursor() }

    private func put(at point: CGPoint) {
        guard let position = input.closestPosition(to: point) else { return }
        input.selectedTextRange = input.textRange(from: position, to: position)
    }
}
