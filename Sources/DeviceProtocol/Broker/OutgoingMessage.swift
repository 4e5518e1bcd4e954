import Foundation

/// A mail or text message that an app had the user send; it lies in the device's outbox.
public struct OutgoingMessage: Codable, Equatable, Sendable {
    public enum Kind: String, Codable, Sendable { case mail, text }

    public struct Attachment: Codable, Equatable, Sendable {
        public var name: String
        /// A MIME type (`image/png`) or a uniform type identifier.
        public var type: String
        public var data: Data

        public init(name: String, type: String, data: Data) { (self.name, self.type, self.data) = (name, type, data) }
    }

    public var kind: Kind
    public var recipients: [String]
    public var copies: [String] = []
    public var blindCopies: [String] = []
    public var subject: String
    public var body: String
    public var isHTML = false
    public var attachments: [Attachment] = []
    /// The date on the app's clock.
    public var date: Date

    public init(kind: Kind, recipients: [String], subject: String = "", body: String, date: Date) {
        (self.kind, self.recipients, self.subject, self.body, self.date) = (kind, recipients, subject, body, date)
    }
}
