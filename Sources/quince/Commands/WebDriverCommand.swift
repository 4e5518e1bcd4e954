import AgentServer
import ArgumentParser
import Foundation
import Simulator
import WebDriverServer

struct WebDriverCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "webdriver",
        abstract: "Serves WebDriver clients: Appium, Selenium, facebook-wda.",
        discussion: """
            It builds the apps, listens at 127.0.0.1 and answers what WebDriverAgent answers on an iPhone, and what the W3C's WebDriver has.
            Each session has a phone of its own with the apps on it, without a page, on a virtual clock; nothing of it stays.

              quince webdriver MyApp                 for Appium's XCUITest driver: appium:webDriverAgentUrl is http://127.0.0.1:8100
              quince webdriver MyApp Other --port 0  two apps, any port that is free
              quince webdriver MyApp --sessions 4    for Selenium Grid's relay: four sessions at a time
              quince webdriver MyApp --mjpeg-port 9100  and the screen as a stream of pictures at that port

            A client names the app by its bundle identifier, or as here:

              driver = appium.webdriver.Remote("http://127.0.0.1:8100",
                  options=XCUITestOptions().load_capabilities({"appium:bundleId": "com.example.MyApp"}))

            Without an app a session begins on the home screen. Finding waits for as long as the client's implicit timeout says, on the phone's
            clock: it takes no longer than something can still happen. Between commands as much time passes on the phone as for the client.

            Only this user's processes are served, and no page. With a token in the variable QUINCE_WEBDRIVER_TOKEN, of at least 32
            characters, every client needs it: http://quince:TOKEN@127.0.0.1:8100. Documentation/WebDriver.md has the commands.
            """)

    @Argument(help: "The apps: an .xcodeproj, a folder that holds one, a bare folder of sources, or a built .app.") var apps: [String] = [
        "."
    ]
    @Option(help: "The port of 127.0.0.1; 0 = any that is free.") var port = 8_100
    @Option(
        help: ArgumentHelp(
            "The port of a stream of pictures (MJPEG), as WebDriverAgent has at 9100; 0 = any that is free.", valueName: "port"))
    var mjpegPort: Int?
    @Option(help: ArgumentHelp("Sessions at a time; another takes the place of the one that is silent for longest.", valueName: "number"))
    var sessions = 1
    @Option(parsing: .unconditionalSingleValue, help: ArgumentHelp("A launch argument of the apps; may be repeated.", valueName: "text"))
    var argument: [String] = []
    @OptionGroup var device: DeviceOptions
    @OptionGroup var building: BuildOptions

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("“\(port)” is no port; ports are from 0 to 65535.") }
        if let mjpegPort, !(0...65_535).contains(mjpegPort) {
            throw ValidationError("“\(mjpegPort)” is no port; ports are from 0 to 65535.")
        }
        guard (1...64).contains(sessions) else { throw ValidationError("--sessions must be from 1 to 64.") }
    }

    func run() async throws {
        let given = ProcessInfo.processInfo.environment["QUINCE_WEBDRIVER_TOKEN"]
        let token = given.flatMap { AccessToken($0) }
        if given != nil, token == nil {
            throw ValidationError("QUINCE_WEBDRIVER_TOKEN must have at least 32 letters, digits, hyphens or underscores.")
        }
        _ = try device.headlessConfiguration()
        let project = ProjectBuilder(building: building, device: device)
        let service = WebDriverService(
            WebDriverApps(try await build(project)) { bundle, model, log in try project.phone(bundle, model: model, log: log) },
            mostSessions: sessions, version: Quince.configuration.version)
        let stream = try await startStream(service, token)
        defer { stream?.stop() }
        try await WebDriverHTTPServer(service, token: token).run(port: port) { address in
            Console.print(address)
            if let stream { Console.print("MJPEG stream: \(stream.address)") }
        }
    }

    private func startStream(_ service: WebDriverService, _ token: AccessToken?) async throws -> (
        address: String, stop: @Sendable () -> Void
    )? {
        guard let mjpegPort else { return nil }
        return try await ScreenStreamServer(service, token: token).start(port: mjpegPort)
    }

    /// Builds the apps, one after the other, in a thread that may block.
    private func build(_ project: ProjectBuilder) async throws -> [WebDriverApps.App] {
        let (apps, arguments) = (apps, argument)
        return try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<[WebDriverApps.App], any Error>) in
            Thread.detachNewThread {
                continuation.resume(
                    with: Result {
                        try apps.map { path in
                            let built = try project.build(AgentBuild(app: path)) { _ in }
                            for warning in built.warnings { Console.error(warning) }
                            return WebDriverApps.App(
                                bundle: built.bundle, path: path, arguments: built.arguments + arguments, environment: built.environment)
                        }
                    })
            }
        }
    }
}
