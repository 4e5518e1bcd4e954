import Foundation

/// The options for playing flows.
public struct FlowOptions: Sendable {
    /// Launch arguments in addition to the flow's own.
    public var arguments: [String]
    /// Variables (`-e NAME=value`), which take precedence over the flow's own.
    public var environment: [String: String]
    /// The folder for screenshots; nil for the current directory.
    public var output: URL?
    /// The file of a video of the whole flow, with `.mp4` or `.webm` at its end; nil = none.
    public var video: URL?
    public var recording = RecordingOptions()
    /// Receives a line for every step, as it ends.
    public var log: @Sendable (String) -> Void

    public init(
        arguments: [String] = [], environment: [String: String] = [:], output: URL? = nil,
        log: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        (self.arguments, self.environment, self.output, self.log) = (arguments, environment, output, log)
    }
}

/// The outcome of a flow.
public struct FlowResult: Sendable {
    public var name: String
    public var file: String
    public var steps: Int
    /// Virtual seconds it took.
    public var time: Double
    public var failure: FlowError?

    public init(name: String, file: String, steps: Int, time: Double, failure: FlowError? = nil) {
        (self.name, self.file, self.steps, self.time, self.failure) = (name, file, steps, time, failure)
    }
}
