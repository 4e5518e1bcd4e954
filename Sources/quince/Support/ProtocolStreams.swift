import Foundation
import Glibc
import Simulator

/// The streams over which a client speaks to this program.
struct ProtocolStreams {
    let input: Int32
    let output: Int32

    /// Detaches the streams from standard input and output: neither this program nor its children may write to the client.
    ///
    /// - Parameter client: The program that starts this one, for an error's next step.
    /// - Throws: `SimulatorError` where they cannot be used.
    static func detach(from client: String) throws -> ProtocolStreams {
        let (input, output) = (fcntl(STDIN_FILENO, F_DUPFD_CLOEXEC, 3), fcntl(STDOUT_FILENO, F_DUPFD_CLOEXEC, 3))
        let nothing = open("/dev/null", O_RDONLY | O_CLOEXEC)
        guard input >= 0, output >= 0, nothing >= 0, dup2(nothing, STDIN_FILENO) >= 0, dup2(STDERR_FILENO, STDOUT_FILENO) >= 0 else {
            throw SimulatorError("standard input and output cannot be used", nextStep: "Start the command from \(client).")
        }
        return ProtocolStreams(input: input, output: output)
    }
}
