/// Makes room for the keyboard: guides that follow it, and the tables of table view controllers.
@MainActor enum KeyboardAvoidance {
    static func update(in scene: UIWindowScene?) {
        for window in scene?.windows ?? [] {
            visit(window)
            window.layoutIfNeeded()
        }
        if let editor = FirstResponder.current as? UIView, editor.window?.windowScene === scene { reveal(editor) }
    }

    /// Scrolls what is edited above the keyboard, where its scroll view ends there.
    private static func reveal(_ editor: UIView) {
        for case let scroll as UIScrollView in sequence(first: editor, next: \.superview)
        where scroll.scroll.keyboardInset > 0 && !(scroll is UITableView) {
            scroll.scrollRectToVisible(scroll.convert(editor.bounds.insetBy(dx: 0, dy: -margin), from: editor), animated: false)
            return
        }
    }

    /// How far what is edited stays from the keyboard, in points.
    private static let margin: CGFloat = 10

    private static func visit(_ view: UIView) {
        if view.viewLayout.systemGuides[.keyboard] != nil {
            view.layoutEngine?.insetsChanged(view)
            view.setNeedsLayout()
        }
        if let view = view as? any KeyboardAvoiding { view.keyboardMoved(KeyboardController.shared.overlap(with: view)) }
        if let table = view as? UITableView, table.next is UITableViewController { avoid(table) }
        for subview in view.subviews { visit(subview) }
    }

    /// A table of a table view controller ends above the keyboard, and shows the row that is edited.
    private static func avoid(_ table: UITableView) {
        let inset = max(KeyboardController.shared.overlap(with: table.superview ?? table) - table.insetsFromSafeArea.bottom, 0)
        guard table.scroll.keyboardInset != inset else { return }
        table.scroll.keyboardInset = inset
        table.adjustedInsetsMayHaveChanged()
        guard inset > 0, let editor = FirstResponder.current as? UIView, editor.isDescendant(of: table) else { return }
        let cell = sequence(first: editor, next: \.superview).first { $0 is UITableViewCell } ?? editor
        table.scrollRectToVisible(table.convert(cell.bounds, from: cell), animated: false)
    }
}

/// A view that makes room for the keyboard by itself.
@MainActor package protocol KeyboardAvoiding: UIView {
    /// The keyboard covers `overlap` points of the view's lower part.
    func keyboardMoved(_ overlap: CGFloat)
}

extension UIScrollView {
    /// Ends the content above the keyboard.
    ///
    /// - Parameter overlap: How much of the view's lower part the keyboard covers, in points.
    package func updateKeyboard(_ overlap: CGFloat) {
        let inset = max(overlap - insetsFromSafeArea.bottom, 0)
        guard scroll.keyboardInset != inset else { return }
        scroll.keyboardInset = inset
        adjustedInsetsMayHaveChanged()
    }
}

/// A guide that follows the keyboard's upper edge; without a keyboard, that of the bottom safe area.
///
/// Source: Apple's “UIKeyboardLayoutGuide”.
@preconcurrency @MainActor open class UIKeyboardLayoutGuide: UILayoutGuide {
    /// Whether the guide ends at the bottom safe area while there is no keyboard; else at the view's bottom edge.
    open var usesBottomSafeArea = true {
        didSet {
            guard oldValue != usesBottomSafeArea, let view = owningView else { return }
            view.layoutEngine?.insetsChanged(view)
            view.setNeedsLayout()
        }
    }
    @available(*, unavailable, message: "not yet in Quince: room above the keyboard that a drag dismisses it from")
    open var keyboardDismissPadding: CGFloat {
        get { 0 }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: undocked keyboards")
    open var followsUndockedKeyboard: Bool {
        get { false }
        set {}
    }
}

extension UIView {
    /// How much of the view's lower part the keyboard or else the bottom safe area takes.
    var keyboardHeight: CGFloat {
        let guide = viewLayout.systemGuides[.keyboard] as? UIKeyboardLayoutGuide
        return max(KeyboardController.shared.overlap(with: self), guide?.usesBottomSafeArea == false ? 0 : safeAreaInsets.bottom)
    }

    /// How far below the view's top the keyboard begins, as a guide's insets.
    var keyboardInsets: UIEdgeInsets { UIEdgeInsets(top: max(bounds.height - keyboardHeight, 0), left: 0, bottom: 0, right: 0) }
}
