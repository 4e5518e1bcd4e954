import Foundation
import Simulator
import Testing

@testable import WebDriverServer

/// The rules of sessions, with phones that cannot be made.
struct WebDriverServiceTests {
    private struct NoPhone: Error, CustomStringConvertible { var description: String { "no phone today" } }

    private static func apps() throws -> WebDriverApps {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-webdriver-test-\(UUID().uuidString)/Fruit.app")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
        let info: [String: Any] = ["CFBundleIdentifier": "org.example.fruit", "CFBundleExecutable": "Fruit"]
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0)
            .write(to: folder.appendingPathComponent("Info.plist"))
        return WebDriverApps([.init(bundle: try AppBundle(folder: folder), path: "Fruit")]) { _, _, _ in throw NoPhone() }
    }

    private func answer(_ method: String, _ target: String, _ body: String = "") async throws -> WebDriverService.Answer {
        let service = WebDriverService(try Self.apps(), mostSessions: 1, version: "0.1")
        return await withCheckedContinuation { continuation in
            service.answer(method: method, target: target, body: Data(body.utf8)) { continuation.resume(returning: $0) }
        }
    }

    private func error(_ answer: WebDriverService.Answer) -> String? { answer.body["value"]?["error"]?.string }

    @Test func theServerIsReady() async throws {
        let status = try await answer("GET", "/status")
        #expect(status.status == 200)
        #expect(status.body["value"]?["ready"] == true)
        #expect(status.body["sessionId"] == .null)
    }

    @Test func sessionsThatThereAreNotAreRefused() async throws {
        for (method, path) in [
            ("GET", "/session/x"), ("DELETE", "/session/x"), ("POST", "/session/x/element"), ("GET", "/session/x/nothing"),
        ] {
            let found = try await answer(method, path)
            #expect(found.status == 404)
            #expect(error(found) == "invalid session id")
        }
    }

    @Test func commandsThatThereAreNotAreRefused() async throws {
        #expect(error(try await answer("GET", "/nothing")) == "unknown command")
        #expect(error(try await answer("DELETE", "/source")) == "unknown method")
        #expect(error(try await answer("POST", "/session", "{")) == "invalid argument")
    }

    @Test func someCommandsNeedNoPhone() async throws {
        #expect(try await answer("GET", "/wda/locked").body["value"] == false)
        #expect(try await answer("GET", "/wda/healthcheck").status == 200)
    }

    @Test func aPhoneThatCannotBeMadeIsTold() async throws {
        let made = try await answer("POST", "/session", #"{"capabilities": {}}"#)
        #expect(made.status == 500)
        #expect(error(made) == "session not created")
        #expect(made.body["value"]?["message"]?.string?.contains("no phone today") == true)
    }

    // MARK: Capabilities

    private func negotiate(_ json: String) throws -> SessionCapabilities {
        try SessionCapabilities.negotiate(JSONValue(json: Data(json.utf8))?.object ?? [:], try Self.apps())
    }

    @Test func capabilitiesOfBothKindsOfClientsAreRead() throws {
        let appium = try negotiate(
            #"""
            {"capabilities": {"alwaysMatch": {"platformName": "iOS", "appium:automationName": "XCUITest", "appium:bundleId": "org.example.fruit",
             "appium:processArguments": {"args": ["-a"], "env": {"B": "c"}}, "appium:newCommandTimeout": 5, "timeouts": {"implicit": 1500},
             "quince:clock": "stands"}, "firstMatch": [{}]}}
            """#)
        #expect(appium.app == "org.example.fruit")
        #expect(appium.arguments == ["-a"])
        #expect(appium.environment == ["B": "c"])
        #expect(appium.idleTime == 5)
        #expect(appium.implicitWait == 1.5)
        #expect(appium.standsStill)
        let agent = try negotiate(#"{"capabilities": {"alwaysMatch": {"bundleId": "org.example.fruit", "arguments": ["x"]}}}"#)
        #expect(agent.app == "org.example.fruit")
        #expect(agent.arguments == ["x"])
        #expect(try negotiate(#"{"capabilities": {"alwaysMatch": {"appium:app": "Fruit"}}}"#).app == "Fruit")
    }

    @Test func theFirstThatFitsIsTaken() throws {
        let found = try negotiate(
            #"{"capabilities": {"firstMatch": [{"platformName": "android"}, {"platformName": "ios", "appium:bundleId": "org.example.fruit"}]}}"#
        )
        #expect(found.app == "org.example.fruit")
    }

    @Test(arguments: [
        #"{"platformName": "Android"}"#, #"{"browserName": "Safari"}"#, #"{"appium:automationName": "Espresso"}"#,
        #"{"appium:bundleId": "org.example.other"}"#, #"{"appium:app": "/etc/passwd"}"#, #"{"timeZone": "Nowhere"}"#,
    ])
    func whatCannotBeFulfilledMakesNoSession(_ always: String) {
        #expect { try negotiate(#"{"capabilities": {"alwaysMatch": \#(always)}}"#) } throws: {
            ($0 as? WebDriverError)?.code == .sessionNotCreated
        }
    }

    @Test(arguments: [
        "{}", #"{"capabilities": 1}"#, #"{"capabilities": {"alwaysMatch": []}}"#, #"{"capabilities": {"firstMatch": []}}"#,
        #"{"capabilities": {"firstMatch": [1]}}"#, #"{"capabilities": {"alwaysMatch": {"a": 1}, "firstMatch": [{"a": 2}]}}"#,
        #"{"capabilities": {"alwaysMatch": {"appium:bundleId": 3}}}"#, #"{"capabilities": {"alwaysMatch": {"arguments": "x"}}}"#,
        #"{"capabilities": {"alwaysMatch": {"orientation": "SIDEWAYS"}}}"#,
        #"{"capabilities": {"alwaysMatch": {"newCommandTimeout": -1}}}"#,
    ])
    func whatIsMalformedIsInvalid(_ body: String) {
        #expect { try negotiate(body) } throws: { ($0 as? WebDriverError)?.code == .invalidArgument }
    }
}
