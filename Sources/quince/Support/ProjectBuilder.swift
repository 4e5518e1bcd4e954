import AgentServer
import AppBuilder
import DeviceProtocol
import FileFormats
import Foundation
import Simulator

/// Builds apps and their tests for agents, with the command's options.
struct ProjectBuilder: AgentProject {
    let building: BuildOptions
    let device: DeviceOptions

    func build(_ request: AgentBuild, progress: @escaping @Sendable (String) -> Void) throws -> AgentBuiltApp {
        let file = URL(fileURLWithPath: request.app)
        if file.pathExtension == "app" { return AgentBuiltApp(bundle: try AppBundle(folder: file), wasUpToDate: true) }
        let wanted = try buildRequest(request, progress)
        let built = try waitFor { try await AppBuilder().build(wanted) }
        return AgentBuiltApp(
            bundle: try AppBundle(folder: built.bundle), arguments: built.launch?.allArguments ?? [],
            environment: built.launch?.environment ?? [:], warnings: built.warnings.map(\.description), wasUpToDate: built.wasUpToDate)
    }

    private func buildRequest(_ request: AgentBuild, _ progress: @escaping @Sendable (String) -> Void) throws -> BuildRequest {
        var wanted = try building.request(request.app, output: nil, ProgressReporter()) { progress($0.message) }
        wanted.target = request.target ?? wanted.target
        wanted.scheme = request.scheme ?? wanted.scheme
        if request.isRelease { wanted.configuration = .release }
        return wanted
    }

    func phone(_ bundle: AppBundle, model: String?, log: AutomationLog) throws -> HeadlessSession {
        try HeadlessSession(bundle: bundle, configuration: configuration(model) { line, _ in log.add(line) })
    }

    private func configuration(_ model: String?, _ output: @escaping @Sendable (String, Bool) -> Void) throws -> HeadlessConfiguration {
        var configuration = try device.headlessConfiguration()
        if let model { configuration.device = try DeviceCatalogue.model(model) }
        configuration.output = output
        return configuration
    }

    func previews(_ bundle: AppBundle, _ request: AgentBuild) throws -> PreviewRun {
        PreviewRun(
            bundle: bundle, clockLibrary: HeadlessConfiguration.clockLibrary(besideExecutable: Tool.executable), variants: [],
            timeZone: device.timeZone, root: URL(fileURLWithPath: request.app).standardizedFileURL.projectFolder)
    }

    // MARK: Tests

    func test(_ request: AgentBuild, filter: String?, progress: @escaping @Sendable (String) -> Void) throws -> AgentTestReport {
        let wanted = try buildRequest(request, progress)
        let built = try waitFor { try await AppBuilder().buildTests(wanted) }
        let bundle = try AppBundle(folder: built.app.bundle)
        var report = AgentTestReport(cases: [])
        for launch in built.launches {
            for tests in built.bundles {
                progress("running \(tests.name)")
                try run(tests, launch, of: bundle, built.symbolizer, request, filter, &report)
            }
        }
        return report
    }

    private func run(
        _ tests: BuiltTests.Bundle, _ launch: BuiltTests.Launch, of bundle: AppBundle, _ symbolizer: URL?, _ request: AgentBuild,
        _ filter: String?, _ report: inout AgentTestReport
    ) throws {
        let (results, output) = (SharedTestLog(), AutomationLog())
        var configuration = try configuration(nil) { line, _ in
            results.read(line)
            output.add(line)
        }
        // Tests may compute for long without a pause, and compare with files beside their sources.
        configuration.patience = 600
        configuration.readable = [URL(fileURLWithPath: request.app).standardizedFileURL.projectFolder]
        let outcome = try TestBundleRun(
            tests: tests, launch: launch, app: bundle, symbolizer: symbolizer, configuration: configuration, filter: filter ?? tests.filter,
            log: results
        ).run()
        if let crash = outcome.crash {
            report.crashes.append((crash.test.map { "\(tests.name), test \($0): " } ?? "\(tests.name): ") + crash.reason)
        }
        report.cases += results.value.allCases(events: outcome.events)
        report.output += output.last(10)
    }

    // MARK: Support

    /// Waits in this thread for work of the concurrency's threads.
    private func waitFor<Value: Sendable>(_ body: @escaping @Sendable () async throws -> Value) throws -> Value {
        let (done, result) = (DispatchSemaphore(value: 0), SharedResult<Value>())
        Task.detached {
            do { result.value = .success(try await body()) } catch { result.value = .failure(error) }
            done.signal()
        }
        done.wait()
        return try result.value!.get()
    }
}

/// A result that one thread writes before another reads it.
private final class SharedResult<Value: Sendable>: @unchecked Sendable {
    var value: Result<Value, any Error>?
}
