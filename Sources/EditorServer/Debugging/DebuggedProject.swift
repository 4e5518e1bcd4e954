import Foundation

/// What a debugger's client wants to be started.
public struct DebugRequest: Sendable, Equatable {
    /// The app's path; nil = that of the command line.
    public var app: String?
    /// The device's model, name or UDID; nil = the usual one.
    public var device: String?
    /// Whether the app runs without a page, on a virtual clock.
    public var isHeadless: Bool
    /// A Maestro flow that plays on a headless app.
    public var flow: String?
    /// Launch arguments.
    public var arguments: [String]

    public init(app: String? = nil, device: String? = nil, isHeadless: Bool = false, flow: String? = nil, arguments: [String] = []) {
        (self.app, self.device, self.isHeadless, self.flow, self.arguments) = (app, device, isHeadless, flow, arguments)
    }
}

/// Builds an app and starts it for a debugger.
public protocol DebuggedProject: Sendable {
    /// Starts the app, which waits until a debugger has attached.
    ///
    /// - Parameter output: Gets what the app prints and what the build says, line by line, from any thread.
    /// - Returns: The app's process, and commands that lldb has to execute before it attaches.
    func start(_ request: DebugRequest, output: @escaping @Sendable (String, _ isError: Bool) -> Void) throws -> (
        process: Int32, commands: [String]
    )

    /// Ends the app.
    func end()
}
