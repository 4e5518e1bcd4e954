import Foundation
import Simulator

/// Runs an app without a page until it rests, for commands that look at it then.
enum RestingApp {
    /// Seconds of the device's time after which a controller that has left counts as left behind, and a little more.
    private static let leakTime = 2.5

    /// Launches an app, or plays a flow on it, and lets it come to rest.
    ///
    /// - Parameters:
    ///   - configuration: What the app prints goes to standard error: standard output has the report only.
    ///   - duration: Seconds of the device's time that pass after the launch, without a flow.
    static func session(
        _ bundle: AppBundle, _ configuration: HeadlessConfiguration, flow: String?, arguments: [String], duration: Double = 0
    ) throws -> HeadlessSession {
        var configuration = configuration
        let output = configuration.output
        configuration.output = { line, _ in output(line, true) }
        let group = HeadlessGroup()
        let session = try HeadlessSession(bundle: bundle, configuration: configuration, group: group)
        if let flow {
            let player = FlowPlayer(session: session, options: FlowOptions(arguments: arguments)) { [configuration] _ in
                try HeadlessSession(bundle: bundle, configuration: configuration, group: group)
            }
            try player.play(URL(fileURLWithPath: flow))
        } else {
            try session.launch(arguments: arguments)
            try session.advance(by: duration)
        }
        try session.advance(by: leakTime)
        try session.settle()
        return session
    }
}
