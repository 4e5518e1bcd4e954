import AppBuilder
import FileReplacement
import Foundation
import Simulator

/// Builds and tests.
extension XcodebuildShim {
    func perform(_ parsed: XcodebuildArguments, _ arguments: [String]) async throws -> Int32 {
        let project = try XcodebuildProject(parsed, context)
        let destination = try destination(parsed)
        announce(parsed, arguments)
        for action in parsed.actions.isEmpty ? [.build] : parsed.actions {
            let code: Int32
            switch action {
            case .clean: code = try clean(project)
            case .build: code = await build(project, parsed, destination, "BUILD")
            case .analyze: throw Refusal("The action 'analyze' is not in Quince: it has no analyzer.")
            case .buildForTesting: code = await buildTests(project, parsed, destination, title: "TEST BUILD").code
            case .test: code = try await test(project, parsed, destination, title: "TEST")
            case .testWithoutBuilding: code = try await test(project, parsed, destination, title: "TEST EXECUTE")
            }
            if code != 0 { return code }
        }
        return 0
    }

    private func announce(_ parsed: XcodebuildArguments, _ arguments: [String]) {
        guard !parsed.isQuiet else { return }
        context.print("Command line invocation:\n    xcodebuild " + arguments.joined(separator: " ") + "\n")
        if !parsed.settings.isEmpty {
            context.print("Build settings from command line:")
            for setting in parsed.settings { context.print("    \(setting.name) = \(setting.value)") }
            context.print("")
        }
        let places = ["SYMROOT", "BUILD_DIR", "CONFIGURATION_BUILD_DIR"]
        for setting in parsed.settings where !places.contains(setting.name) && !Self.needless.contains(where: setting.name.hasPrefix) {
            context.print("warning: \(setting.name) of the command line has no effect: Quince takes settings from the project.")
        }
        for option in parsed.ignored where !Self.silent.contains(option) {
            context.print("warning: the option -\(option) has no effect.")
        }
        if parsed.testPlan != nil { context.print("warning: the option -testPlan has no effect: the scheme's default test plan runs.") }
        if parsed.destinations.count > 1 { context.print("warning: of several destinations Quince takes the first.") }
    }

    /// Beginnings of settings about signing and Xcode's own ways, which change nothing that is built here.
    private static let needless = [
        "CODE_SIGN", "DEVELOPMENT_TEAM", "PROVISIONING_PROFILE", "ONLY_ACTIVE_ARCH", "COMPILER_INDEX_STORE_ENABLE", "ARCHS",
        "EXCLUDED_ARCHS",
        "FASTLANE_", "DEBUG_INFORMATION_FORMAT", "AD_HOC_CODE_SIGNING_ALLOWED", "ENABLE_ONLY_ACTIVE_RESOURCES",
    ]
    private static let silent: Set<String> = [
        "jobs", "arch", "destination-timeout", "parallelizeTargets", "verbose", "skipPackagePluginValidation", "skipMacroValidation",
        "hideShellScriptEnvironment", "allowProvisioningUpdates", "collect-test-diagnostics",
    ]

    private func finish(_ title: String, _ isSuccess: Bool) -> Int32 {
        context.print("** \(title) \(isSuccess ? "SUCCEEDED" : "FAILED") **\n")
        return isSuccess ? 0 : Self.failure
    }

    private func clean(_ project: XcodebuildProject) throws -> Int32 {
        if FileManager.default.fileExists(atPath: project.products.path) {
            do { try FileManager.default.removeItem(at: project.products) } catch {
                context.print("error: \(project.products.path) cannot be removed: \(fileErrorReason(error))")
                return finish("CLEAN", false)
            }
        }
        return finish("CLEAN", true)
    }

    // MARK: Building

    private func build(
        _ project: XcodebuildProject, _ parsed: XcodebuildArguments, _ destination: XcodebuildDestination, _ title: String
    ) async -> Int32 {
        do {
            let reporter = BuildLines(context, project, isQuiet: parsed.isQuiet)
            let built = try await AppBuilder().build(project.request(system: destination.system) { reporter.report($0) })
            try place(built, project, reporter)
            return finish(title, true)
        } catch { return fail(error, title) }
    }

    /// Puts the built app where Xcode has it. The build itself stays in Quince's cache, which all its commands share.
    private func place(_ built: BuiltApp, _ project: XcodebuildProject, _ reporter: BuildLines) throws {
        for warning in built.warnings { context.print("\(warning)") }
        let files = FileManager.default
        let product = project.products.appendingPathComponent(built.bundle.lastPathComponent, isDirectory: true)
        try files.createDirectory(at: project.products, withIntermediateDirectories: true)
        if files.fileExists(atPath: product.path) { try files.removeItem(at: product) }
        try files.copyItem(at: built.bundle, to: product)
        reporter.finish()
    }

    private func fail(_ error: any Error, _ title: String) -> Int32 {
        let isBuild = error is BuildFailure
        context.print(isBuild ? "\(error)" : "error: \(fileErrorReason(error))")
        context.print("")
        return finish(title, false)
    }

    // MARK: Testing

    private func buildTests(
        _ project: XcodebuildProject, _ parsed: XcodebuildArguments, _ destination: XcodebuildDestination, title: String,
        isLast: Bool = true
    ) async -> (code: Int32, built: BuiltTests?) {
        do {
            let reporter = BuildLines(context, project, isQuiet: parsed.isQuiet)
            let built = try await AppBuilder().buildTests(project.request(system: destination.system) { reporter.report($0) })
            try place(built.app, project, reporter)
            for warning in built.warnings { context.print("\(warning)") }
            return (isLast ? finish(title, true) : 0, built)
        } catch { return (fail(error, title), nil) }
    }

    private func test(
        _ project: XcodebuildProject, _ parsed: XcodebuildArguments, _ destination: XcodebuildDestination, title: String
    ) async throws -> Int32 {
        // Where nothing has changed this builds nothing.
        let (code, built) = await buildTests(project, parsed, destination, title: title, isLast: false)
        guard let built else { return code }
        var log = XcodebuildTestLog(bundles: built.bundles.map(\.name))
        let isSuccess = try run(testArguments(project, parsed, destination)) { context.print(log.translate($0)) }
        if !log.failed.isEmpty { context.print("Failing tests:\n" + log.failed.map { "\t\($0)\n" }.joined()) }
        return finish(title, isSuccess)
    }

    private func testArguments(
        _ project: XcodebuildProject, _ parsed: XcodebuildArguments, _ destination: XcodebuildDestination
    ) -> [String] {
        var arguments = ["test", project.outline.file.path]
        arguments += ["--configuration", project.configuration == "Release" ? "release" : "debug"]
        if let scheme = project.scheme { arguments += ["--scheme", scheme] }
        if let target = project.target { arguments += ["--target", target] }
        if let model = destination.model { arguments += ["--device", model] }
        if let system = destination.system { arguments += ["--os", "\(system.rawValue)"] }
        if let filter = XcodebuildFilter.pattern(only: parsed.onlyTesting, skipping: parsed.skipTesting) {
            arguments += ["--filter", filter]
        }
        return arguments
    }

    /// Runs Quince with these arguments; returns whether it succeeded.
    private func run(_ arguments: [String], line: (String) -> Void) throws -> Bool {
        try OwnCommand(arguments: arguments, environment: context.environment).run(line: line) == 0
    }
}

/// Writes the lines of a build as it goes on.
private final class BuildLines: @unchecked Sendable {
    private let context: ShimContext
    private let log: XcodebuildLog
    private let isQuiet: Bool
    private let lock = NSLock()
    private var last: String?

    init(_ context: ShimContext, _ project: XcodebuildProject, isQuiet: Bool) {
        (self.context, self.isQuiet) = (context, isQuiet)
        let target =
            project.target ?? project.outline.apps.first { $0 == project.outline.name } ?? project.outline.apps.first
            ?? project.outline.name
        log = XcodebuildLog(
            target: target, project: project.outline.name, product: project.products.appendingPathComponent("\(target).app"))
    }

    func report(_ step: BuildProgress) {
        guard !isQuiet, let line = log.line(step) else { return }
        lock.withLock {
            guard line != last else { return }
            last = line
            context.print(line + "\n")
        }
    }

    func finish() { if !isQuiet { lock.withLock { context.print(log.finalLine + "\n") } } }
}
