import DeviceProtocol
import QuinceFoundation

/// The definition of an intent, as generated code describes it.
@_spi(Quince) public struct IntentDefinition {
    /// Name of the intent's class.
    public var name: String
    public var title: IntentText
    public var description: IntentText
    public var parameters: [IntentParameterDefinition]

    public init(
        name: String, title: IntentText = IntentText(), description: IntentText = IntentText(), parameters: [IntentParameterDefinition] = []
    ) {
        (self.name, self.title, self.description, self.parameters) = (name, title, description, parameters)
    }
}

/// A text of a definition, which tables of strings beside it translate.
@_spi(Quince) public struct IntentText {
    var table: String?
    var key: String
    var fallback: String

    public init(_ fallback: String = "", key: String = "", table: String? = nil) {
        (self.fallback, self.key, self.table) = (fallback, key, table)
    }

    /// The text in the language of the process.
    public var words: String {
        guard !key.isEmpty else { return fallback }
        return Bundle.main.localizedString(forKey: key, value: fallback, table: table)
    }
}

/// A parameter of an intent.
@_spi(Quince) public struct IntentParameterDefinition {
    /// A case of an enumeration.
    public struct Case {
        var name: String
        var value: Int
        var title: IntentText
        public init(_ name: String, _ value: Int, _ title: IntentText) { (self.name, self.value, self.title) = (name, value, title) }
    }

    public enum Kind {
        case text, integer, decimal, flag, date, url
        case enumeration([Case])
        case object(INObject.Type)
    }

    /// Asks a handler for what there is to choose.
    public typealias Provider = (
        _ handler: Any, _ intent: INIntent, _ search: String?, _ completion: @escaping ([IntentOptionSection], (any Error)?) -> Void
    ) -> Void

    public var name: String
    public var title: IntentText
    public var kind: Kind
    public var isArray = false
    /// Text, `Bool`, `Double` or an enumeration's number.
    public var defaultValue: Any?
    public var isSearchable = false
    /// Whether people can set it.
    public var isEditable = true
    /// Nil where there is nothing dynamic to choose.
    public var provider: Provider?
    /// Asks a handler what a new intent has.
    public var defaultProvider: ((_ handler: Any, _ intent: INIntent) -> Any?)?
    /// The row is there while another parameter has one of these values.
    public var condition: (parameter: String, values: [Any])?

    public init(
        _ name: String, _ title: IntentText, _ kind: Kind, isArray: Bool = false, defaultValue: Any? = nil, isSearchable: Bool = false,
        isEditable: Bool = true, condition: (parameter: String, values: [Any])? = nil,
        defaultProvider: ((_ handler: Any, _ intent: INIntent) -> Any?)? = nil,
        provider: Provider? = nil
    ) {
        (self.name, self.title, self.kind, self.isArray, self.defaultValue) = (name, title, kind, isArray, defaultValue)
        self.isEditable = isEditable
        (self.isSearchable, self.condition, self.defaultProvider, self.provider) = (isSearchable, condition, defaultProvider, provider)
    }
}

/// A section of the options that a handler offers.
@_spi(Quince) public struct IntentOptionSection {
    var title: String?
    var items: [Any]
}
