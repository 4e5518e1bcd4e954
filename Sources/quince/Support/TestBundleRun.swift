import AppBuilder
import FileFormats
import Foundation
import Simulator

/// The run of one test bundle: unit tests in the app, UI tests beside it.
struct TestBundleRun {
    let tests: BuiltTests.Bundle
    let launch: BuiltTests.Launch
    let app: AppBundle
    let symbolizer: URL?
    let configuration: HeadlessConfiguration
    /// A regular expression that the tests' names must match; nil = all.
    let filter: String?
    let log: SharedTestLog

    struct Outcome {
        /// The exit code of the tests.
        var code: Int32
        /// The test that ended the run, and why; nil where the run came to its end.
        var crash: (test: String?, reason: String)?
        /// Swift Testing's event stream.
        var events: String
        /// Activities and attachments.
        var records: TestRecords
    }

    /// - Throws: `SimulatorError` where the tests cannot be started.
    func run() throws -> Outcome {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-tests-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (events, records) = (folder.appendingPathComponent("events"), folder.appendingPathComponent("records", isDirectory: true))
        var outcome = Outcome(code: 1, events: "", records: TestRecords())
        do {
            outcome.code = try tests.isInterfaceTest ? runBesideApp(events, records) : runInApp(events, records)
        } catch let failure as AppFailure {
            outcome.crash = (log.value.running.last, "\(failure)")
        }
        // The process of the tests writes both, and may write anything.
        outcome.events = (try? RegularFile.read(events)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        outcome.records = TestRecords(folder: records)
        return outcome
    }

    private func runInApp(_ events: URL, _ records: URL) throws -> Int32 {
        let session = try HeadlessSession(bundle: app, configuration: configuration)
        let code = try session.runTests(
            tests.library, preloading: tests.preloaded, filter: filter, arguments: launch.settings?.allArguments ?? [],
            environment: launch.settings?.environment ?? [:], events: events, records: records)
        if !log.value.isFinished { throw session.endedEarly(code) }
        return code
    }

    private func runBesideApp(_ events: URL, _ records: URL) throws -> Int32 {
        guard let program = HomeScreenProgram(besideExecutable: Tool.executable) else {
            throw SimulatorError("SpringBoard is not built, which runs UI tests", nextStep: "Build it: swift build --product SpringBoard")
        }
        let run = try InterfaceTestRun(
            app: app, library: tests.library, program: program, configuration: configuration, symbolizer: symbolizer)
        let code = try run.run(
            preloading: tests.preloaded, filter: filter, arguments: launch.settings?.allArguments ?? [],
            environment: launch.settings?.environment ?? [:], events: events, records: records)
        if !log.value.isFinished { throw run.endedEarly(code) }
        return code
    }
}
