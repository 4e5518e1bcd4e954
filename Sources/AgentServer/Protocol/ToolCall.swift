import Foundation

/// A call of a tool that is under way. May be used from any thread.
final class ToolCall: @unchecked Sendable {
    let id: RPCIdentifier
    let name: String
    private let group: ReplyGroup
    private let lock = NSLock()
    private var isAnswered = false
    private var isBegun = false

    init(id: RPCIdentifier, name: String, group: ReplyGroup) {
        (self.id, self.name, self.group) = (id, name, group)
        group.expect()
    }

    /// Whether the answer has been sent, or is not wanted any more.
    var isOver: Bool { lock.withLock { isAnswered } }
    var hasBegun: Bool { lock.withLock { isBegun } }
    func begin() { lock.withLock { isBegun = true } }

    /// Sends the answer, unless there was one before.
    func answer(_ result: JSONValue) { end(id.response(result)) }

    /// The client wants no answer. Source: “Cancellation” of the protocol.
    func cancel() { end(nil) }

    private func end(_ message: JSONValue?) {
        let isFirst = lock.withLock {
            defer { isAnswered = true }
            return !isAnswered
        }
        if isFirst { group.complete(message) }
    }

    /// Sends a notification before the answer.
    func notify(_ message: JSONValue) { if !isOver { group.notify(message) } }
}
