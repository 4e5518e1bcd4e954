import Foundation

/// A host's answer to a `BrokerRequest`.
public enum BrokerReply: Codable, Equatable, Sendable {
    case done
    /// Somebody else has changed the items meanwhile: the app asks for them again.
    case conflict
    /// Nothing has changed; with the reason, in words.
    case refused(String)
    case keychain(KeychainState)
    case photos([PhotoRecord])
    case data(Data)
    case document(DocumentState)
    case pasteboard(PasteboardState)
    case words([String])
}
