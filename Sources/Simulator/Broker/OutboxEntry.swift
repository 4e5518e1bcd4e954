import DeviceProtocol
import Foundation

/// A message of a device's outbox as the command line shows it: with its attachments' sizes in place of their contents.
public struct OutboxEntry: Codable, Equatable, Sendable {
    public struct Attachment: Codable, Equatable, Sendable {
        public var name: String
        public var type: String
        /// In bytes.
        public var size: Int
    }

    public var kind: String
    public var date: Date
    public var to: [String]
    public var cc: [String]
    public var bcc: [String]
    public var subject: String
    public var body: String
    public var isHTML: Bool
    public var attachments: [Attachment]

    init(_ message: OutgoingMessage) {
        (kind, date, subject, body, isHTML) = (message.kind.rawValue, message.date, message.subject, message.body, message.isHTML)
        (to, cc, bcc) = (message.recipients, message.copies, message.blindCopies)
        attachments = message.attachments.map { Attachment(name: $0.name, type: $0.type, size: $0.data.count) }
    }

    /// `mail to ana@example.com: “Order” (photo.jpg)`
    public var line: String {
        let text = subject.isEmpty ? String(body.prefix(60)).replacingOccurrences(of: "\n", with: " ") : subject
        let files = attachments.isEmpty ? "" : " (\(attachments.map(\.name).joined(separator: ", ")))"
        return "\(kind) to \((to + cc + bcc).joined(separator: ", ")): “\(text)”\(files)"
    }
}
