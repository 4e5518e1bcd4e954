/// What a device asks of an extension with widgets. Travels as JSON.
public enum WidgetRequest: Codable, Equatable, Sendable {
    /// Answered with `WidgetReply.kinds`.
    case kinds
    /// What stands for the widget while there is no content yet; drawn redacted.
    case placeholder(WidgetQuery)
    /// One entry: for the gallery from ready-made data, else as the widget is now.
    case snapshot(WidgetQuery, isPreview: Bool)
    /// What the widget shows from now on.
    case timeline(WidgetQuery)
    /// What there is to choose for a parameter of a kind's intent, by what is set so far; `search` is what people look for. Answered with
    /// `WidgetReply.options`. An Intents extension is asked by the name of its intent instead of a kind.
    case options(kind: String, parameter: String, configuration: WidgetParameterValues, search: String?)
    /// What a copy begins with. Answered with `WidgetReply.configuration`.
    case defaultConfiguration(kind: String)
    /// Does what a button or switch of the last archive does. Answered with `WidgetReply.performed` once it has been done.
    case perform(WidgetAction)

    /// Which widget is asked for; nil where all are.
    public var query: WidgetQuery? {
        switch self {
        case .kinds, .options, .defaultConfiguration, .perform: nil
        case .placeholder(let query), .snapshot(let query, _), .timeline(let query): query
        }
    }
}

/// Which widget is wanted, and for which appearances it is drawn.
public struct WidgetQuery: Codable, Equatable, Sendable {
    public var kind: String
    public var family: WidgetFamilyName
    public var appearances: [Appearance]
    /// The time texts go by in entries before it, in seconds since 1970: for pictures of a widget at a time. Nil for each entry's own date.
    public var date: Double?
    /// What people have set of the copy; nil for one that nobody has set up.
    public var configuration: WidgetParameterValues?
    /// Draws the timeline that was asked for last once more, in another text size: the provider is not asked. Nil asks for a new one, drawn in the
    /// size that the device has.
    public var redrawnIn: ContentSize?

    public init(
        kind: String, family: WidgetFamilyName, appearances: [Appearance] = Appearance.allCases, date: Double? = nil,
        configuration: WidgetParameterValues? = nil
    ) {
        (self.kind, self.family, self.appearances, self.date, self.configuration) = (kind, family, appearances, date, configuration)
    }
}

/// An app intent that a button or switch of a widget does.
public struct WidgetAction: Codable, Hashable, Sendable {
    /// Names the type of the intent.
    public var intent: String
    /// The values of its parameters.
    public var parameters: WidgetParameterValues

    public init(intent: String, parameters: WidgetParameterValues = WidgetParameterValues()) {
        (self.intent, self.parameters) = (intent, parameters)
    }
}

/// What an extension answers. Archives travel in frames of their own, which name the request that they answer.
public enum WidgetReply: Codable, Equatable, Sendable {
    case kinds([WidgetDescriptor])
    case options(WidgetOptions)
    case configuration(WidgetParameterValues)
    /// The intent has been done, or why not, in words.
    case performed(failure: String?)
    /// The timeline's entries were not in the order of their dates; those of the archive that follows are.
    case sorted
    /// There is no archive, and why.
    case failure(WidgetFailure)
}

/// Why there is no archive.
public enum WidgetFailure: Codable, Equatable, Sendable {
    /// The extension has no widget of this kind; it has these.
    case unknownKind([String])
    /// The widget is not there in this size; it is in these.
    case unsupportedFamily([WidgetFamilyName])
    case emptyTimeline
    /// A bitmap has more pixels than widgets may have.
    case imageTooLarge(width: Int, height: Int, limit: Int)
    /// The archive takes so many bytes.
    case tooLarge(bytes: Int, limit: Int)
    /// What cannot be archived, in words.
    case other(String)
}

/// What an extension says of one of its widgets.
public struct WidgetDescriptor: Codable, Equatable, Sendable {
    public var kind: String
    /// What the gallery calls it; empty where the app says nothing.
    public var displayName: String
    public var description: String
    public var families: [WidgetFamilyName]
    /// What people can set about each copy; nil where there is nothing.
    public var intent: WidgetIntent?

    public init(kind: String, displayName: String, description: String, families: [WidgetFamilyName], intent: WidgetIntent? = nil) {
        (self.kind, self.displayName, self.description) = (kind, displayName, description)
        (self.families, self.intent) = (families, intent)
    }
}
