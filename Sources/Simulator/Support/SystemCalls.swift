import CSpawn
import Foundation
import Glibc

/// The text of the last system call's error.
func systemErrorText(_ code: Int32 = errno) -> String { String(cString: strerror(code)) }

/// A file descriptor that is closed with its owner.
final class OwnedDescriptor: @unchecked Sendable {
    let number: Int32
    private var isOpen = true

    init(_ number: Int32) { self.number = number }
    deinit { close() }

    func close() {
        guard isOpen else { return }
        isOpen = false
        _ = Glibc.close(number)
    }

    /// Reads and writes return at once instead of waiting.
    func makeNonBlocking() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

    /// A connected pair of stream sockets, closed in programs started later.
    static func socketPair() throws -> (OwnedDescriptor, OwnedDescriptor) {
        var numbers: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &numbers) == 0 else {
            throw SimulatorError("no socket for the app's process: \(systemErrorText())", nextStep: "Close programs or raise `ulimit -n`.")
        }
        return (OwnedDescriptor(numbers[0]), OwnedDescriptor(numbers[1]))
    }

    /// A pipe (its reading end first), closed in programs started later.
    static func pipe() throws -> (OwnedDescriptor, OwnedDescriptor) {
        var numbers: [Int32] = [0, 0]
        let error = spawn_pipe(&numbers)
        guard error == 0 else {
            throw SimulatorError(
                "no pipe for the app's output: \(systemErrorText(error))", nextStep: "Close programs or raise `ulimit -n`.")
        }
        return (OwnedDescriptor(numbers[0]), OwnedDescriptor(numbers[1]))
    }
}
