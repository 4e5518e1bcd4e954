import DeviceProtocol
import Foundation

/// A device for one headless run: nothing of it stays.
public struct HeadlessConfiguration: Sendable {
    public var device: DeviceDescription
    public var state: DeviceState
    /// `libQuinceClock.so`.
    public var clockLibrary: URL
    /// Real seconds without the app coming to rest after which it counts as hung.
    public var patience: Double
    /// Receives the app's output, line by line.
    public var output: @Sendable (String, _ isError: Bool) -> Void
    /// Files and folders that the app reads besides its own.
    public var readable: [URL] = []
    /// Whether failures of the app name its functions. Finding them takes seconds for each.
    package var tracesFailures = true
    /// Whether the app is kept from the user's files and other processes.
    public var isConfined = true
    /// Is told of the app's process, which does nothing of its own until a debugger has attached to it; nil = there is none.
    public var debugger: (@Sendable (Int32) -> Void)?

    /// Measures the app's process; nil = it runs as it does for people.
    public var profile: ProfileMemory?

    public init(
        device: DeviceDescription, state: DeviceState = DeviceState(), clockLibrary: URL, patience: Double = 30,
        output: @escaping @Sendable (String, _ isError: Bool) -> Void = { _, _ in }
    ) {
        (self.device, self.state, self.clockLibrary, self.patience, self.output) = (device, state, clockLibrary, patience, output)
    }

    /// `libQuinceClock.so` beside the tool.
    public static func clockLibrary(besideExecutable executable: URL) -> URL {
        executable.resolvingSymlinksInPath().deletingLastPathComponent().appendingPathComponent("libQuinceClock.so")
    }
}
