import DeviceProtocol

extension HomeLayout {
    /// All copies there are.
    public var widgets: [PlacedWidget] { items.flatMap(\.widgets) }

    /// Returns the location of a widget, or of the stack that contains it; nil if it is not placed.
    public func location(ofWidget id: Int) -> Location? {
        for area in areas {
            if let index = self[area].firstIndex(where: { $0.widgets.contains { $0.id == id } }) { return Location(area, index) }
        }
        return nil
    }

    public func widget(_ id: Int) -> PlacedWidget? { widgets.first { $0.id == id } }

    /// The stack of a number.
    public func stack(_ id: Int) -> WidgetStack? {
        for case .stack(let stack) in items where stack.id == id { return stack }
        return nil
    }

    // MARK: Placing

    /// Places a new copy of a widget in the Today view, or on a page, before the page's icons. Icons that no longer fit go on to the next page.
    ///
    /// A page whose widgets leave the new one no space is passed over.
    ///
    /// - Returns: The copy's number and where it stands.
    @discardableResult public mutating func place(
        _ widget: HomeWidgetKind, _ size: ItemSize, configuration: WidgetParameterValues = WidgetParameterValues(), from area: Area,
        _ grid: HomeGrid
    ) -> (id: Int, location: Location) {
        let copy = PlacedWidget(
            id: makeID(), app: widget.app, bundle: widget.bundle, kind: widget.descriptor.kind, size: size, configuration: configuration)
        let location = room(for: size, from: area, grid)
        insert(.widget(copy), at: location, grid)
        return (copy.id, location)
    }

    /// Returns the location for a new widget: the start of the Today view, or the first page from `area` on with room for it, else a new page.
    private func room(for size: ItemSize, from area: Area, _ grid: HomeGrid) -> Location {
        if area == .today, size != .extraLarge { return Location(.today, 0) }
        var first = 0
        if case .page(let page) = area { first = page }
        for page in first..<max(pages.count, first) {
            let sizes = self[.page(page)].map(\.size), widgets = sizes.filter { $0 != .icon }
            if grid.holds([size] + sizes) { return Location(.page(page), 0) }
            if grid.holds(sizes + [size]) { return Location(.page(page), sizes.count) }
            if grid.holds([size] + widgets) { return Location(.page(page), 0) }
        }
        return Location(.page(max(pages.count, first)), 0)
    }

    /// Takes a copy away, out of its stack, too.
    public mutating func remove(widget id: Int) { changeWidgets { $0.id == id ? nil : $0 } }

    /// Sets up a copy.
    public mutating func configure(widget id: Int, _ configuration: WidgetParameterValues) {
        changeWidgets { widget in
            guard widget.id == id else { return widget }
            var changed = widget
            changed.configuration = configuration
            return changed
        }
    }

    private mutating func changeWidgets(_ change: (PlacedWidget) -> PlacedWidget?) {
        for area in areas {
            self[area] = self[area].compactMap { item in
                switch item {
                case .app, .folder: item
                case .widget(let widget): change(widget).map { .widget($0) }
                case .stack(let stack): stack.mapped(change)
                }
            }
        }
    }

    // MARK: Stacks

    /// Whether what stands at one place may be dropped onto what stands at another, so that a stack is made of both, or becomes larger.
    public func canStack(_ start: Location, onto end: Location) -> Bool {
        guard start != end, self[start.area].indices.contains(start.index), self[end.area].indices.contains(end.index) else { return false }
        let (item, target) = (self[start.area][start.index], self[end.area][end.index])
        return !item.widgets.isEmpty && !target.widgets.isEmpty && item.size == target.size
            && item.widgets.count + target.widgets.count <= WidgetStack.limit
    }

    /// Drops a widget or a stack onto another one of its size.
    ///
    /// - Returns: Whether they are one stack now.
    @discardableResult public mutating func stack(_ start: Location, onto end: Location) -> Bool {
        guard canStack(start, onto: end) else { return false }
        let (item, target) = (self[start.area][start.index], self[end.area][end.index])
        switch target {
        case .stack(var stack):
            stack.add(item.widgets)
            self[end.area][end.index] = .stack(stack)
        default:
            guard let stack = WidgetStack(id: makeID(), widgets: item.widgets + target.widgets) else { return false }
            self[end.area][end.index] = .stack(stack)
        }
        self[start.area].remove(at: start.index)
        return true
    }

    /// Has a stack show a widget of the system's choice among its own.
    ///
    /// - Returns: The new copy's number; nil where the stack takes none.
    @discardableResult public mutating func suggest(_ page: WidgetGallery.Page, in stack: Int) -> Int? {
        guard let size = ItemSize(page.family), self.stack(stack)?.suggests == true else { return nil }
        let copy = PlacedWidget(id: makeID(), app: page.app, bundle: page.bundle, kind: page.kind, size: size)
        var isAdded = false
        change(stack: stack) { isAdded = $0.suggest(copy) }
        return isAdded ? copy.id : nil
    }

    /// Changes a stack.
    public mutating func change(stack id: Int, _ change: (inout WidgetStack) -> Void) {
        for area in areas {
            self[area] = self[area].map { item in
                guard case .stack(var stack) = item, stack.id == id else { return item }
                change(&stack)
                return .stack(stack)
            }
        }
    }
}
