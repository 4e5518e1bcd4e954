import DeviceProtocol
import QuinceFoundation

/// A thing of the app's own: the superclass of the types that intents define.
///
/// Source: Apple's documentation of `INObject`.
open class INObject: NSObject, NSCopying {
    /// The app's own name for the thing.
    public let identifier: String?
    /// The text shown to the user.
    public let displayString: String
    /// The text that is spoken in place of `displayString`; nil to speak that.
    public let pronunciationHint: String?
    /// Stands below the text.
    open var subtitleString: String?
    open var alternativeSpeakableMatches: [INSpeakableString]?

    /// The values of a defined type's properties, for generated code.
    @_spi(Quince) public final var values: [String: Any] = [:]

    public required init(identifier: String?, display displayString: String, pronunciationHint: String?) {
        (self.identifier, self.displayString, self.pronunciationHint) = (identifier, displayString, pronunciationHint)
    }
    public convenience init(identifier: String?, display displayString: String) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
    }
    /// - Parameter subtitleString: Stands below the text.
    public convenience init(identifier: String?, display displayString: String, subtitle subtitleString: String?) {
        self.init(identifier: identifier, display: displayString, pronunciationHint: nil)
        self.subtitleString = subtitleString
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = Self(identifier: identifier, display: displayString, pronunciationHint: pronunciationHint)
        (copy.subtitleString, copy.alternativeSpeakableMatches, copy.values) = (subtitleString, alternativeSpeakableMatches, values)
        return copy
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? INObject, type(of: other) == type(of: self) else { return false }
        return identifier == other.identifier && displayString == other.displayString && subtitleString == other.subtitleString
            && values as NSDictionary == other.values as NSDictionary
    }
    open override var hash: Int { (identifier ?? displayString).hashValue }
}

extension INObject {
    /// The object as the device keeps it.
    var option: WidgetOption {
        var option = WidgetOption(identifier: identifier ?? displayString, title: displayString, subtitle: subtitleString)
        let properties = values.compactMapValues(WidgetParameterValue.init(property:))
        if !properties.isEmpty { option.properties = properties }
        return option
    }

    static func make(_ option: WidgetOption) -> Self {
        let object = Self(identifier: option.identifier, display: option.title, pronunciationHint: nil)
        object.subtitleString = option.subtitle
        object.values = option.properties?.compactMapValues(\.property) ?? [:]
        return object
    }
}

extension WidgetParameterValue {
    fileprivate init?(property value: Any) {
        switch value {
        case let text as String: self = .text(text)
        case let number as NSNumber: self = .number(number.doubleValue)
        case let url as URL: self = .text(url.absoluteString)
        case let values as [Any]: self = .list(values.compactMap(WidgetParameterValue.init(property:)))
        default: return nil
        }
    }

    fileprivate var property: Any? {
        switch self {
        case .text(let text): text
        case .number(let number): NSNumber(value: number)
        case .flag(let flag): NSNumber(value: flag)
        case .list(let values): values.compactMap(\.property)
        case .date, .option: nil
        }
    }
}

/// A text, and how it is spoken.
///
/// Source: Apple's documentation of `INSpeakableString`.
open class INSpeakableString: NSObject {
    public let vocabularyIdentifier: String?
    public let spokenPhrase: String
    public let pronunciationHint: String?

    public init(vocabularyIdentifier: String, spokenPhrase: String, pronunciationHint: String?) {
        (self.vocabularyIdentifier, self.spokenPhrase, self.pronunciationHint) = (vocabularyIdentifier, spokenPhrase, pronunciationHint)
    }
    public init(spokenPhrase: String) { (vocabularyIdentifier, self.spokenPhrase, pronunciationHint) = (nil, spokenPhrase, nil) }
}
