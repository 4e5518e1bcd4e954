/// A messenger that is a value: where it is its own delegate, the delegate is a copy, which what happens later does not reach.
struct ValueMessenger: MessengerDelegate {
    private(set) var messages: [Message] = []
    var delegate: MessengerDelegate?

    private let write: (String) -> Void

    init(write: @escaping (String) -> Void = { print($0) }) {
        self.write = write
    }

    mutating func receive(_ message: Message) {
        messages.append(message)
        delegate?.handle(message)
    }

    func handle(_ message: Message) {
        write(MessageReport(message: message).text)
    }
}
