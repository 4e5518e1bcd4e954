import DeviceProtocol
import DeviceRuntime
import HomeScreenModel
import UIKit
import WidgetArchive

/// Widgets on the home screen: which can be seen, where a tap on them leads, and their menu.
extension HomeViewController {
    /// A widget bears the name of its app.
    func name(of widget: PlacedWidget) -> String { apps[widget.app]?.name ?? "" }

    /// Returns the configurable intent of a copy; nil if it has no parameters.
    func intent(of widget: PlacedWidget) -> WidgetIntent? {
        board.kind(of: widget)?.descriptor.intent.flatMap { $0.parameters.isEmpty ? nil : $0 }
    }

    // MARK: In sight

    /// Tells the board which widgets can be seen.
    func lookAround() {
        guard isInSight, view.window != nil else { return board.see([]) }
        let items = areasInSight.flatMap { area in area == .today ? layout.today.filter(isInTodaySight) : layout[area] }
        board.see(
            items.compactMap { item in
                switch item {
                case .app, .folder: nil
                case .widget(let widget): widget.id
                case .stack(let stack): (itemView(of: item) as? WidgetItemView)?.shownWidget.id ?? stack.shown
                }
            })
    }

    private func isInTodaySight(_ item: HomeItem) -> Bool {
        guard let view = itemView(of: item) else { return false }
        return today.scroll.bounds.intersects(view.frame)
    }

    // MARK: Stacks

    /// A stack shows another one of its widgets.
    func stackScrolled(_ stack: Int, to id: Int, byHand: Bool) {
        change { $0.change(stack: stack) { $0.show(id) } }
        if byHand { rotator.touched(stack, id) }
        lookAround()
    }

    // MARK: Taps

    /// A widget was tapped: it does or opens what lies there, or else opens its app.
    ///
    /// - Parameter point: In the archive's coordinates.
    func use(_ widget: PlacedWidget, in view: HomeItemView, _ picture: WidgetPictureView, at point: CGPoint) {
        rotator.used(widget.id)
        guard let app = apps[widget.app] else { return }
        if let action = picture.rendition.flatMap({ picture.archive?.action(at: point, of: $0) }) {
            return board.send(.performAction(widget: widget.id, action: action))
        }
        let url = picture.rendition.flatMap { picture.archive?.url(at: point, of: $0) }
        openWidget?(app, url, view)
    }

    // MARK: The menu

    func menu(of view: WidgetItemView) -> UIMenu {
        let widget = view.shownWidget
        var actions: [UIMenuElement] = []
        if intent(of: widget) != nil {
            actions.append(
                UIAction(title: systemText("Edit Widget"), image: UIImage(systemName: "info.circle")) { [weak self] _ in
                    self?.editWidget(widget.id)
                })
        }
        if let stack = view.stack, stack.suggestion == widget.id {
            actions.append(
                UIAction(title: systemText("Add to Stack"), image: UIImage(systemName: "plus.circle")) { [weak self] _ in
                    self?.change { $0.change(stack: stack.id) { $0.keepSuggestion() } }
                })
        }
        if let stack = view.stack {
            actions.append(
                UIAction(title: systemText("Edit Stack"), image: UIImage(systemName: "square.stack")) { [weak self] _ in
                    self?.editStack(stack.id)
                })
        }
        actions.append(
            UIAction(title: systemText("Edit Home Screen"), image: UIImage(systemName: "square.grid.2x2")) { [weak self] _ in
                self?.editor.begin()
            })
        actions.append(
            UIAction(
                title: systemText("Remove Widget"), image: UIImage(systemName: "minus.circle"), attributes: .destructive
            ) { [weak self] _ in self?.askToRemove([widget]) })
        return UIMenu(children: actions)
    }

    /// Asks, then takes copies from the home screen.
    func askToRemove(_ widgets: [PlacedWidget]) {
        guard let first = widgets.first else { return }
        let isStack = widgets.count > 1
        let alert = UIAlertController(
            title: isStack ? systemText("Remove Stack?") : systemText("Remove “\(name(of: first))” Widget?"),
            message: isStack
                ? systemText("Removing this stack will remove all of its widgets. It will not delete any apps or data.")
                : systemText("Removing this widget will not delete any apps or data."), preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: systemText("Cancel"), style: .cancel))
        alert.addAction(
            UIAlertAction(title: systemText("Remove"), style: .destructive) { [weak self] _ in self?.remove(widgets.map(\.id)) })
        present(alert, animated: true)
    }

    func remove(_ ids: [Int]) {
        change { layout in for id in ids { layout.remove(widget: id) } }
        if !editor.isEditing { change { $0.tidy() } }
        UIView.animate(withDuration: 0.3) { self.arrange() }
    }

    // MARK: Sheets

    /// Opens the sheet with what can be set of a copy.
    func editWidget(_ id: Int) {
        guard let widget = layout.widget(id), let intent = intent(of: widget), let kind = board.kind(of: widget) else { return }
        let sheet = WidgetSheet(
            WidgetForm(intent, widget.configuration), widget: widget.asHomeWidget, app: name(of: widget), kind: kind.descriptor,
            board: board)
        sheet.done = { [weak self] configuration in
            self?.change { $0.configure(widget: id, configuration) }
        }
        present(SheetCard(sheet), animated: true)
    }

    /// A new copy begins with what its extension says, unless people were faster.
    func begin(widget id: Int, with values: WidgetParameterValues) {
        guard layout.widget(id)?.configuration.values.isEmpty == true else { return }
        change { $0.configure(widget: id, values) }
    }

    func editStack(_ id: Int) {
        guard layout.stack(id) != nil else { return }
        present(SheetCard(StackSheet(id, home: self)), animated: true)
    }

    /// The widgets available for placing.
    var gallery: WidgetGallery {
        let apps = Array(apps.values).sorted { $0.identifier < $1.identifier }
        return WidgetGallery(kinds: board.kinds, apps: apps, families: WidgetMetrics(DeviceSettings.current.description).families)
    }

    /// Opens the gallery.
    func showGallery() {
        let controller = GalleryController(gallery, home: self)
        let navigation = UINavigationController(rootViewController: controller)
        navigation.modalPresentationStyle = .pageSheet
        present(navigation, animated: true)
    }

    /// Places a new copy that the gallery has given, and shows where.
    func add(_ page: WidgetGallery.Page, of gallery: WidgetGallery) {
        guard let kind = gallery.kind(of: page), let size = ItemSize(page.family) else { return }
        var place: HomeLayout.Location?
        change { place = $0.place(kind, size, from: currentArea, metrics.grid).location }
        UIView.animate(withDuration: 0.3) { self.arrange() }
        if case .page(let page)? = place?.area { scroll(toPage: page) }
    }
}
