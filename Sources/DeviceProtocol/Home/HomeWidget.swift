/// A widget the gallery offers.
public struct HomeWidgetKind: Codable, Equatable, Sendable {
    /// Identifier of the app it belongs to.
    public var app: String
    /// Bundle identifier of the extension that has it.
    public var bundle: String
    public var descriptor: WidgetDescriptor

    public init(app: String, bundle: String, descriptor: WidgetDescriptor) {
        (self.app, self.bundle, self.descriptor) = (app, bundle, descriptor)
    }
}

/// A widget as it was placed once, also one within a stack.
public struct HomeWidget: Codable, Equatable, Sendable {
    /// Tells copies apart; never used again.
    public var id: Int
    public var app: String
    public var bundle: String
    public var kind: String
    public var family: WidgetFamilyName
    public var configuration: WidgetParameterValues
    /// The class of its intent, where an Intents extension handles that; only apps that ask for their widgets are told.
    public var intent: String?
    /// Whether people set it up by an app intent; only apps that ask for their widgets are told.
    public var hasAppIntent: Bool?

    public init(
        id: Int, app: String, bundle: String, kind: String, family: WidgetFamilyName,
        configuration: WidgetParameterValues = WidgetParameterValues(), intent: String? = nil
    ) {
        (self.id, self.app, self.bundle, self.kind, self.family, self.configuration) = (id, app, bundle, kind, family, configuration)
        self.intent = intent
    }
}

/// The content of a placed widget.
public struct HomeWidgetContent: Codable, Equatable, Sendable {
    /// Which copy.
    public var id: Int
    /// Path of the archive; nil until the extension has given one.
    public var archive: String?
    /// Another one with each archive that takes the place of the one before.
    public var revision: Int
    /// Whether the archive is the placeholder, while the first content is on its way.
    public var isPlaceholder: Bool

    public init(id: Int, archive: String?, revision: Int, isPlaceholder: Bool = false) {
        (self.id, self.archive, self.revision, self.isPlaceholder) = (id, archive, revision, isPlaceholder)
    }
}

/// The options that an extension offers for a parameter.
public struct WidgetOptions: Codable, Equatable, Sendable {
    public var sections: [WidgetOptionSection]
    /// Why there are none, in words for people; nil where there are.
    public var failure: String?

    public init(sections: [WidgetOptionSection], failure: String? = nil) { (self.sections, self.failure) = (sections, failure) }
}
