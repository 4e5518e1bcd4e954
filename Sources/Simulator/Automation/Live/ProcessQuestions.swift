import DeviceProtocol
import Foundation

/// Questions to a device's processes whose answers a tool waits for. May be used from any thread.
final class ProcessQuestions: @unchecked Sendable {
    private let lock = NSLock()
    /// The device's own questions have the numbers up to 0.
    private var last = 0
    private var waiting: [Int: DispatchSemaphore] = [:]
    private var answers: [Int: String] = [:]

    /// Asks a question and waits for its answer.
    ///
    /// - Parameters:
    ///   - timeout: In seconds.
    ///   - send: Sends the message to the process.
    ///   - isOver: Whether there is nobody to answer any more.
    /// - Returns: nil where no answer has come.
    func ask(_ query: DeviceMessage.Query, timeout: Double, send: (DeviceMessage) -> Void, isOver: () -> Bool) -> String? {
        let semaphore = DispatchSemaphore(value: 0)
        let number = lock.withLock {
            last += 1
            waiting[last] = semaphore
            return last
        }
        send(.query(id: number, query))
        let end = DispatchTime.now() + timeout
        while semaphore.wait(timeout: min(end, .now() + Self.interval)) == .timedOut, .now() < end, !isOver() {}
        return lock.withLock {
            waiting[number] = nil
            return answers.removeValue(forKey: number)
        }
    }

    /// Seconds after which it is looked whether somebody is there to answer.
    private static let interval = 0.1

    /// Takes an answer; returns whether somebody waits for it.
    func answer(_ number: Int, _ text: String) -> Bool {
        lock.withLock {
            guard let semaphore = waiting[number] else { return false }
            answers[number] = text
            semaphore.signal()
            return true
        }
    }
}
