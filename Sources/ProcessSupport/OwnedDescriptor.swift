import CSpawn
import Foundation
import Glibc

/// A file descriptor that is closed with its owner.
package final class OwnedDescriptor: @unchecked Sendable {
    package let number: Int32
    private var isOpen = true

    package init(_ number: Int32) { self.number = number }
    deinit { close() }

    package func close() {
        guard isOpen else { return }
        isOpen = false
        _ = Glibc.close(number)
    }

    /// Reads and writes return at once instead of waiting.
    package func makeNonBlocking() { _ = fcntl(number, F_SETFL, fcntl(number, F_GETFL) | O_NONBLOCK) }

    /// Reads what there is, without waiting: the descriptor must be non-blocking.
    ///
    /// - Parameters:
    ///   - limit: After so many bytes the rest is left for another time, so that who writes without end does not fill the memory.
    ///   - take: Gets the bytes, piece by piece.
    /// - Returns: Whether more may come; false at the end of the stream.
    package func readAvailable(limit: Int = 4 << 20, _ take: (Data) -> Void) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        var total = 0
        while total < limit {
            let count = read(number, &buffer, buffer.count)
            guard count > 0 else { return count < 0 && (errno == EAGAIN || errno == EINTR) }
            take(Data(buffer[..<count]))
            total += count
            if count < buffer.count { break }
        }
        return true
    }

    /// A file opened to be read.
    ///
    /// - Throws: `ProcessError` where it cannot be.
    package static func reading(_ file: URL) throws -> OwnedDescriptor {
        let number = open(file.path, O_RDONLY | O_CLOEXEC)
        guard number >= 0 else { throw ProcessError("\(file.path) cannot be read: \(systemErrorText())") }
        return OwnedDescriptor(number)
    }

    /// A connected pair of stream sockets, closed in programs started later.
    package static func socketPair() throws -> (OwnedDescriptor, OwnedDescriptor) {
        var numbers: [Int32] = [0, 0]
        guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0, &numbers) == 0 else {
            throw ProcessError("no socket for the app's process: \(systemErrorText())", nextStep: "Close programs or raise `ulimit -n`.")
        }
        return (OwnedDescriptor(numbers[0]), OwnedDescriptor(numbers[1]))
    }

    /// A pipe (its reading end first), closed in programs started later.
    package static func pipe() throws -> (OwnedDescriptor, OwnedDescriptor) {
        var numbers: [Int32] = [0, 0]
        let error = spawn_pipe(&numbers)
        guard error == 0 else {
            throw ProcessError(
                "no pipe for the app's output: \(systemErrorText(error))", nextStep: "Close programs or raise `ulimit -n`.")
        }
        return (OwnedDescriptor(numbers[0]), OwnedDescriptor(numbers[1]))
    }
}
