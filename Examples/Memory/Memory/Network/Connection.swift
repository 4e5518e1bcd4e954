import Combine
import Foundation

/// The way to phones near by: finds them, invites one, and carries messages once both want to play.
protocol Connection: AnyObject {
    /// What others see of this phone.
    var name: String { get }
    /// What happens, in its order, on the main queue.
    var events: AnyPublisher<ConnectionEvent, Never> { get }

    /// Lets hosts find this phone and invite it.
    func startAdvertising()
    func stopAdvertising()

    /// Looks for phones that advertise themselves.
    func startBrowsing()
    func stopBrowsing()

    /// Asks a phone that was found to play. It has that many seconds to answer.
    func invite(_ phone: Phone, timeout: TimeInterval)
    /// Answers the last invitation.
    func answerInvitation(_ accepts: Bool)

    /// Sends a message to the phone that is connected; without one it does nothing.
    func send(_ message: Data)
    /// Gives up what is connected or about to be. No event tells of it.
    func disconnect()
}

enum ConnectionEvent: Equatable {
    case found(Phone)
    case lost(Phone)
    /// The system does not let the app use the local network.
    case notAllowed
    /// Another phone asks to play. It waits for an answer.
    case invited(by: String)
    case connected(to: String)
    /// The phone that was connected, or about to be, is not any more; also when it has declined or not answered.
    case disconnected
    case received(Data)
}
