import DeviceProtocol
import Foundation
import PageEncoding
import PeerProtocol
import ProcessSupport
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
    package static let exit = "Exit"
    /// The name of an end by a virtual device that waits no longer.
    package static let hang = "Hang"
    /// The name of an end by the watchdog, with the termination code that iOS reports.
    static let watchdog = "Watchdog (0x8badf00d)"

    public var appName: String
    /// `NSInvalidArgumentException`, `Fatal error`, `SIGSEGV`; `Exit`, `Hang`, `Not running` and `Watchdog (0x8badf00d)` are no crashes.
    public var name: String
    public var reason: String
    /// The app's own frames, innermost first.
    public var frames: [String]

    package init(appName: String, name: String, reason: String, frames: [String]) {
        (self.appName, self.name, self.reason, self.frames) = (appName, name, reason, frames)
    }

    public var description: String {
        var text =
            switch name {
            case Self.exit, Self.hang, "Not running": "\(appName): \(reason)"
            case Self.watchdog: "\(appName) was ended by the watchdog (0x8badf00d): \(reason)"
            default: "\(appName) crashed: \(name)" + (reason.isEmpty ? "" : ": \(reason)")
            }
        for frame in frames { text += "\n    at \(frame)" }
        return text
    }
}

extension AppFailure {
    /// As pages show it.
    var report: CrashReport { CrashReport(appName: appName, name: name, reason: reason, frames: frames) }
}
