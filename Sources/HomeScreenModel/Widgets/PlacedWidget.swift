import DeviceProtocol

/// A widget as it was placed once, on a page, in the Today view or in a stack.
public struct PlacedWidget: Equatable, Sendable {
    /// Tells copies of the same widget apart; never used again.
    public var id: Int
    /// Identifier of the app it belongs to.
    public var app: String
    /// Bundle identifier of the extension that has it.
    public var bundle: String
    public var kind: String
    public var size: ItemSize
    /// The user's configuration of this copy.
    public var configuration: WidgetParameterValues

    public init(
        id: Int, app: String, bundle: String? = nil, kind: String, size: ItemSize,
        configuration: WidgetParameterValues = WidgetParameterValues()
    ) {
        (self.id, self.app, self.bundle, self.kind, self.size) = (id, app, bundle ?? app, kind, size)
        self.configuration = configuration
    }

    /// The widget as the device knows it.
    public var asHomeWidget: HomeWidget {
        HomeWidget(id: id, app: app, bundle: bundle, kind: kind, family: size.family ?? .small, configuration: configuration)
    }
}

extension PlacedWidget: Codable {
    private enum Field: String, CodingKey { case id, app, bundle, kind, size, configuration }

    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: Field.self)
        self.init(
            id: try fields.decode(Int.self, forKey: .id), app: try fields.decode(String.self, forKey: .app),
            bundle: try fields.decodeIfPresent(String.self, forKey: .bundle), kind: try fields.decode(String.self, forKey: .kind),
            size: try fields.decode(ItemSize.self, forKey: .size),
            // A value of a kind that a newer version knows is nobody's; the widget stays.
            configuration: (try? fields.decodeIfPresent(WidgetParameterValues.self, forKey: .configuration)) ?? WidgetParameterValues())
    }

    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Field.self)
        try fields.encode(id, forKey: .id)
        try fields.encode(app, forKey: .app)
        try fields.encode(bundle, forKey: .bundle)
        try fields.encode(kind, forKey: .kind)
        try fields.encode(size, forKey: .size)
        if !configuration.values.isEmpty { try fields.encode(configuration, forKey: .configuration) }
    }
}

extension ItemSize {
    /// The places a widget of a family takes; nil for what the lock screen shows.
    public init?(_ family: WidgetFamilyName) {
        switch family {
        case .small: self = .small
        case .medium: self = .medium
        case .large: self = .large
        case .extraLarge: self = .extraLarge
        case .accessoryCircular, .accessoryRectangular, .accessoryInline: return nil
        }
    }

    /// The family of widgets of this size; nil for icons.
    public var family: WidgetFamilyName? {
        switch self {
        case .icon: nil
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .extraLarge
        }
    }
}
