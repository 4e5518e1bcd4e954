import DeviceProtocol
import Foundation
import Simulator

/// The capabilities that a client requests of a new session.
struct SessionCapabilities {
    /// The app to launch; nil begins on the home screen.
    var app: String?
    /// Whether the app is launched at once.
    var launches = true
    var arguments: [String] = []
    var environment: [String: String] = [:]
    /// A link to launch the app with.
    var url: String?
    var model: String?
    var language: String?
    var locale: String?
    var timeZone: String?
    var orientation: DeviceOrientation?
    /// Seconds without a command after which the session ends; 0 = never.
    var idleTime = 600.0
    /// Seconds that finding waits.
    var implicitWait = 0.0
    /// `accept` or `dismiss`; nil leaves alerts to the client.
    var alertAction: String?
    /// Whether the phone's clock stands still between commands.
    var standsStill = false
    /// The requested capabilities, for the response.
    var requested: [String: JSONValue] = [:]

    // MARK: Negotiation

    /// The capabilities of a request, the first that this server can fulfil.
    ///
    /// - Throws: `invalid argument` for what is malformed, `session not created` where none can be fulfilled.
    static func negotiate(_ body: [String: JSONValue], _ apps: WebDriverApps) throws(WebDriverError) -> SessionCapabilities {
        var reason: WebDriverError?
        for candidate in try candidates(body) {
            let capabilities = try SessionCapabilities(candidate)
            guard let refusal = capabilities.refusal(apps) else { return capabilities }
            reason = reason ?? refusal
        }
        throw reason ?? WebDriverError(.sessionNotCreated, "no capabilities were given")
    }

    /// Each of `firstMatch` together with `alwaysMatch`. Source: “Processing capabilities” of the W3C WebDriver specification.
    private static func candidates(_ body: [String: JSONValue]) throws(WebDriverError) -> [[String: JSONValue]] {
        guard let capabilities = body["capabilities"] ?? body["desiredCapabilities"].map({ ["alwaysMatch": $0] }) else {
            throw WebDriverError(.invalidArgument, "“capabilities” is missing")
        }
        guard let members = capabilities.object else { throw WebDriverError(.invalidArgument, "“capabilities” must be an object") }
        let always = members["alwaysMatch"] ?? [:]
        guard let always = always.object else { throw WebDriverError(.invalidArgument, "“alwaysMatch” must be an object") }
        guard let first = (members["firstMatch"] ?? [[:]]).array, !first.isEmpty else {
            throw WebDriverError(.invalidArgument, "“firstMatch” must be a list with an object in it")
        }
        var candidates: [[String: JSONValue]] = []
        for each in first {
            guard let each = each.object else { throw WebDriverError(.invalidArgument, "“firstMatch” must be a list of objects") }
            for name in each.keys where always[name] != nil {
                throw WebDriverError(.invalidArgument, "“\(name)” is both in “alwaysMatch” and in “firstMatch”")
            }
            candidates.append(always.merging(each) { $1 })
        }
        return candidates
    }

    private init(_ requested: [String: JSONValue]) throws(WebDriverError) {
        self.requested = requested
        // Clients of Appium send its prefix, those of WebDriverAgent do not.
        var plain: [String: JSONValue] = [:]
        for (name, value) in requested {
            plain[name.hasPrefix("appium:") || name.hasPrefix("quince:") ? String(name.drop { $0 != ":" }.dropFirst()) : name] = value
        }
        let given = CommandParameters(body: plain)
        app = try given.text("bundleId")
        if app == nil { app = try given.text("app") }
        launches = try given.flag("autoLaunch") ?? true
        arguments = try given.texts("arguments") ?? []
        environment = try given.map("environment") ?? [:]
        if let process = plain["processArguments"], process != .null {
            let inner = CommandParameters(body: process.object ?? [:])
            arguments += try inner.texts("args") ?? []
            environment.merge(try inner.map("env") ?? [:]) { $1 }
        }
        url = try given.text("initialDeeplinkUrl")
        if url == nil { url = try given.text("initialUrl") }
        (model, language, locale) = (try given.text("deviceName"), try given.text("language"), try given.text("locale"))
        timeZone = try given.text("timeZone")
        if let name = try given.text("orientation") { orientation = try Self.orientation(name) }
        idleTime = try given.number("newCommandTimeout", in: 0...1e6, otherwise: idleTime)
        alertAction = try Self.alertAction(given)
        if let timeouts = plain["timeouts"]?.object {
            implicitWait = try CommandParameters(body: timeouts).number("implicit", in: 0...3_600_000, otherwise: 0) / 1000
        }
        switch try given.text("clock") {
        case nil, "follows": standsStill = false
        case "stands": standsStill = true
        default: throw WebDriverError(.invalidArgument, "“quince:clock” is follows or stands")
        }
    }

    static func orientation(_ name: String) throws(WebDriverError) -> DeviceOrientation {
        switch name.uppercased() {
        case "PORTRAIT": return .portrait
        case "LANDSCAPE", "UIA_DEVICE_ORIENTATION_LANDSCAPERIGHT":
            return name.uppercased() == "LANDSCAPE" ? .landscapeLeft : .landscapeRight
        case "UIA_DEVICE_ORIENTATION_PORTRAIT_UPSIDEDOWN": return .portraitUpsideDown
        default: throw WebDriverError(.invalidArgument, "“orientation” is PORTRAIT or LANDSCAPE")
        }
    }

    private static func alertAction(_ given: CommandParameters) throws(WebDriverError) -> String? {
        if try given.flag("autoAcceptAlerts") == true { return "accept" }
        if try given.flag("autoDismissAlerts") == true { return "dismiss" }
        guard let action = try given.text("defaultAlertAction"), !action.isEmpty else { return nil }
        guard ["accept", "dismiss"].contains(action) else {
            throw WebDriverError(.invalidArgument, "“defaultAlertAction” is accept or dismiss")
        }
        return action
    }

    /// Why a session with these capabilities is not possible; nil where it is.
    private func refusal(_ apps: WebDriverApps) -> WebDriverError? {
        func refused(_ reason: String) -> WebDriverError { WebDriverError(.sessionNotCreated, reason) }
        if let platform = requested["platformName"]?.string, platform.lowercased() != "ios" {
            return refused("this server has iPhones: “platformName” is iOS, not \(platform.prefix(40))")
        }
        if let browser = requested["browserName"]?.string, !browser.isEmpty {
            return refused("there is no browser on the phone: leave “browserName” out, and name an app with “appium:bundleId”")
        }
        if let name = requested["appium:automationName"]?.string, name.lowercased() != "xcuitest" {
            return refused("“appium:automationName” is XCUITest, not \(name.prefix(40))")
        }
        if let app, app != WebDriverPhone.homeScreen, apps.app(named: app) == nil {
            let known = apps.apps.map(\.bundle.identifier).joined(separator: ", ")
            return refused("there is no app “\(app.prefix(200))”: quince webdriver was started with \(known)")
        }
        if let timeZone, TimeZone(identifier: timeZone) == nil { return refused("there is no time zone “\(timeZone.prefix(60))”") }
        return nil
    }
}
