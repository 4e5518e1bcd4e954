import AutomationModel
import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// Tools on a booted device: they see its elements, and their fingers and keys arrive.
@Suite(.serialized)
struct LiveAutomationTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func withApp(_ arguments: [String] = [], _ test: (HostClient, String) throws -> Void) async throws {
        try await ServedHost.run(in: folder) { client, device in
            try client.send(HostRequest(.install, device: device.udid, value: try FakeBundle.make(in: folder.url).path))
            var launch = HostRequest(.launch, device: device.udid, app: "test.fake")
            launch.arguments = arguments
            try client.send(launch)
            try test(client, device.udid)
        }
    }

    private func perform(_ action: ScreenAction, _ client: HostClient, _ device: String) throws {
        var request = HostRequest(.perform, device: device)
        request.action = action
        try client.send(request)
    }

    private func labels(_ client: HostClient, _ device: String) throws -> [String] {
        let screen = try #require(try client.send(HostRequest(.screen, device: device)).screen)
        var labels: [String] = []
        screen.root.forEach { if !$0.label.isEmpty { labels.append($0.label) } }
        return labels
    }

    @Test func aTapChangesTheScreen() async throws {
        try await withApp { client, device in
            let screen = try #require(try client.send(HostRequest(.screen, device: device)).screen)
            #expect(screen.app == "test.fake")
            #expect(screen.processIdentifier > 0)
            #expect(try labels(client, device).contains("Taps: 0"))
            try perform(.tap(ScreenPoint(x: 100, y: 120), duration: 0.02), client, device)
            #expect(try labels(client, device).contains("Taps: 1"))
            try perform(.swipe(from: ScreenPoint(x: 300, y: 400), to: ScreenPoint(x: 100, y: 120), duration: 0.1), client, device)
            #expect(try labels(client, device).contains("Taps: 2"))
        }
    }

    @Test func whatCannotBeDoneIsSaid() async throws {
        try await withApp { client, device in
            for action: ScreenAction in [
                .tap(ScreenPoint(x: 1000, y: 10), duration: 0), .tap(ScreenPoint(x: -1, y: 10), duration: 0),
                .tap(ScreenPoint(x: 10, y: 10), duration: 1e9), .text("nobody types"),
            ] {
                #expect(throws: SimulatorError.self) { try perform(action, client, device) }
            }
            #expect(throws: SimulatorError.self) { try client.send(HostRequest(.perform, device: device)) }
        }
    }

    @Test func appsAndPasteboardAreToldOf() async throws {
        try await withApp { client, device in
            let app = try #require(try client.send(HostRequest(.apps, device: device)).apps?.first)
            #expect(app.identifier == "test.fake")
            #expect(app.isInFront)
            #expect(app.processIdentifier != nil)
            #expect(try client.send(HostRequest(.pasteboard, device: device)).text == "")
            try client.send(HostRequest(.pasteboard, device: device, value: "Ada\nMarko"))
            #expect(try client.send(HostRequest(.pasteboard, device: device)).text == "Ada\nMarko")
            try client.send(HostRequest(.terminate, device: device, app: "test.fake"))
            #expect(try eventually { try client.send(HostRequest(.apps, device: device)).apps?.first?.processIdentifier == nil })
        }
    }

    @Test func notificationsNeedPermissionAndAPayload() async throws {
        try await withApp { client, device in
            func push(_ payload: String) throws { try client.send(HostRequest(.push, device: device, app: "test.fake", value: payload)) }
            let payload =
                #"{"aps": {"alert": {"title": "Tea", "body": "It is ready."}, "badge": 2, "sound": "default"}, "id": 7, "none": null}"#
            #expect(throws: SimulatorError.self) { try push(payload) }
            var grant = HostRequest(.privacy, device: device, app: "test.fake", value: "grant")
            grant.arguments = ["notifications"]
            try client.send(grant)
            try push(payload)
            #expect(
                try eventually {
                    try client.send(HostRequest(.logs, device: device, app: "test.fake")).text?.contains("willPresent") == true
                })
            for bad in [
                "", "[]", "{}", #"{"aps": {}}"#, #"{"aps": {"alert": ""}}"#,
                "{\"aps\": {\"alert\": \"\(String(repeating: "a", count: 5000))\"}}",
            ] {
                #expect(throws: SimulatorError.self) { try push(bad) }
            }
        }
    }

    @Test func payloadsAreRead() throws {
        let text = try PushPayload.notification(Data(#"{"aps": {"alert": "Tea", "category": "C", "interruption-level": "passive"}}"#.utf8))
            .content
        #expect(text.body == "Tea")
        #expect(text.category == "C")
        #expect(text.interruptionLevel == 0)
        #expect(text.sound == nil)
        #expect(text.userInfo != nil)
    }
}
