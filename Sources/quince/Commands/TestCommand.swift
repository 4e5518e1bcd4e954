import AppBuilder
import ArgumentParser
import FileFormats
import Foundation
import Simulator

struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Builds an app's unit tests and runs them in the app, without a page.",
        discussion: """
            The project's unit-test targets are compiled against the app, with @testable import, and run in its process once
            it has launched: first XCTest's tests, then Swift Testing's. Time is virtual, so waiting costs none. UI-test
            targets (XCUITest) are named and left out; flows do their work: see 'quince flow --help'.

              quince test MyApp
              quince test MyApp --filter CartTests
              quince test MyApp --filter 'CartTests/testTotal' --device "iPhone SE (3rd generation)"
              quince test MyApp --junit results.xml
              quince test MyApp --jobs 4 --timings times.json
              quince test MyApp --shard 2/5 --retry testDownload

            The scheme's test action or its test plan says which tests run, in which build configuration, and what they are started with:
            once for each of the plan's configurations. --filter chooses among all.

            A filter is a regular expression over names such as MyAppTests.CartTests/testTotal, which is what 'swift test'
            calls them, too. What the tests print is the toolchain's own. The exit code is 0 if no test failed, and 1 if one
            did, or crashed, or waited ten minutes (of the device's time) for something, or if the filter matches nothing.
            """)

    @Argument(help: "The app: an .xcodeproj or .xcworkspace, or a folder that holds one.") var app: String
    @Option(help: ArgumentHelp("Only tests whose name matches this regular expression.", valueName: "regex")) var filter: String?
    @Option(help: ArgumentHelp("Where a report in JUnit's form goes.", valueName: "file.xml")) var junit: String?
    @OptionGroup var sharding: ShardOptions
    @OptionGroup var device: DeviceOptions
    @OptionGroup var building: BuildOptions

    func validate() throws {
        if let filter, (try? Regex(filter)) == nil { throw ValidationError("“\(filter)” is no regular expression.") }
    }

    func run() async throws {
        if sharding.isCoordinated { return try await runInParts() }
        let log = SharedTestLog()
        var configuration = try device.headlessConfiguration()
        // Tests may compute for long without a pause.
        configuration.patience = 600
        configuration.output = { line, isError in
            log.read(line)
            isError ? Console.error(line) : Console.print(line)
        }
        // Tests compare with files beside their sources.
        configuration.readable = [URL(fileURLWithPath: app).standardizedFileURL.projectFolder]
        let built = try await building.buildTests(app)
        for name in built.interfaceTests {
            Console.error("\(name) is left out: it holds UI tests (XCUITest), which Quince does not run; write a flow instead.")
        }
        let bundle = try AppBundle(folder: built.app.bundle)
        var report = TestReport(), timings = Timings()
        var (count, failed) = (0, false)
        for launch in built.launches {
            if built.launches.count > 1 { Console.print("Configuration '\(launch.configuration)'") }
            for tests in built.bundles {
                log.reset()
                let isOneOfMany = built.launches.count > 1
                let code = try run(tests, of: bundle, launch, configuration, log, &report, &timings, isOneOfMany: isOneOfMany)
                if code != 0 { failed = true }
                count += log.value.count
            }
        }
        if let junit { try save(report, to: junit) }
        try sharding.save(timings)
        if failed { throw ExitCode(1) }
        guard count == 0, !sharding.isPartial else { return }
        guard let filter else { return Console.error("warning: \(built.bundles.map(\.name).joined(separator: ", ")): there are no tests") }
        throw SimulatorError(
            "no test matches “\(filter)”", nextStep: "Names are such as \(example(built)); --filter takes a regular expression.")
    }

    private func example(_ built: BuiltTests) -> String {
        built.bundles.lazy.compactMap(\.firstTest).first ?? "\(built.bundles.first?.name ?? "AppTests").CartTests/testTotal"
    }

    private func run(
        _ tests: BuiltTests.Bundle, of bundle: AppBundle, _ launch: BuiltTests.Launch, _ configuration: HeadlessConfiguration,
        _ log: SharedTestLog, _ report: inout TestReport, _ timings: inout Timings, isOneOfMany: Bool
    ) throws -> Int32 {
        let events = FileManager.default.temporaryDirectory.appendingPathComponent("quince-tests-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: events) }
        let session = try HeadlessSession(bundle: bundle, configuration: configuration)
        var code: Int32 = 1
        var crash: (test: String?, reason: String)?
        do {
            code = try session.runTests(
                tests.library, preloading: tests.preloaded, filter: sharding.pattern(filter ?? tests.filter),
                arguments: launch.settings?.allArguments ?? [],
                environment: launch.settings?.environment ?? [:], events: junit != nil || sharding.keepsTimes ? events : nil)
            if !log.value.isFinished { throw session.endedEarly(code) }
        } catch let failure as AppFailure {
            let test = log.value.running.last
            code = 1
            crash = (test, "\(failure)")
            Console.error("error: " + (test.map { "in \(tests.name), test \($0): " } ?? "in \(tests.name): ") + "\(failure)")
        }
        // The app writes it, and may write anything.
        let stream = (try? RegularFile.read(events)).map { String(decoding: $0, as: UTF8.self) }
        let name = isOneOfMany ? "\(tests.name) (\(launch.configuration))" : tests.name
        report.add(log.value, events: stream ?? "", bundle: name, crash: crash)
        for (test, seconds) in log.seconds(events: stream ?? "") { timings.seconds["\(tests.name).\(test)", default: 0] += seconds }
        return code
    }

    private func save(_ report: TestReport, to path: String) throws {
        let file = URL(fileURLWithPath: path)
        do {
            try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(report.xml.utf8).write(to: file, options: .atomic)
        } catch {
            throw SimulatorError("\(path) cannot be written: \(error.localizedDescription)", nextStep: "Choose a folder you may write to.")
        }
    }
}
