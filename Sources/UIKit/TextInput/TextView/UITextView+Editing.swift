extension UITextView {
    /// Whether the view has the keyboard.
    var isEditing: Bool { isFirstResponder && isEditable }

    func beginEditing() -> Bool {
        guard canBecomeFirstResponder, window != nil else { return false }
        guard !isEditable || delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        return becomeFirst()
    }

    func beganEditing() {
        guard isEditable else { return }
        updateSelectionDisplay()
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidBeginEditingNotification, object: self)
    }

    func endEditing() {
        unmarkText()
        selectionDisplay.hide()
        EditMenu.hide(for: self)
        guard isEditable else { return }
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: UITextView.textDidEndEditingNotification, object: self)
    }

    func showEditMenu() { EditMenu.show(for: self) }

    public func editMenu(for textRange: UITextRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
        delegate?.textView(self, editMenuForTextIn: editor.selection, suggestedActions: suggestedActions)
    }

    public func willPresentEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willPresentEditMenuWith: animator)
    }

    public func willDismissEditMenu(animator: any UIEditMenuInteractionAnimating) {
        delegate?.textView(self, willDismissEditMenuWith: animator)
    }

    // MARK: Changing

    /// Types in place of the selection or the marked text.
    func type(_ text: String) {
        if clearsOnInsertion {
            clearsOnInsertion = false
            editor.selectAll()
        }
        change(editor.marked ?? editor.selection, to: text.replacingOccurrences(of: "\r", with: "\n"))
    }

    func deleteTyped(_ range: NSRange?) { if let range { change(range, to: "") } }

    func asksDelegate(_ range: NSRange, _ text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    /// Asks the delegate, changes the text, and tells: of the selection first, then of the text.
    func change(_ range: NSRange, to text: String) {
        let range = editor.clamped(range)
        guard asksDelegate(range, text) else { return }
        // The delegate may have changed the text itself.
        let current = editor.clamped(range)
        let new = NSAttributedString(string: text, attributes: typingAttributes)
        undoHistory.record(textStorage.attributedSubstring(from: current), at: current.location, replacedBy: text, in: self)
        put(new, in: current)
    }

    /// Changes the text without asking, and tells.
    func put(_ text: NSAttributedString, in range: NSRange) {
        let old = editor.selection
        inputDelegate?.textWillChange(self)
        editor.replace(range, with: text)
        inputDelegate?.textDidChange(self)
        invalidateIntrinsicContentSize()
        if editor.selection != old { selectionMoved() }
        delegate?.textViewDidChange(self)
        NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
        if isFirstResponder { showCaret() }
        searchChangedText()
    }

    /// The selection changed: the attributes for typing become those around it.
    func selectionMoved() {
        if editor.length > 0 { typingAttributes = editor.attributes(around: editor.selection) }
        EditMenu.hide(for: self)
        updateSelectionDisplay()
        delegate?.textViewDidChangeSelection(self)
    }

    /// Brings the caret into sight.
    func showCaret() {
        guard isScrollEnabled, bounds.height > 0 else { return }
        scrollRangeToVisible(NSRange(location: editor.head, length: 0))
    }

    // MARK: Data in the text

    /// Makes what was found in the text tappable, where the text cannot be edited.
    func detectData() {
        guard !dataDetectorTypes.isEmpty, !isEditable, textStorage.length > 0 else { return }
        textStorage.beginEditing()
        for (range, link) in TextDataDetector.links(in: textStorage.string, dataDetectorTypes) {
            if textStorage.attribute(.link, at: range.location, effectiveRange: nil) == nil {
                textStorage.addAttribute(.link, value: NSString(string: link), range: range)
            }
        }
        textStorage.endEditing()
    }
}
