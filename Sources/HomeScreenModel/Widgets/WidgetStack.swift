/// Widgets of one size in one place, of which one is shown; people scroll to the others.
public struct WidgetStack: Equatable, Sendable {
    /// Tells stacks apart; never used again.
    public var id: Int
    public private(set) var widgets: [PlacedWidget]
    /// The copy that is shown.
    public private(set) var shown: Int
    /// Whether the likely one comes up by itself.
    public var rotates: Bool
    /// Whether the system may add a widget for a while.
    public var suggests = true
    /// The copy that the system has added; it goes again by itself, until people keep it.
    public private(set) var suggestion: Int?

    /// The maximum number of widgets in a stack.
    public static let limit = 10

    /// Nil where they are none, too many, not of one size, or one is there twice.
    public init?(id: Int, widgets: [PlacedWidget], shown: Int? = nil, rotates: Bool = true) {
        guard let first = widgets.first, widgets.count <= Self.limit, widgets.allSatisfy({ $0.size == first.size }),
            Set(widgets.map(\.id)).count == widgets.count
        else { return nil }
        (self.id, self.widgets, self.rotates) = (id, widgets, rotates)
        self.shown = first.id
        if let shown { show(shown) }
    }

    public var size: ItemSize { widgets[0].size }
    public var isFull: Bool { widgets.count >= Self.limit }
    public var shownIndex: Int { widgets.firstIndex { $0.id == shown } ?? 0 }
    public var shownWidget: PlacedWidget { widgets[shownIndex] }

    /// Shows one of the stack's widgets.
    public mutating func show(_ id: Int) { if widgets.contains(where: { $0.id == id }) { shown = id } }

    /// Puts widgets before the others, the first of them shown; nothing happens where they are too many or of another size.
    ///
    /// - Returns: Whether they are in it now.
    @discardableResult public mutating func add(_ new: [PlacedWidget]) -> Bool {
        guard let first = new.first, widgets.count + new.count <= Self.limit, new.allSatisfy({ $0.size == size }) else { return false }
        widgets = new + widgets
        shown = first.id
        return true
    }

    // MARK: Suggestions

    /// Adds a widget of the system's choice behind the others, in place of an earlier one; nothing is shown but what was.
    ///
    /// - Returns: Whether it is in it now.
    @discardableResult public mutating func suggest(_ widget: PlacedWidget) -> Bool {
        withdrawSuggestion()
        guard suggests, !isFull, widget.size == size else { return false }
        widgets.append(widget)
        suggestion = widget.id
        return true
    }

    /// Takes what the system has added away again.
    public mutating func withdrawSuggestion() {
        guard let suggestion else { return }
        let index = shownIndex
        widgets.removeAll { $0.id == suggestion }
        self.suggestion = nil
        if shown == suggestion { shown = widgets[min(index, widgets.count - 1)].id }
    }

    /// People want to keep what the system has added.
    public mutating func keepSuggestion() { suggestion = nil }

    /// Puts the widget at one place before the one at another.
    public mutating func move(from start: Int, to end: Int) {
        guard widgets.indices.contains(start) else { return }
        let widget = widgets.remove(at: start)
        widgets.insert(widget, at: min(max(end, 0), widgets.count))
    }

    /// Changes the stack's copies; those for which nothing comes back go.
    ///
    /// - Returns: The remaining item: a stack or a single widget; nil if nothing remains.
    public func mapped(_ change: (PlacedWidget) -> PlacedWidget?) -> HomeItem? {
        let index = shownIndex
        let left = widgets.compactMap(change)
        // What the system has added does not make a stack.
        let own = left.filter { $0.id != suggestion }
        guard own.count > 1 else { return own.first.map { .widget($0) } }
        var stack = self
        stack.widgets = left
        if !left.contains(where: { $0.id == suggestion }) { stack.suggestion = nil }
        // The next one takes the place of one that has gone.
        if !left.contains(where: { $0.id == shown }) { stack.shown = left[min(index, left.count - 1)].id }
        return .stack(stack)
    }
}

extension WidgetStack: Codable {
    private enum Field: String, CodingKey { case id, widgets, shown, rotates, suggests, suggestion }

    /// - Throws: `DecodingError`, also for fewer or more widgets than a stack has.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        let stack = WidgetStack(
            id: try fields.decode(Int.self, forKey: .id), widgets: try fields.decode([PlacedWidget].self, forKey: .widgets),
            shown: try fields.decodeIfPresent(Int.self, forKey: .shown),
            rotates: try fields.decodeIfPresent(Bool.self, forKey: .rotates) ?? true)
        guard var stack, stack.widgets.count > 1 else {
            throw DecodingError.dataCorruptedError(forKey: .widgets, in: fields, debugDescription: "not the widgets of a stack")
        }
        stack.suggests = try fields.decodeIfPresent(Bool.self, forKey: .suggests) ?? true
        let suggestion = try fields.decodeIfPresent(Int.self, forKey: .suggestion)
        stack.suggestion = stack.widgets.contains { $0.id == suggestion } ? suggestion : nil
        self = stack
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        try fields.encode(id, forKey: .id)
        try fields.encode(widgets, forKey: .widgets)
        try fields.encode(shown, forKey: .shown)
        try fields.encode(rotates, forKey: .rotates)
        try fields.encode(suggests, forKey: .suggests)
        try fields.encodeIfPresent(suggestion, forKey: .suggestion)
    }
}
