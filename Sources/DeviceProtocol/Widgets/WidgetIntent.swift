/// The configurable intent of a widget, as the Edit Widget sheet shows it for each copy.
public struct WidgetIntent: Codable, Equatable, Sendable {
    /// The intent's title, shown above the sheet's rows.
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
    /// The value of a new copy; nil if the extension provides it or there is none.
    public var defaultValue: WidgetParameterValue?
    /// The fixed options, such as the cases of an enumeration; empty for other kinds.
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

/// The value of a parameter.
public indirect enum WidgetParameterValue: Codable, Hashable, Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    /// In seconds since 1970.
    case date(Double)
    case option(WidgetOption)
    case list([WidgetParameterValue])
}

/// An option for a parameter.
public struct WidgetOption: Codable, Hashable, Sendable {
    /// The app's own name for it.
    public var identifier: String
    public var title: String
    public var subtitle: String?
    /// The values of the option's properties, kept for the app.
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

/// The user's configuration of a widget's copy, by the parameters' names.
public struct WidgetParameterValues: Codable, Hashable, Sendable {
    public var values: [String: WidgetParameterValue]

    public init(_ values: [String: WidgetParameterValue] = [:]) { self.values = values }
    public init(from decoder: any Decoder) throws { values = try [String: WidgetParameterValue](from: decoder) }
    public func encode(to encoder: any Encoder) throws { try values.encode(to: encoder) }
}
