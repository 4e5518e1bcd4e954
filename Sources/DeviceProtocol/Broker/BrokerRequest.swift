import Foundation

/// A question of an app's process to its host, which keeps everything that the apps of a device share.
///
/// Questions travel over a socket of their own (`LaunchEnvironment.brokerDescriptor`), as `BrokerFrame`s. Each is answered by one `BrokerReply`, in turn.
public enum BrokerRequest: Codable, Equatable, Sendable {
    /// The items in the app's access groups; answered by `BrokerReply.keychain`.
    ///
    /// - Parameter known: The revision that the app knows the items of; nil = none.
    case keychain(known: Int?)
    /// Changes items in the app's access groups; answered by `.done`, or by `.conflict` where they are no longer those of a revision.
    case changeKeychain(revision: Int, KeychainChange)
    /// The device's photos, the oldest first; answered by `BrokerReply.photos`.
    case photos
    /// The file of a photo; answered by `BrokerReply.data`.
    case photo(name: String)
    /// Adds the file of a picture, with the date on the app's clock.
    case addPhoto(Data, date: Date)
    /// Removes photos by name; names that no photo has do nothing.
    case deletePhotos([String])
    /// A document that the host keeps; answered by `BrokerReply.document`, or `.refused` without the permission it needs.
    ///
    /// - Parameter known: The revision that the app knows the contents of; nil = none.
    case document(DeviceDocument, known: Int?)
    /// Replaces a document where it is still that of a revision; answered by `BrokerReply.document` without contents, or `.conflict`.
    case replaceDocument(DeviceDocument, revision: Int, Data)
    /// The user's contacts for the system's own interface, in which the user selects some of them; answered by `BrokerReply.document`.
    ///
    /// It requires no permission: the app is given only what the user selects.
    case selectableContacts
    /// Lays a message into the device's outbox.
    case send(OutgoingMessage)
    /// The general pasteboard; answered by `BrokerReply.pasteboard`.
    ///
    /// - Parameters:
    ///   - known: The revision that the app knows the items of; nil = none.
    ///   - now: The date on the app's clock.
    case pasteboard(known: Int?, now: Date)
    /// Replaces the items on the general pasteboard; answered by `BrokerReply.pasteboard` without items, or `.refused`.
    case setPasteboard(PasteboardContents, now: Date)
    /// Adds representations to what the app has put on the general pasteboard itself, where that is still `revision`; otherwise nothing changes.
    /// Answered by `BrokerReply.pasteboard`, with the contents only where nothing has changed for this.
    case amendPasteboard(revision: Int, PasteboardContents)
    /// The words the user taught the device; answered by `BrokerReply.words`.
    case learnedWords
    case setWord(String, isLearned: Bool)
}
