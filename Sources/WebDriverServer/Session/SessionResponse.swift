import DeviceProtocol
import Foundation

/// The responses about sessions and the server.
enum SessionResponse {
    /// The version of iOS that clients are told.
    static let systemVersion = "26.0"

    /// The value of a new session's response.
    static func created(_ session: WebDriverSession) -> JSONValue {
        ["sessionId": .string(session.id), "capabilities": capabilities(session)]
    }

    static func capabilities(_ session: WebDriverSession) -> JSONValue {
        let device = session.driver.app.deviceDescription
        var members = session.capabilities.requested.filter { $0.key.contains(":") }
        let own: [String: JSONValue] = [
            "platformName": "iOS", "browserName": "", "browserVersion": "", "acceptInsecureCerts": false, "pageLoadStrategy": "normal",
            "setWindowRect": false, "proxy": [:], "unhandledPromptBehavior": "ignore", "strictFileInteractability": false,
            "timeouts": timeouts(session), "device": .string(device.idiom == .pad ? "ipad" : "iphone"),
            "sdkVersion": .string(systemVersion), "CFBundleIdentifier": .string(session.driver.frontIdentifier),
            "appium:automationName": "XCUITest", "appium:platformVersion": .string(systemVersion),
            "appium:deviceName": .string(device.name),
            "appium:bundleId": .string(session.phone.app.bundle.identifier),
        ]
        members.merge(own) { _, own in own }
        return .object(members)
    }

    static func timeouts(_ session: WebDriverSession) -> JSONValue {
        var members = session.otherTimeouts
        members["implicit"] = .integer(Int((session.implicitWait * 1000).rounded()))
        return .object(members)
    }

    /// The value of `GET /status`.
    static func status(version: String, session: String?) -> JSONValue {
        [
            "ready": true, "state": "success", "message": "WebDriverAgent is ready to accept commands",
            "os": ["name": "iOS", "version": .string(systemVersion), "sdkVersion": .string(systemVersion), "testmanagerdVersion": 65_535],
            "ios": ["ip": "127.0.0.1"], "device": "iphone",
            "build": ["version": .string(version), "time": "", "productBundleIdentifier": "quince.webdriver"],
            "sessionId": session.map { .string($0) } ?? .null,
        ]
    }
}
