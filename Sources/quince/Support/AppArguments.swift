import AppBuilder
import ArgumentParser
import Foundation
import Simulator

extension SimulatedSystem: ExpressibleByArgument {}

/// Which app, and how it is built.
struct BuildOptions: ParsableArguments {
    @Option(help: "How to compile the app: debug or release.")
    var configuration: Configuration = .debug

    @Option(help: ArgumentHelp("The target to build, where the project has several apps.", valueName: "name"))
    var target: String?

    @Option(
        help: ArgumentHelp(
            "The scheme to build and launch with: its app, build configuration, arguments, environment, language and region.",
            discussion: "Default: the only scheme that launches the app, or the one named like it.", valueName: "name"))
    var scheme: String?

    @Option(
        name: .customLong("os"),
        help: ArgumentHelp(
            "The iOS to build for and run on: 17, 18 or 26.",
            discussion: "Default: the one of the Xcode that saved the project, or a newer one where the app needs it.",
            valueName: "version"))
    var system: SimulatedSystem?

    @Flag(
        help: ArgumentHelp(
            "Run the project's script phases, confined: no network, and nothing is written outside the project.",
            discussion: "They are programs that whoever wrote the project chose."))
    var runScripts = false

    @Flag(help: "Leave out files that import frameworks Quince lacks, with a warning each.")
    var withoutMissing = false

    @Flag(help: "Print the commands of compilers and linker.")
    var verbose = false

    enum Configuration: String, ExpressibleByArgument, CaseIterable { case debug, release }

    /// Builds the app with progress on standard error.
    ///
    /// - Throws: `BuildFailure`, listing every error.
    func build(_ app: String, output: String? = nil, progress: (@Sendable (BuildProgress) -> Void)? = nil) async throws -> BuiltApp {
        let reporter = ProgressReporter()
        defer { reporter.finish() }
        let built = try await AppBuilder().build(request(app, output: output, reporter, progress: progress))
        reporter.finish()
        for warning in built.warnings where !built.wasUpToDate { Console.error("\(warning)") }
        return built
    }

    /// Builds the app and its unit tests with progress on standard error.
    ///
    /// - Throws: `BuildFailure`, listing every error.
    func buildTests(_ app: String) async throws -> BuiltTests {
        let reporter = ProgressReporter()
        defer { reporter.finish() }
        let built = try await AppBuilder().buildTests(request(app, output: nil, reporter, progress: nil))
        reporter.finish()
        for warning in (built.app.wasUpToDate ? [] : built.app.warnings) + built.warnings { Console.error("\(warning)") }
        return built
    }

    func request(
        _ app: String, output: String?, _ reporter: ProgressReporter, progress: (@Sendable (BuildProgress) -> Void)?
    ) throws -> BuildRequest {
        var request = BuildRequest(
            app: URL(fileURLWithPath: app), configuration: configuration == .debug ? .debug : .release, target: target,
            output: output.map { URL(fileURLWithPath: $0, isDirectory: true) },
            frameworks: try FrameworkSet.locate(besideExecutable: Tool.executable),
            progress: { step in
                reporter.show(step.message)
                progress?(step)
            })
        (request.runsScripts, request.leavesOutMissing, request.scheme) = (runScripts, withoutMissing, scheme)
        request.system = system
        if verbose { request.command = { reporter.write($0) } }
        return request
    }
}

/// This program.
enum Tool {
    /// The executable file, links followed.
    static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
}

extension BuildOptions {
    /// The bundle of an app: built, unless a built `.app` is given.
    func bundle(_ app: String) async throws -> AppBundle {
        let file = URL(fileURLWithPath: app)
        if file.pathExtension == "app" {
            guard system == nil else { throw ValidationError("A built .app runs on the iOS that it was built for: leave out --os.") }
            return try AppBundle(folder: file)
        }
        return try AppBundle(folder: try await build(app).bundle)
    }
}
