/// The part of a selection that a finger drags.
enum TextGrip { case start, end, caret }

extension TextEditing {
    /// Moves an end of the selection, which keeps a character at least, or the caret.
    func drag(_ grip: TextGrip, to offset: Int) {
        let selection = editor.selection, end = NSMaxRange(selection)
        switch grip {
        case .start: editor.select(from: end, to: min(offset, editor.before(end)))
        case .end: editor.select(from: selection.location, to: max(offset, editor.after(selection.location)))
        case .caret: editor.move(to: offset, extending: false)
        }
    }
}

/// Lets a finger drag the ends of a text view's selection and its caret.
///
/// A finger that starts elsewhere scrolls.
@MainActor final class TextGripDrag: NSObject, UIGestureRecognizerDelegate {
    private unowned let view: UITextView
    private let pan = UIPanGestureRecognizer()
    private var grip = TextGrip.caret
    /// From the finger to the line it holds: knobs lie above and below their lines.
    private var slack = CGVector.zero

    init(_ view: UITextView) {
        self.view = view
        super.init()
        pan.delegate = self
        pan.maximumNumberOfTouches = 1
        pan.handlers.append { [unowned self] _ in panChanged() }
        view.addGestureRecognizer(pan)
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { held != nil }

    /// Scrolling waits until it is clear that the finger holds nothing.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { otherGestureRecognizer is ScrollPanGestureRecognizer }

    private var start: CGPoint { view.convert(pan.startLocation, from: nil as UIView?) }

    /// The grip at the position where the finger came down, with the middle of its line; nil for none.
    private var held: (grip: TextGrip, line: CGPoint)? {
        guard view.isFirstResponder else { return nil }
        let held = view.selectionDisplay.grip(at: start, in: view)
        return held?.grip == .caret && !view.isEditable ? nil : held
    }

    private func panChanged() {
        let point = pan.location(in: view)
        switch pan.state {
        case .began:
            guard let held else { return }
            grip = held.grip
            slack = CGVector(dx: held.line.x - start.x, dy: held.line.y - start.y)
            EditMenu.hide(for: view)
            drag(to: point)
        case .changed: drag(to: point)
        case .ended: if view.isFirstResponder { EditMenu.show(for: view) }
        default: break
        }
    }

    private func drag(to point: CGPoint) {
        view.drag(grip, to: view.offset(at: CGPoint(x: point.x + slack.dx, y: point.y + slack.dy)))
    }
}
