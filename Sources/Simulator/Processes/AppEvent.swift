import DeviceProtocol
import Foundation
import PeerProtocol
import RenderProtocol

/// Something an app's process did.
public enum AppEvent: Sendable {
    case commit(Commit)
    case message(ProcessMessage)
    /// A widget's archive, in answer to a request.
    case archive(request: UInt64, Data)
    /// It asks something about phones near by.
    case peers(PeerRequest)
    /// Lines it printed, without their ends.
    case output([String], isError: Bool)
    /// It ended; nil for an end in order.
    case ended(ExitStatus, AppFailure?)
}

/// Why an app's process ended out of order.
public struct AppFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// The name of an end by an exit code of the app's own.
    static let exit = "Exit"
    /// The name of an end because the app does not go on.
    static let hang = "Hang"

    public var appName: String
    /// `NSInvalidArgumentException`, `Fatal error`, `SIGSEGV`; `Exit`, `Hang` and `Not running` are no crashes.
    public var name: String
    public var reason: String
    /// The app's own frames, innermost first.
    public var frames: [String]

    public var description: String {
        let isCrash = ![Self.exit, Self.hang, "Not running"].contains(name)
        var text = isCrash ? "\(appName) crashed: \(name)" + (reason.isEmpty ? "" : ": \(reason)") : "\(appName): \(reason)"
        for frame in frames { text += "\n    at \(frame)" }
        return text + (nextStep.map { "\n    → \($0)" } ?? "")
    }

    /// What to do about it; nil where the reason and the frames say enough.
    var nextStep: String? {
        guard name == Self.hang else { return nil }
        let cause = "a loop that does not end, a lock, a semaphore"
        return frames.isEmpty
            ? "See what its main thread does or waits for: \(cause)." : "See what keeps its main thread in these functions: \(cause)."
    }
}
