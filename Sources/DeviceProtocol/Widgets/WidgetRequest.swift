/// A request from a device to an extension with widgets. Travels as JSON.
public enum WidgetRequest: Codable, Equatable, Sendable {
    /// Answered with `WidgetReply.kinds`.
    case kinds
    /// Requests the placeholder, which is drawn redacted until there is content.
    case placeholder(WidgetQuery)
    /// One entry: for the gallery from ready-made data, else as the widget is now.
    case snapshot(WidgetQuery, isPreview: Bool)
    /// Requests the timeline of the widget's entries from now on.
    case timeline(WidgetQuery)
    /// Requests the options for a parameter of a kind's intent, given the values set so far; `search` is the user's search term. Answered with
    /// `WidgetReply.options`. For an Intents extension, `kind` is the name of the intent.
    case options(kind: String, parameter: String, configuration: WidgetParameterValues, search: String?)
    /// Requests the default configuration of a new copy. Answered with `WidgetReply.configuration`.
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
    /// The user's configuration of the copy; nil if it has not been set up.
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

/// The reply of an extension. Archives travel in frames of their own, which name the request that they answer.
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
    /// Content that cannot be archived; the text is for display.
    case other(String)
}

/// The description of one of an extension's widgets.
public struct WidgetDescriptor: Codable, Equatable, Sendable {
    public var kind: String
    /// The name in the gallery; empty if the app provides none.
    public var displayName: String
    public var description: String
    public var families: [WidgetFamilyName]
    /// The intent with the widget's parameters; nil if it is not configurable.
    public var intent: WidgetIntent?

    public init(kind: String, displayName: String, description: String, families: [WidgetFamilyName], intent: WidgetIntent? = nil) {
        (self.kind, self.displayName, self.description) = (kind, displayName, description)
        (self.families, self.intent) = (families, intent)
    }
}
