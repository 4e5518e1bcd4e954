/// Handles the messages a messenger receives.
protocol MessengerDelegate {
    mutating func handle(_ message: Message)
}

/// A delegate that can be referred to weakly.
protocol MessengerObjectDelegate: AnyObject {
    func handle(_ message: Message)
}

/// Knows the messages a messenger begins with.
protocol MessengerDataSource: AnyObject {
    func loadMessages() -> [Message]
}
