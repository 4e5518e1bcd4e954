import QuinceFoundation

/// A conversation in Messages, which the device lacks: none is given to an app.
///
/// Source: Apple's documentation of `MSConversation`.
open class MSConversation: NSObject, @unchecked Sendable {
    private override init() {}
    public let localParticipantIdentifier = UUID()
    open var remoteParticipantIdentifiers: [UUID] { [] }
    open var selectedMessage: MSMessage? { nil }

    // Without a conversation none of these can be called.

    open func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {}
    open func insert(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) {}
    open func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {}
    open func insertAttachment(
        _ URL: URL, withAlternateFilename filename: String?, completionHandler: (((any Error)?) -> Void)? = nil
    ) {}
    open func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {}
    open func send(_ sticker: MSSticker, completionHandler: (((any Error)?) -> Void)? = nil) {}
    open func sendText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {}
}
