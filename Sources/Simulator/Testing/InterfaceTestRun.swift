import AutomationModel
import DeviceProtocol
import Foundation

/// The run of a UI-test bundle: its process beside the app, which it drives through the phone.
public final class InterfaceTestRun {
    private let app: HeadlessSession
    private let tests: HeadlessSession
    private let library: URL
    private let server: AutomationServer

    /// - Parameters:
    ///   - app: The app under test; nothing of it runs before a test launches it.
    ///   - library: The bundle's library.
    ///   - program: The program that runs the tests.
    ///   - configuration: The phone; its output is that of the tests.
    ///   - symbolizer: The toolchain's `llvm-symbolizer`, by which failures name lines; nil where there is none.
    /// - Throws: `SimulatorError`.
    public init(
        app bundle: AppBundle, library: URL, program: HomeScreenProgram, configuration: HeadlessConfiguration, symbolizer: URL?
    ) throws {
        self.library = library
        var own = configuration
        // The app's words are not the tests'.
        own.output = { _, _ in }
        own.patience = min(configuration.patience, Self.appPatience)
        app = try HeadlessSession(bundle: bundle, configuration: own)
        var other = configuration
        // The whole run is one step of the process: it is at rest only while its own tests wait.
        other.patience = Self.patience
        tests = try HeadlessSession(bundle: program.tests, configuration: other)
        server = try AutomationServer(AutomationService(app, places: PlaceFinder(library: library, symbolizer: symbolizer)))
    }

    /// Real seconds that the app may be busy, and the whole run may take.
    private static let (appPatience, patience) = (60.0, 6.0 * 3600)

    /// Runs the tests; see `HeadlessSession.runTests`.
    public func run(
        preloading preloaded: [URL] = [], filter: String?, arguments: [String] = [], environment: [String: String] = [:],
        events: URL?, records: URL? = nil
    ) throws -> Int32 {
        tests.channel = (AutomationChannel.descriptorVariable, server.testDescriptor)
        server.start()
        defer {
            tests.kill()
            server.end()
            app.kill()
        }
        return try tests.runTests(
            library, preloading: preloaded, filter: filter, arguments: arguments, environment: environment, events: events,
            records: records)
    }

    /// Returns the failure of tests that exited before they had finished.
    public func endedEarly(_ code: Int32) -> AppFailure { tests.endedEarly(code) }
}
