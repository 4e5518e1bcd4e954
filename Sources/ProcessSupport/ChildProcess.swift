import CSpawn
import Foundation
import Glibc

/// A program started by Quince, in a process group of its own, with exactly the descriptors it is given.
package final class ChildProcess: @unchecked Sendable {
    package struct Launch: Sendable {
        package var executable: URL
        package var arguments: [String] = []
        package var environment: [String: String] = [:]
        package var folder: URL?
        /// Descriptors by their numbers in the new process; all others are closed.
        package var descriptors: [Int32: OwnedDescriptor] = [:]
        /// The limits it runs under; nil = it may do what its user may.
        package var confinement: Confinement?
        /// Whether its memory lies at the same addresses on every run: the order of some hash tables follows from them.
        package var hasFixedAddresses = false
        /// Whether it ends with the thread that starts it: for programs that a thread waits for, also where this process is killed.
        package var endsWithThread = false

        package init(executable: URL, arguments: [String] = []) { (self.executable, self.arguments) = (executable, arguments) }
    }

    package let identifier: pid_t
    package private(set) var status: ExitStatus?
    private var isIndependent = false

    /// The number under which a confined process keeps its folder in `/proc` open.
    private static let ownProcess: Int32 = 9

    /// - Throws: `ProcessError` naming the program.
    package init(_ launch: Launch) throws {
        let ruleset = try launch.confinement?.ruleset()
        let supervisor = try launch.confinement?.supervisor()
        var confinement = spawn_confinement(
            ruleset: ruleset?.number ?? -1, allows_network: launch.confinement?.allowsNetwork ?? true,
            own_process: launch.confinement?.readsOwnProcess == true ? Self.ownProcess : -1,
            supervisor: supervisor?.programsEnd.number ?? -1,
            files_only: launch.confinement?.limitsFilesOnly ?? false)
        let arguments = ([launch.executable.path] + launch.arguments).map { strdup($0) } + [nil]
        let environment = launch.environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") } + [nil]
        let folder = launch.folder.map { strdup($0.path) } ?? nil
        defer { (arguments + environment + [folder]).forEach { free($0) } }
        let descriptors = launch.descriptors.sorted { $0.key < $1.key }.map { spawn_descriptor(number: $0.key, source: $0.value.number) }
        var identifier: pid_t = 0
        let error = arguments.withUnsafeBufferPointer { arguments in
            environment.withUnsafeBufferPointer { environment in
                descriptors.withUnsafeBufferPointer { descriptors in
                    withUnsafePointer(to: &confinement) { limits in
                        launch.executable.path.withCString { path in
                            var request = spawn_request()
                            (request.path, request.folder) = (path, UnsafePointer(folder))
                            (request.arguments, request.environment) = (arguments.baseAddress, environment.baseAddress)
                            (request.descriptors, request.count) = (descriptors.baseAddress, Int32(descriptors.count))
                            request.confinement = launch.confinement == nil ? nil : limits
                            (request.has_fixed_addresses, request.ends_with_thread) = (launch.hasFixedAddresses, launch.endsWithThread)
                            return spawn_program(&identifier, &request)
                        }
                    }
                }
            }
        }
        // Closed only now that the program has its copies.
        withExtendedLifetime((launch, ruleset)) {}
        guard error == 0 else {
            throw ProcessError("\(launch.executable.path) cannot be started: \(systemErrorText(error))")
        }
        self.identifier = identifier
        spawn_guard_group(identifier)
        supervisor?.start()
    }

    /// Nobody is left to ask how it ended: it goes, and leaves no entry in the kernel's table of processes.
    deinit { if !isIndependent { waitForEnd(patience: 0) } }

    /// Lets the program go on when nobody holds this object any more, and when this process ends.
    package func makeIndependent() {
        isIndependent = true
        spawn_release_group(identifier)
    }

    /// Returns the exit status; nil while the process runs. Once it has exited, kills the rest of its process group.
    package func checkStatus() -> ExitStatus? { check(WNOHANG) }

    private func check(_ options: Int32) -> ExitStatus? {
        if let status { return status }
        var information = siginfo_t()
        // While it has not been reaped, its number is no other group's.
        guard waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT | options) == 0, information.si_signo == SIGCHLD else {
            return nil
        }
        kill(-identifier, SIGKILL)
        spawn_release_group(identifier)
        var value: Int32 = 0
        if waitpid(identifier, &value, 0) == identifier { status = ExitStatus(waitStatus: value) }
        return status
    }

    /// Waits for its end; kills it after `patience` seconds.
    @discardableResult
    package func waitForEnd(patience: Double) -> ExitStatus {
        var passed = 0.0
        while checkStatus() == nil {
            if passed >= patience { terminate() }
            usleep(2000)
            passed += 0.002
        }
        return status ?? .signalled(SIGKILL)
    }

    /// Waits for its end, however long that takes.
    package func waitForEnd() -> ExitStatus {
        while true { if let status = check(0) { return status } }
    }

    /// Sends a signal to it and to everything it has started.
    package func terminate(_ signal: Int32 = SIGKILL) { if status == nil { kill(-identifier, signal) } }
}
