/// The bubble with editing commands above a selection; at most one at a time.
@MainActor package enum EditMenu {
    private static var bubble: EditMenuView?
    private weak static var target: UIView?

    static func isShown(for view: UIView) -> Bool { target === view && bubble != nil }

    /// Shows what `view` can do with its selection; nothing where it can do nothing.
    static func show(for view: UITextView) {
        let range = TextOffsetRange(view.editor.selection)
        let parts = view.selectionRects(for: range).map(\.rect)
        let place = parts.isEmpty ? view.caretRect(for: range.start) : parts.reduce(.null) { $0.union($1) }
        show(for: view, above: place.intersection(view.bounds))
    }

    /// Shows what `view` can do above a place in it.
    package static func show(for view: UIView, above place: CGRect) {
        hide()
        let actions = EditAction.shown.filter { view.canPerformAction($0.selector, withSender: nil) }
        guard !actions.isEmpty, let host = KeyboardController.shared.effectsWindow(for: view) else { return }
        let made = EditMenuView(actions) { action in
            hide()
            view.perform(action, from: view)
        }
        host.addSubview(made)
        made.place(above: host.convert(place, from: view), in: host.bounds.inset(by: host.safeAreaInsets))
        (bubble, target) = (made, view)
    }

    static func hide() {
        bubble?.removeFromSuperview()
        (bubble, target) = (nil, nil)
    }

    static func hide(for view: UIView) { if target === view { hide() } }
}

/// A row of commands.
final class EditMenuView: UIView {
    /// Points.
    private static let (height, padding, distance): (CGFloat, CGFloat, CGFloat) = (44, 16, 12)
    private var buttons: [UIButton] = []

    init(_ actions: [EditAction], perform: @escaping @MainActor (EditAction) -> Void) {
        super.init(frame: .zero)
        backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(white: 0.17, alpha: 1) : UIColor(white: 0.98, alpha: 1) }
        layer.cornerRadius = 10
        layer.cornerCurve = .continuous
        (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset) = (0.2, 12, CGSize(width: 0, height: 4))
        for action in actions {
            let button = UIButton(type: .custom)
            button.setTitle(action.title, for: .normal)
            button.setTitleColor(.label, for: .normal)
            button.titleLabel?.font = .systemFont(ofSize: 15)
            button.addAction(UIAction { _ in perform(action) }, for: .touchUpInside)
            addSubview(button)
            buttons.append(button)
        }
        layOut()
    }

    required init?(coder: NSCoder) { return nil }

    private func layOut() {
        var x: CGFloat = 0
        for (index, button) in buttons.enumerated() {
            let width = (button.intrinsicContentSize.width + 2 * Self.padding).rounded(.up)
            button.frame = CGRect(x: x, y: 0, width: width, height: Self.height)
            x += width
            guard index < buttons.count - 1 else { continue }
            let line = UIView(frame: CGRect(x: x - 0.5, y: 0, width: 0.5, height: Self.height))
            line.backgroundColor = .separator
            addSubview(line)
        }
        bounds.size = CGSize(width: x, height: Self.height)
    }

    /// Stands above `target`, or below it where there is no room, inside `area`.
    func place(above target: CGRect, in area: CGRect) {
        let size = bounds.size
        let x = min(max(target.midX - size.width / 2, area.minX + 8), max(area.maxX - size.width - 8, area.minX + 8))
        let above = target.minY - Self.distance - size.height
        let y = above >= area.minY ? above : min(target.maxY + Self.distance, area.maxY - size.height)
        frame = CGRect(x: x.rounded(), y: y.rounded(), width: size.width, height: size.height)
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
