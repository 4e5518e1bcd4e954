import Foundation

/// A document that the host keeps for the apps of a device: each is read and replaced as a whole, in a format of the framework that uses it.
public enum DeviceDocument: String, Codable, Sendable, CaseIterable {
    /// The purchases of the app that asks.
    case purchases
    /// The user's contacts.
    case contacts
    /// The contacts that the user has shared with the app that asks.
    case sharedContacts = "shared-contacts"
    /// The user's calendars with their events, and lists of reminders.
    case calendars
    /// Favourites, albums and captions of the photo library.
    case photoMetadata = "photo-metadata"
    /// Samples of the user's health.
    case health

    /// Whether each app has a document of its own.
    public var isPerApp: Bool { self == .purchases || self == .sharedContacts }

    /// The services any of which an app must be permitted to read and write the document; empty where none is needed.
    public var permissions: [PrivacyService] {
        switch self {
        case .purchases, .health, .sharedContacts: []
        case .contacts: [.contacts, .contactsLimited]
        case .calendars: [.calendar, .reminders, .calendarAdd]
        case .photoMetadata: [.photos]
        }
    }
}

/// A document as the host has it.
public struct DocumentState: Codable, Equatable, Sendable {
    /// Another number whenever the document has changed; 0 = there has never been one.
    public var revision: Int
    /// nil where there is none, and where the app that asks knows this revision.
    public var contents: Data?

    public init(revision: Int, contents: Data? = nil) { (self.revision, self.contents) = (revision, contents) }
}
