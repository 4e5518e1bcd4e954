/// What people can set about each copy of a widget: its intent, as the sheet Edit Widget shows it.
public struct WidgetIntent: Codable, Equatable, Sendable {
    /// What the app calls it; stands above the sheet's rows.
    public var title: String
    public var description: String
    /// In the order of the sheet's rows.
    public var parameters: [WidgetParameter]
    /// The class of an intent of Intents, by which the app's Intents extension is asked for options and defaults; nil for an app intent, of which
    /// the widgets' extension itself knows them.
    public var handledIntent: String?

    public init(title: String = "", description: String = "", parameters: [WidgetParameter]) {
        (self.title, self.description, self.parameters) = (title, description, parameters)
    }
}

/// One row of the sheet.
public struct WidgetParameter: Codable, Equatable, Sendable {
    public enum Kind: String, Codable, Sendable {
        case text, integer, decimal, flag, date
        /// One of `options`, or of those that the extension offers.
        case choice
    }

    /// Tells it apart from the intent's others, in code and in what people have set.
    public var name: String
    public var title: String
    public var kind: Kind
    /// Whether people set any number of values.
    public var isArray: Bool
    /// What a new copy has; nil where the extension is asked for it, or where there is none.
    public var defaultValue: WidgetParameterValue?
    /// What there is to choose from, as of an enumeration.
    public var options: [WidgetOption]
    /// Whether the extension is asked for the options each time the row is opened.
    public var hasDynamicOptions: Bool
    /// Whether the extension looks for what people type.
    public var isSearchable: Bool
    /// The row is there while another parameter has one of these values; nil for one that is always there.
    public var condition: WidgetParameterCondition?

    public init(
        name: String, title: String, kind: Kind, isArray: Bool = false, defaultValue: WidgetParameterValue? = nil,
        options: [WidgetOption] = [], hasDynamicOptions: Bool = false, isSearchable: Bool = false,
        condition: WidgetParameterCondition? = nil
    ) {
        (self.name, self.title, self.kind, self.isArray, self.defaultValue) = (name, title, kind, isArray, defaultValue)
        (self.options, self.hasDynamicOptions, self.isSearchable, self.condition) = (options, hasDynamicOptions, isSearchable, condition)
    }
}

/// When a parameter's row is there.
public struct WidgetParameterCondition: Codable, Equatable, Sendable {
    /// Name of the other parameter.
    public var parameter: String
    public var values: [WidgetParameterValue]

    public init(parameter: String, values: [WidgetParameterValue]) { (self.parameter, self.values) = (parameter, values) }
}

/// What is set of a parameter.
public indirect enum WidgetParameterValue: Codable, Hashable, Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    /// In seconds since 1970.
    case date(Double)
    case option(WidgetOption)
    case list([WidgetParameterValue])
}

/// What there is to choose.
public struct WidgetOption: Codable, Hashable, Sendable {
    /// The app's own name for it.
    public var identifier: String
    public var title: String
    public var subtitle: String?
    /// What else the app says of it, kept for the app.
    public var properties: [String: WidgetParameterValue]?

    public init(identifier: String, title: String, subtitle: String? = nil) {
        (self.identifier, self.title, self.subtitle) = (identifier, title, subtitle)
    }
}

/// Options under a heading.
public struct WidgetOptionSection: Codable, Equatable, Sendable {
    public var title: String?
    public var options: [WidgetOption]

    public init(title: String? = nil, options: [WidgetOption]) { (self.title, self.options) = (title, options) }
}

/// What people have set of a copy, by the names of the parameters.
public struct WidgetParameterValues: Codable, Hashable, Sendable {
    public var values: [String: WidgetParameterValue]

    public init(_ values: [String: WidgetParameterValue] = [:]) { self.values = values }
    public init(from decoder: any Decoder) throws { values = try [String: WidgetParameterValue](from: decoder) }
    public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}
