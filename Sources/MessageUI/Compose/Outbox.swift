import DeviceProtocol
import DeviceRuntime

/// The device's outbox, which takes what the user sends.
enum Outbox {
    /// - Throws: Where the device does not take the message.
    static func send(_ message: OutgoingMessage) throws {
        guard let broker = DeviceRuntime.current.broker else { throw CocoaError(.featureUnsupported) }
        switch try broker.answer(.send(message)) {
        case .done: return
        case .refused(let reason): throw CocoaError(.fileWriteUnknown, userInfo: [NSDebugDescriptionErrorKey: reason])
        default: throw CocoaError(.fileWriteUnknown)
        }
    }

    /// Addresses of a field, separated by commas or semicolons.
    static func addresses(_ text: String?) -> [String] {
        (text ?? "").split { ",;\n".contains($0) }.map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    }
}
