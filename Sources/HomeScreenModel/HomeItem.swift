/// Apps under a name.
public struct HomeFolder: Equatable, Sendable, Codable {
    /// Tells folders of the same name apart; never used again.
    public var id: Int
    public var name: String
    /// Identifiers, in their order.
    public var apps: [String]

    public init(id: Int, name: String, apps: [String]) { (self.id, self.name, self.apps) = (id, name, apps) }
}

/// An item in a place of the home screen.
public enum HomeItem: Equatable, Sendable {
    case app(String)
    case folder(HomeFolder)
    case widget(PlacedWidget)
    case stack(WidgetStack)

    public var size: ItemSize {
        switch self {
        case .app, .folder: .icon
        case .widget(let widget): widget.size
        case .stack(let stack): stack.size
        }
    }

    /// Identifiers of the apps whose icons these are.
    public var apps: [String] {
        switch self {
        case .app(let app): [app]
        case .folder(let folder): folder.apps
        case .widget, .stack: []
        }
    }

    /// The widgets in this place.
    public var widgets: [PlacedWidget] {
        switch self {
        case .app, .folder: []
        case .widget(let widget): [widget]
        case .stack(let stack): stack.widgets
        }
    }

    /// The item's unique number; nil for an app's icon.
    var id: Int? {
        switch self {
        case .app: nil
        case .folder(let folder): folder.id
        case .widget(let widget): widget.id
        case .stack(let stack): stack.id
        }
    }
}

extension HomeItem: Codable {
    private enum Field: String, CodingKey { case app, folder, widget, stack }

    /// - Throws: `DecodingError` also for a kind of item that a newer version may know.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        if let app = try fields.decodeIfPresent(String.self, forKey: .app) {
            self = .app(app)
        } else if let folder = try fields.decodeIfPresent(HomeFolder.self, forKey: .folder) {
            self = .folder(folder)
        } else if let stack = try? fields.decodeIfPresent(WidgetStack.self, forKey: .stack) {
            self = .stack(stack)
        } else {
            self = .widget(try fields.decode(PlacedWidget.self, forKey: .widget))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        switch self {
        case .app(let app): try fields.encode(app, forKey: .app)
        case .folder(let folder): try fields.encode(folder, forKey: .folder)
        case .widget(let widget): try fields.encode(widget, forKey: .widget)
        case .stack(let stack):
            try fields.encode(stack, forKey: .stack)
            // For versions that know no stacks.
            try fields.encode(stack.shownWidget, forKey: .widget)
        }
    }
}
