import AutomationModel
import DeviceProtocol
import FileFormats
import Foundation

extension HeadlessSession {
    /// Launches the app with a test bundle in it and lets time pass until the tests are done.
    ///
    /// - Parameters:
    ///   - library: The bundle's library.
    ///   - preloaded: Libraries the app's process loads at its start.
    ///   - filter: A regular expression names must match.
    ///   - arguments: Launch arguments of the app.
    ///   - variables: Variables of the app's environment besides those that running tests takes.
    ///   - events: The file for Swift Testing's event stream.
    ///   - records: The folder for activities and attachments.
    /// - Returns: The exit code of the tests.
    /// - Throws: `AppFailure` when the app crashes, or waits for something that does not happen.
    public func runTests(
        _ library: URL, preloading preloaded: [URL] = [], filter: String?, arguments: [String] = [],
        environment variables: [String: String] = [:], events: URL?, records: URL? = nil
    ) throws -> Int32 {
        var environment = variables
        environment[LaunchEnvironment.testBundle] = library.path
        environment["LD_PRELOAD"] = preloaded.isEmpty ? nil : preloaded.map(\.path).joined(separator: ":")
        environment["QUINCE_TEST_FILTER"] = filter
        // The app writes in its own folders only.
        let stream = dataContainer.appendingPathComponent("tmp/test-events")
        if events != nil { environment["QUINCE_TEST_EVENTS"] = stream.path }
        defer { if let events { Self.move(stream, to: events) } }
        let recorded = dataContainer.appendingPathComponent("tmp/test-records", isDirectory: true)
        if records != nil { environment[AutomationChannel.recordsVariable] = recorded.path }
        defer { if let records { Self.moveFolder(recorded, to: records) } }
        readable = ([library] + preloaded).map { $0.deletingLastPathComponent() }
        return try exitCode(patience: Self.testAllowance) { try launch(arguments: arguments, environment: environment) }
    }

    /// Moves the event stream that the app has written; moving anything but a regular file might wait for ever.
    private static func move(_ stream: URL, to events: URL) {
        if RegularFile.kind(named: stream) == nil { try? FileManager.default.moveItem(at: stream, to: events) }
    }

    /// Moves the folder of what the tests have recorded; a link in its place stays.
    private static func moveFolder(_ recorded: URL, to records: URL) {
        let type = (try? FileManager.default.attributesOfItem(atPath: recorded.path))?[.type] as? FileAttributeType
        if type == .typeDirectory { try? FileManager.default.moveItem(at: recorded, to: records) }
    }

    /// Returns the failure of an app that exited before its tests had finished.
    public func endedEarly(_ code: Int32) -> AppFailure {
        AppFailure(
            appName: bundle.displayName, name: AppFailure.exit,
            reason: "the app has ended by itself with exit code \(code) before its tests were done", frames: [])
    }

    /// Virtual seconds a test may take without a word: as long as Xcode lets one run where it limits them.
    private static let testAllowance = 600.0
}
