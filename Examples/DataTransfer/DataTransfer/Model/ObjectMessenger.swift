/// A messenger that is an object: where it is its own delegate, both are the same.
final class ObjectMessenger: MessengerObjectDelegate {
    private(set) var messages: [Message] = []
    weak var delegate: MessengerObjectDelegate?

    /// Where the messages come from; they are loaded as soon as it is known.
    weak var dataSource: MessengerDataSource? {
        didSet {
            if let dataSource { messages = dataSource.loadMessages() }
        }
    }

    private let write: (String) -> Void

    init(write: @escaping (String) -> Void = { print($0) }) {
        self.write = write
    }

    func receive(_ message: Message) {
        messages.append(message)
        delegate?.handle(message)
    }

    func handle(_ message: Message) {
        write(MessageReport(message: message).text)
    }
}
