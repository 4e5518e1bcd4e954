import XCTest

@testable import DataTransfer

final class MessengerTests: XCTestCase {
    private let message = Message(senderID: 1, text: "Привет")

    func testAValueAsItsOwnDelegateIsACopy() {
        var lines: [String] = []
        var messenger = ValueMessenger { lines.append($0) }
        messenger.delegate = messenger
        messenger.receive(message)
        XCTAssertEqual(messenger.messages.count, 1)
        XCTAssertEqual((messenger.delegate as? ValueMessenger)?.messages.count, 0)
        XCTAssertEqual(lines, ["обработка сообщения от User #1 завершена"])
    }

    func testAnObjectAsItsOwnDelegateIsTheSame() {
        var lines: [String] = []
        let messenger = ObjectMessenger { lines.append($0) }
        messenger.delegate = messenger
        messenger.receive(message)
        XCTAssertEqual(messenger.messages.count, 1)
        XCTAssertEqual((messenger.delegate as? ObjectMessenger)?.messages.count, 1)
        XCTAssertEqual(lines, ["обработка сообщения от User #1 завершена"])
    }

    func testAnObjectDoesNotKeepItselfAlive() {
        weak var released: ObjectMessenger?
        do {
            let messenger = ObjectMessenger()
            messenger.delegate = messenger
            released = messenger
        }
        XCTAssertNil(released)
    }

    func testLoadsMessagesFromItsDataSource() {
        let source = Source(messages: [message])
        let messenger = ObjectMessenger()
        messenger.dataSource = source
        XCTAssertEqual(messenger.messages, [message])
    }

    func testKeepsItsMessagesWhenTheDataSourceIsTakenAway() {
        let source = Source(messages: [message])
        let messenger = ObjectMessenger()
        messenger.dataSource = source
        messenger.dataSource = nil
        XCTAssertEqual(messenger.messages, [message])
    }
}

private final class Source: MessengerDataSource {
    private let messages: [Message]

    init(messages: [Message]) {
        self.messages = messages
    }

    func loadMessages() -> [Message] { messages }
}
