/// Apps under a name.
public struct HomeFolder: Equatable, Sendable, Codable {
    /// Tells folders of the same name apart; never used again.
    public var id: Int
    public var name: String
    /// Identifiers, in their order.
    public var apps: [String]

    public init(id: Int, name: String, apps: [String]) { (self.id, self.name, self.apps) = (id, name, apps) }
}

/// A widget as it was placed once.
public struct PlacedWidget: Equatable, Sendable, Codable {
    /// Tells copies of the same widget apart; never used again.
    public var id: Int
    /// Identifier of the app it belongs to.
    public var app: String
    public var kind: String
    public var size: ItemSize

    public init(id: Int, app: String, kind: String, size: ItemSize) { (self.id, self.app, self.kind, self.size) = (id, app, kind, size) }
}

/// What stands in a place of the home screen.
public enum HomeItem: Equatable, Sendable {
    case app(String)
    case folder(HomeFolder)
    case widget(PlacedWidget)

    public var size: ItemSize { if case .widget(let widget) = self { widget.size } else { .icon } }

    /// Identifiers of the apps whose icons these are.
    public var apps: [String] {
        switch self {
        case .app(let app): [app]
        case .folder(let folder): folder.apps
        case .widget: []
        }
    }
}

extension HomeItem: Codable {
    private enum Field: String, CodingKey { case app, folder, widget }

    /// - Throws: `DecodingError` also for a kind of item that a newer version may know.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        if let app = try fields.decodeIfPresent(String.self, forKey: .app) {
            self = .app(app)
        } else if let folder = try fields.decodeIfPresent(HomeFolder.self, forKey: .folder) {
            self = .folder(folder)
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
        }
    }
}
