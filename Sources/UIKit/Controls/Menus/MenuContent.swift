/// The rows of one level of a menu, section by section.
@MainActor struct MenuContent {
    enum Row {
        case action(UIAction, in: UIMenu)
        case submenu(UIMenu)
        case loading(UIDeferredMenuElement)
    }

    struct Section {
        var title = ""
        var rows: [Row] = []
    }

    private(set) var sections: [Section] = []

    /// - Parameter loaded: What the deferred elements have handed over so far.
    init(_ menu: UIMenu, loaded: [ObjectIdentifier: [UIMenuElement]]) {
        var own = Section()
        add(menu.children, of: menu, &own, loaded)
        close(&own)
    }

    private mutating func close(_ section: inout Section) {
        if !section.rows.isEmpty { sections.append(section) }
        section = Section()
    }

    private mutating func add(
        _ elements: [UIMenuElement], of menu: UIMenu, _ own: inout Section, _ loaded: [ObjectIdentifier: [UIMenuElement]]
    ) {
        for element in elements {
            switch element {
            case let action as UIAction: if !action.attributes.contains(.hidden) { own.rows.append(.action(action, in: menu)) }
            case let command as UICommand:
                if !command.attributes.contains(.hidden) { own.rows.append(.action(command.menuAction, in: menu)) }
            case let inner as UIMenu where inner.options.contains(.displayInline):
                close(&own)
                own.title = inner.title
                add(inner.children, of: inner, &own, loaded)
                close(&own)
            case let inner as UIMenu: own.rows.append(.submenu(inner))
            case let deferred as UIDeferredMenuElement:
                if let found = loaded[ObjectIdentifier(deferred)] {
                    add(found, of: menu, &own, loaded)
                } else {
                    own.rows.append(.loading(deferred))
                }
            default: break
            }
        }
    }

    /// Whether a row has a mark or an arrow before its title: then all titles leave room for one.
    var hasMarks: Bool {
        sections.contains { section in
            section.rows.contains { row in
                switch row {
                case .action(let action, _): action.state != .off
                case .submenu: true
                case .loading: false
                }
            }
        }
    }

    /// Elements to ask for.
    var unloaded: [UIDeferredMenuElement] {
        sections.flatMap(\.rows).compactMap { if case .loading(let element) = $0 { element } else { nil } }
    }

    /// The last row first, and so the sections: for menus that open upwards.
    var reversed: MenuContent {
        var copy = self
        copy.sections = sections.reversed().map { section in
            var turned = section
            turned.rows.reverse()
            return turned
        }
        return copy
    }
}
