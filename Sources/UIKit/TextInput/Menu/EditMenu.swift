/// The bubble with editing commands above a selection; at most one at a time.
@MainActor package enum EditMenu {
    private static var bubble: EditMenuRegion?
    private weak static var target: UIView?
    private static var onHide: (() -> Void)?
    /// The content of the visible menu, which loads its deferred parts; nil while there is none.
    private static var content: EditMenuContent?

    static func isShown(for view: UIView) -> Bool { target === view && bubble != nil }

    /// Shows what `view` can do with its selection; nothing where it can do nothing.
    static func show(for view: UITextView) {
        let range = TextOffsetRange(view.editor.selection)
        let parts = view.selectionRects(for: range).map(\.rect)
        let place = parts.isEmpty ? view.caretRect(for: range.start) : parts.reduce(.null) { $0.union($1) }
        show(for: view, above: place.common(view.bounds))
    }

    /// Shows what `view` can do above a place in it.
    package static func show(for view: UIView, above place: CGRect) {
        let standard = EditAction.shown.filter { view.canPerformAction($0.selector, withSender: nil) }.map { action in
            EditMenuEntry(title: action.title) { [weak view] in view?.perform(action, from: view) }
        }
        let entries = standard + UIMenuController.shared.ownEntries(for: view)
        guard let text = view as? any TextEditing else { return _ = show(entries, for: view, EditMenuPlace(rect: place)) }
        show(entries, of: text, EditMenuPlace(rect: place))
    }

    /// Shows the commands of a text, which its delegate may replace.
    private static func show(_ standard: [EditMenuEntry], of text: any TextEditing, _ place: EditMenuPlace) {
        let suggested = UIMenu(
            options: .displayInline, children: standard.map { entry in UIAction(title: entry.title) { _ in entry.perform() } })
        let content = EditMenuContent(sender: text)
        let own = text.editMenu(for: TextOffsetRange(text.editor.selection), suggestedActions: [suggested])
        let entries = own.map(content.entries) ?? standard
        guard !entries.isEmpty else { return hide() }
        let appearing = EditMenuAnimator()
        text.willPresentEditMenu(animator: appearing)
        content.menu = show(entries, for: text, place) { [weak text] in
            let leaving = EditMenuAnimator()
            text?.willDismissEditMenu(animator: leaving)
            leaving.run()
        }
        bubble?.hidesOnTouch = false
        Self.content = content
        appearing.run()
    }

    /// Shows commands beside a place in a view; no menu where there are none.
    ///
    /// - Parameter onHide: Called once when the menu goes, however it does.
    /// - Returns: The menu, where it shows.
    @discardableResult static func show(
        _ entries: [EditMenuEntry], for view: UIView, _ place: EditMenuPlace, onHide: (() -> Void)? = nil
    ) -> EditMenuView? {
        hide()
        guard !entries.isEmpty, let host = KeyboardController.shared.effectsWindow(for: view) else { return nil }
        let made = EditMenuView(entries, place) { entry in
            if !entry.keepsMenu { hide() }
            entry.perform()
        }
        let region = EditMenuRegion(frame: host.bounds)
        region.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        region.hidesOnTouch = onHide != nil
        region.addSubview(made)
        host.addSubview(region)
        made.move(to: host.convert(place.rect, from: view))
        (bubble, target, Self.onHide) = (region, view, onHide)
        return made
    }

    static func hide() {
        let told = onHide
        bubble?.removeFromSuperview()
        (bubble, target, onHide, content) = (nil, nil, nil, nil)
        told?()
    }

    static func hide(for view: UIView) { if target === view { hide() } }
}

/// A command of an editing menu.
struct EditMenuEntry {
    var title: String
    var image: UIImage?
    var isDestructive = false
    var isEnabled = true
    /// Whether choosing it leaves the menu on the screen.
    var keepsMenu = false
    var perform: @MainActor () -> Void

    init(title: String, perform: @escaping @MainActor () -> Void) { (self.title, self.perform) = (title, perform) }
}

/// The rectangle that an editing menu belongs to, and the side of it on which the menu is placed.
struct EditMenuPlace {
    enum Side { case automatic, above, below, left, right }
    var rect: CGRect
    var side = Side.automatic
}

/// Lets touches beside a menu through to the app.
final class EditMenuRegion: UIView {
    /// Whether such touches take the menu away; text views see to theirs themselves.
    var hidesOnTouch = false

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        if subviews.contains(where: { $0.frame.contains(point) }) { return true }
        if hidesOnTouch, event?.type == .touches { EditMenu.hide() }
        return false
    }
}

extension EditAction {
    var title: String {
        switch self {
        case .cut: SystemText.text(.cut)
        case .copy: SystemText.text(.copy)
        case .paste: SystemText.text(.paste)
        case .delete: SystemText.text(.delete)
        case .select: SystemText.text(.select)
        case .selectAll: SystemText.text(.selectAll)
        }
    }
}
