import Foundation

/// A part of the main thread's work for a frame. Where a library measures the process, it is told which one begins.
package enum FrameStage: UInt32 {
    case events, layout, drawing, commit

    private typealias Enter = @convention(c) (UInt32) -> Void
    private typealias Commit = @convention(c) (Double) -> Void

    private static let enter: Enter? = function("quince_profile_stage")
    private static let sent: Commit? = function("quince_profile_commit")

    private static func function<Function>(_ name: String) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: Function.self) }
    }

    /// The main thread's work is of this stage from now on.
    package func begin() { Self.enter?(rawValue) }

    /// A commit has been sent; what follows is of the next frame.
    package static func end() { sent?(CACurrentMediaTime()) }
}
