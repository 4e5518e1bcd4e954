/// The replaced texts of a text view's changes, in an undo manager. Consecutively typed letters are undone together.
@MainActor final class TextUndoHistory {
    let manager = UndoManager()
    private var last: Entry?

    /// A change: `length` units at `location` took the place of `old`.
    private final class Entry {
        let location: Int
        let old: NSAttributedString
        var length: Int

        init(_ location: Int, _ old: NSAttributedString, _ length: Int) { (self.location, self.old, self.length) = (location, old, length) }
    }

    func clear() {
        manager.removeAllActions()
        last = nil
    }

    func record(_ old: NSAttributedString, at location: Int, replacedBy text: String, in view: UITextView) {
        if let last, old.length == 0, text.count == 1, text != "\n", location == last.location + last.length, last.length > 0 {
            last.length += text.utf16.count
            return
        }
        register(Entry(location, old, text.utf16.count), view)
    }

    private func register(_ entry: Entry, _ view: UITextView) {
        last = entry
        manager.registerUndo(withTarget: view) { [weak self] view in
            MainActor.assumeIsolated { self?.revert(entry, view) }
        }
        manager.setActionName("Typing")
    }

    private func revert(_ entry: Entry, _ view: UITextView) {
        let range = view.editor.clamped(NSRange(location: entry.location, length: entry.length))
        let current = view.textStorage.attributedSubstring(from: range)
        register(Entry(entry.location, current, entry.old.length), view)
        last = nil
        view.put(entry.old, in: range)
    }
}
