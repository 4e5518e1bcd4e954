/// The rows of one level of a menu, section by section.
@MainActor struct MenuContent {
    enum Row {
        case action(UIAction, in: UIMenu)
        case submenu(UIMenu)
        case loading(UIDeferredMenuElement)
    }

    /// Rows that stand below each other, or in a line.
    struct Part {
        let rows: [Row]
        let line: MenuLine?
    }

    struct Section {
        var title = ""
        var rows: [Row] = []
        /// How the rows stand beside each other; nil where they do not.
        var line: MenuLine?

        /// The lines of the section, from top to bottom.
        var parts: [Part] {
            guard let line else { return rows.map { Part(rows: [$0], line: nil) } }
            return stride(from: 0, to: rows.count, by: line.limit).map { start in
                Part(rows: Array(rows[start..<min(start + line.limit, rows.count)]), line: line)
            }
        }
    }

    private(set) var sections: [Section] = []

    /// - Parameter loaded: The elements that deferred ones have provided so far.
    init(_ menu: UIMenu, loaded: [ObjectIdentifier: [UIMenuElement]]) {
        var own = Section(line: menu.line)
        add(menu.children, of: menu, &own, loaded)
        close(&own)
    }

    private mutating func close(_ section: inout Section) {
        if !section.rows.isEmpty { sections.append(section) }
        section = Section(line: section.line)
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
                var section = Section(title: inner.title, line: inner.line)
                add(inner.children, of: inner, &section, loaded)
                close(&section)
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
            section.line == nil
                && section.rows.contains { row in
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
            if turned.line == nil { turned.rows.reverse() }
            return turned
        }
        return copy
    }
}

/// How elements of a menu stand beside each other.
enum MenuLine {
    /// Pictures alone.
    case small
    /// Pictures over titles.
    case medium
    /// Pictures alone, the one chosen on a ground.
    case palette

    /// How many stand in one line at most.
    var limit: Int {
        switch self {
        case .small: 4
        case .medium: 3
        case .palette: 6
        }
    }

    /// In points.
    var height: CGFloat { self == .medium ? 62 : 48 }
}
