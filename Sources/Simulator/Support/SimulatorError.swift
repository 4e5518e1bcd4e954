/// A failure people can do something about: what happened, and what to do next.
public struct SimulatorError: Error, CustomStringConvertible, Equatable {
    /// The exit codes of the tool. The devices' commands use those of `xcrun simctl` (Xcode 16 and later).
    public enum ExitCode: Int32, Codable, Sendable {
        case failure = 1
        /// A file that is not there, as the system's ENOENT.
        case missingFile = 2
        /// A process that does not run, as the system's ESRCH.
        case notRunning = 3
        case notInstalled = 4
        case noAppForLink = 115
        case invalidDevice = 148
        /// The device is booted or shut down, and should not be.
        case wrongState = 149
    }

    public var message: String
    public var nextStep: String?
    public var exitCode: ExitCode

    public init(_ message: String, nextStep: String? = nil, exitCode: ExitCode = .failure) {
        (self.message, self.nextStep, self.exitCode) = (message, nextStep, exitCode)
    }

    public var description: String { message + (nextStep.map { "\n    → \($0)" } ?? "") }
}
