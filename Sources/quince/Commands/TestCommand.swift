import AppBuilder
import ArgumentParser
import FileFormats
import Foundation
import Simulator

struct TestCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Builds an app's tests and runs them, without a page: unit tests in the app, UI tests beside it.",
        discussion: """
            The project's unit-test targets are compiled against the app, with @testable import, and run in its process once
            it has launched: first XCTest's tests, then Swift Testing's. UI-test targets (XCUITest) run in a process of their
            own, which launches the app and uses it as a person does. Time is virtual, so waiting costs none.

              quince test MyApp
              quince test MyApp --filter CartTests
              quince test MyApp --filter 'CartTests/testTotal' --device "iPhone SE (3rd generation)"
              quince test MyApp --filter '^MyAppUITests'
              quince test MyApp --junit results.xml --html results.html
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
    @Option(help: ArgumentHelp("Where a page with the results, activities and attachments goes.", valueName: "file.html")) var html: String?
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
        let bundle = try AppBundle(folder: built.app.bundle)
        var report = TestReport(attachmentFolder: TestReportFiles.folderName(junit)), timings = Timings()
        var (count, failed) = (0, false)
        for launch in built.launches {
            if built.launches.count > 1 { Console.print("Configuration '\(launch.configuration)'") }
            for tests in built.bundles {
                log.reset()
                let run = TestBundleRun(
                    tests: tests, launch: launch, app: bundle, symbolizer: built.symbolizer, configuration: configuration,
                    filter: try sharding.pattern(filter ?? tests.filter), log: log)
                let code = try self.run(run, &report, &timings, isOneOfMany: built.launches.count > 1)
                if code != 0 { failed = true }
                count += log.value.count
            }
        }
        try TestReportFiles(junit: junit, html: html).write(report)
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

    private func run(_ run: TestBundleRun, _ report: inout TestReport, _ timings: inout Timings, isOneOfMany: Bool) throws -> Int32 {
        let outcome = try run.run()
        let name = run.tests.name
        if let crash = outcome.crash {
            Console.error("error: " + (crash.test.map { "in \(name), test \($0): " } ?? "in \(name): ") + crash.reason)
        }
        report.add(
            run.log.value, events: outcome.events, bundle: isOneOfMany ? "\(name) (\(run.launch.configuration))" : name,
            crash: outcome.crash, records: outcome.records)
        for (test, seconds) in run.log.seconds(events: outcome.events) { timings.seconds["\(name).\(test)", default: 0] += seconds }
        return outcome.crash == nil ? outcome.code : 1
    }
}
