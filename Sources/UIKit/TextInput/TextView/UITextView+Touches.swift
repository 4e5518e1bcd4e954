extension UITextView {
    func addTouchRecognizers() {
        let tap = UITapGestureRecognizer()
        tap.handlers.append { [weak self] in
            if $0.state == .ended, let self { self.tapped(at: $0.location(in: self)) }
        }
        addGestureRecognizer(tap)
        let press = UILongPressGestureRecognizer()
        press.handlers.append { [weak self] in
            if let self { self.pressed($0) }
        }
        addGestureRecognizer(press)
        gripDrag = TextGripDrag(self)
    }

    /// Places the caret; twice selects a word, three times a paragraph.
    private func tapped(at point: CGPoint) {
        let count = taps.count(at: point, time: CACurrentMediaTime())
        if count == 1, isSelectable, touchItem(at: point) { return }
        clearsOnInsertion = false
        let hadSelection = editor.selection
        if isEditable, !isFirstResponder {
            guard becomeFirstResponder() else { return }
        } else if count >= 2, isSelectable, !isFirstResponder {
            guard becomeFirstResponder() else { return }
        }
        guard isFirstResponder else { return }
        let offset = offset(at: point)
        switch count {
        case 1 where isEditable:
            let wasMenuShown = EditMenu.isShown(for: self)
            editor.moveToTap(at: offset)
            // A second, slower tap on the caret asks for the menu.
            if editor.selection == hadSelection, !wasMenuShown, hadSelection.length == 0, isEditing { EditMenu.show(for: self) }
        case 1: editor.moveToTap(at: offset)
        case 2: editor.selectWord(at: offset)
        default: editor.select(TextNavigation.paragraph(at: offset, in: editor.text))
        }
        if count > 1, editor.selection.length > 0 { EditMenu.show(for: self) }
    }

    private func pressed(_ recognizer: UIGestureRecognizer) {
        guard isSelectable else { return }
        let point = recognizer.location(in: self)
        switch recognizer.state {
        case .began:
            if openMenuOfItem(at: point) { return }
            guard isFirstResponder || becomeFirstResponder() else { return }
            isEditable ? editor.move(to: offset(at: point), extending: false) : editor.selectWord(at: offset(at: point))
        case .changed where isEditing: editor.move(to: offset(at: point), extending: false)
        case .ended where isFirstResponder: EditMenu.show(for: self)
        default: break
        }
    }
}
