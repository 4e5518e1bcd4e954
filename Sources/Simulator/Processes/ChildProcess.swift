import CSpawn
import Foundation
import Glibc

/// A program started by Quince, with exactly the descriptors it is given.
final class ChildProcess: @unchecked Sendable {
    struct Launch {
        var executable: URL
        var arguments: [String] = []
        var environment: [String: String] = [:]
        var folder: URL?
        /// Descriptors by their numbers in the new process; all others are closed.
        var descriptors: [Int32: OwnedDescriptor] = [:]
    }

    let identifier: pid_t
    private(set) var status: ExitStatus?

    init(_ launch: Launch) throws {
        let arguments = ([launch.executable.path] + launch.arguments).map { strdup($0) } + [nil]
        let environment = launch.environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        defer { (arguments + environment).forEach { free($0) } }
        let descriptors = launch.descriptors.sorted { $0.key < $1.key }.map { spawn_descriptor(number: $0.key, source: $0.value.number) }
        var identifier: pid_t = 0
        let error = spawn_program(
            &identifier, launch.executable.path, arguments, environment, launch.folder?.path, descriptors, Int32(descriptors.count))
        guard error == 0 else {
            throw SimulatorError("\(launch.executable.path) cannot be started: \(systemErrorText(error))", nextStep: "Build the app again.")
        }
        self.identifier = identifier
    }

    private var isIndependent = false

    /// Nobody is left to ask how it ended: it goes, and leaves no entry in the kernel's table of processes.
    deinit { if !isIndependent { waitForEnd(patience: 0) } }

    /// Lets the program go on when nobody holds this object any more.
    func makeIndependent() { isIndependent = true }

    /// How it ended, or nil while it runs.
    func checkStatus() -> ExitStatus? {
        if let status { return status }
        var value: Int32 = 0
        if waitpid(identifier, &value, WNOHANG) == identifier { status = ExitStatus(waitStatus: value) }
        return status
    }

    /// Waits for its end; kills it after `patience` seconds.
    @discardableResult
    func waitForEnd(patience: Double) -> ExitStatus {
        var passed = 0.0
        while checkStatus() == nil {
            if passed >= patience { kill(identifier, SIGKILL) }
            usleep(2000)
            passed += 0.002
        }
        return status!
    }

    func terminate(_ signal: Int32 = SIGKILL) { if status == nil { kill(identifier, signal) } }
}
