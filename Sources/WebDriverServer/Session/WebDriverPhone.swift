import DeviceProtocol
import Foundation
import Simulator

/// The phone of a session with the server's apps on it, one of which is in front, or its home screen.
///
/// Not thread-safe: its session's thread drives it.
final class WebDriverPhone {
    let apps: WebDriverApps
    let log = AutomationLog()
    private let model: String?
    private var drivers: [String: PhoneDriver] = [:]
    /// The driver of the app that was in front last.
    private(set) var driver: PhoneDriver
    private(set) var app: WebDriverApps.App
    /// Settings that every app has.
    private var changes: [(inout DeviceState) -> Void] = []
    /// Launch arguments and variables that the client has set, by the app's identifier.
    private var launches: [String: (arguments: [String], environment: [String: String])] = [:]

    static let homeScreen = "com.apple.springboard"

    /// - Throws: `SimulatorError` for a model that there is not.
    init(_ apps: WebDriverApps, app: WebDriverApps.App, model: String?) throws {
        (self.apps, self.app, self.model) = (apps, app, model)
        driver = PhoneDriver(try apps.makePhone(app.bundle, model, log))
        drivers[app.bundle.identifier] = driver
    }

    func end() { for driver in drivers.values { driver.app.kill() } }

    /// The launch arguments of the app in front, for when the home screen launches it.
    var arguments: [String] { launch(of: app).arguments }

    private func launch(of app: WebDriverApps.App) -> (arguments: [String], environment: [String: String]) {
        let own = launches[app.bundle.identifier]
        return (app.arguments + (own?.arguments ?? []), app.environment.merging(own?.environment ?? [:]) { $1 })
    }

    private func installed(_ identifier: String) throws(WebDriverError) -> WebDriverApps.App {
        if let app = apps.app(identifier) { return app }
        let known = apps.apps.map(\.bundle.identifier).joined(separator: ", ")
        throw WebDriverError(.invalidArgument, "there is no app “\(identifier.prefix(100))” on the phone; there are \(known)")
    }

    private func driver(of app: WebDriverApps.App) throws -> PhoneDriver {
        if let driver = drivers[app.bundle.identifier] { return driver }
        let made = PhoneDriver(try apps.makePhone(app.bundle, model, log))
        made.deadline = driver.deadline
        for change in changes { try made.change(change) }
        drivers[app.bundle.identifier] = made
        return made
    }

    /// Makes an app the one in front, which its driver is about to show.
    private func bringDriver(of app: WebDriverApps.App) throws {
        let next = try driver(of: app)
        guard next !== driver else { return }
        if driver.app.isRunning, !driver.showsHome { try driver.leaveApp() }
        next.deadline = driver.deadline
        driver.deadline = nil
        (driver, self.app) = (next, app)
    }

    // MARK: Apps

    /// Launches an app, which ends it where it runs.
    func launch(_ identifier: String, arguments: [String]? = nil, environment: [String: String]? = nil, url: String? = nil) throws {
        guard identifier != Self.homeScreen else { return try driver.leaveApp() }
        let app = try installed(identifier)
        let known = launches[identifier] ?? ([], [:])
        launches[identifier] = (arguments ?? known.arguments, environment ?? known.environment)
        try bringDriver(of: app)
        let (arguments, environment) = launch(of: app)
        try driver.launchApp(arguments: arguments, environment: environment, url: url, log: log)
    }

    /// Brings an app to the front, and launches it where it does not run.
    func activate(_ identifier: String) throws {
        guard identifier != Self.homeScreen else { return try driver.leaveApp() }
        let app = try installed(identifier)
        guard try driver(of: app).app.isRunning else { return try launch(identifier) }
        try bringDriver(of: app)
        try driver.activateApp()
    }

    /// Ends an app.
    ///
    /// - Returns: Whether it ran.
    func terminate(_ identifier: String) throws -> Bool {
        guard identifier != Self.homeScreen else { throw WebDriverError(.invalidArgument, "the home screen cannot be ended") }
        let app = try installed(identifier)
        guard let driver = drivers[app.bundle.identifier], driver.app.isRunning else { return false }
        try driver.terminateApp()
        return true
    }

    /// The values of `XCUIApplication.State`: 0 not installed, 1 does not run, 3 in the background, 4 in front.
    func state(of identifier: String) -> Int {
        if identifier == Self.homeScreen { return driver.showsHome ? 4 : 3 }
        guard apps.app(identifier) != nil else { return 0 }
        guard let other = drivers[identifier], other.app.isRunning else { return 1 }
        return other === driver && !driver.showsHome ? 4 : 3
    }

    /// Opens a link in an app: the named one, or the one whose Info.plist has its scheme.
    func open(_ link: String, in identifier: String?) throws {
        guard let scheme = URL(string: link)?.scheme?.lowercased() else {
            throw WebDriverError(.invalidArgument, "“\(link.prefix(200))” is no link")
        }
        let opener = try identifier.map(installed) ?? apps.apps.first { $0.bundle.schemes.contains(scheme) }
        guard let opener else { throw WebDriverError(.invalidArgument, "no app on the phone opens links with “\(scheme):”") }
        try bringDriver(of: opener)
        let (arguments, environment) = launch(of: opener)
        guard driver.app.isRunning else {
            return try driver.launchApp(arguments: arguments, environment: environment, url: link, log: log)
        }
        try driver.openLink(link, arguments: arguments)
    }

    // MARK: Settings

    /// Changes settings of the phone, for all apps on it.
    func change(_ change: @escaping (inout DeviceState) -> Void) throws {
        changes.append(change)
        if changes.count > 200 { changes = [{ [state = driver.app.state] in $0 = state }, change] }
        for driver in drivers.values { try driver.change(change) }
    }

    /// Remembers the arguments and variables of an app's launches.
    func setLaunch(of identifier: String, arguments: [String], environment: [String: String]) {
        launches[identifier] = (arguments, environment)
    }
}
