import Combine
import Foundation

@testable import Memory

/// A phone near by that does what a test says.
final class FakeConnection: Connection {
    let name = "Ana"
    let subject = PassthroughSubject<ConnectionEvent, Never>()
    private(set) var isAdvertising = false
    private(set) var isBrowsing = false
    private(set) var invited: [Phone] = []
    private(set) var timeout: TimeInterval?
    private(set) var answers: [Bool] = []
    private(set) var sent: [GameMessage] = []
    private(set) var disconnectCount = 0

    var events: AnyPublisher<ConnectionEvent, Never> {
        subject.eraseToAnyPublisher()
    }

    func startAdvertising() { isAdvertising = true }
    func stopAdvertising() { isAdvertising = false }
    func startBrowsing() { isBrowsing = true }
    func stopBrowsing() { isBrowsing = false }
    func answerInvitation(_ accepts: Bool) { answers.append(accepts) }
    func disconnect() { disconnectCount += 1 }

    func invite(_ phone: Phone, timeout: TimeInterval) {
        invited.append(phone)
        self.timeout = timeout
    }

    func send(_ message: Data) {
        if let message = GameMessage(message) { sent.append(message) }
    }

    /// Has the other phone say something.
    func receive(_ text: String) {
        subject.send(.received(Data(text.utf8)))
    }
}
