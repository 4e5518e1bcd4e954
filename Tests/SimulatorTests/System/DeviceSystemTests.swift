import DeviceCore
import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// What a booted device does for apps that have no process, or ask for what they may not.
@Suite(.serialized)
struct DeviceSystemTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// Whether something is the case soon; asks the host again until then.
    private func wait(_ client: HostClient, for isDone: () throws -> Bool) throws -> Bool {
        try eventually {
            if try isDone() { return true }
            try client.send(HostRequest(.list))
            return false
        }
    }

    private func install(_ client: HostClient, _ device: HostReply.Device) throws {
        try client.send(HostRequest(.install, device: device.udid, value: try FakeBundle.make(in: folder.url, scheme: "fake").path))
    }

    private func launch(_ client: HostClient, _ device: HostReply.Device, _ behaviour: String, app: String = "test.fake") throws {
        var request = HostRequest(.launch, device: device.udid, app: app)
        request.arguments = [behaviour]
        try client.send(request)
    }

    private func log(_ client: HostClient, _ device: HostReply.Device) throws -> String {
        try client.send(HostRequest(.logs, device: device.udid, app: "test.fake")).text ?? ""
    }

    private func privacy(_ client: HostClient, _ device: HostReply.Device, _ action: String, _ service: String) throws {
        var request = HostRequest(.privacy, device: device.udid, app: "test.fake", value: action)
        request.arguments = [service]
        try client.send(request)
    }

    @Test func aNotificationIsDeliveredThoughItsAppHasEnded() async throws {
        try await ServedHost.run(in: folder) { client, device in
            try install(client, device)
            try privacy(client, device, "grant", "notifications")
            let other = try FakeBundle.make(in: folder.url, identifier: "test.other", name: "Other")
            try client.send(HostRequest(.install, device: device.udid, value: other.path))
            // It is scheduled once another app is in front, as the one in front is told of its notifications instead.
            try launch(client, device, "notifies-behind")
            try launch(client, device, "plain", app: "test.other")
            #expect(try wait(client) { try log(client, device).contains("reply 1") })
            try client.send(HostRequest(.terminate, device: device.udid, app: "test.fake"))
            let files = ServiceFiles(folder: URL(fileURLWithPath: try #require(device.folder)).appendingPathComponent("data"))
            func app() -> AppNotifications? { files.read().notifications["test.fake"] }
            #expect(try wait(client) { app()?.delivered.map(\.request.identifier) == ["tea"] && app()?.badge == 2 })
            #expect(app()?.pending.isEmpty == true)
        }
    }

    @Test func withoutPermissionNothingIsScheduled() async throws {
        try await ServedHost.run(in: folder) { client, device in
            try install(client, device)
            try privacy(client, device, "revoke", "all")
            try launch(client, device, "notifies")
            #expect(
                try wait(client) { try log(client, device).contains("reply 1 notifications(DeviceProtocol.NotificationAnswer.error(1))") })
            #expect(throws: SimulatorError.self) { try privacy(client, device, "grant", "siri") }
        }
    }

    /// A running app is told at once that the user thinks otherwise; what it begins later is judged by what is said then.
    @Test func theLocalNetworkIsGrantedRevokedAndReset() async throws {
        try await ServedHost.run(in: folder) { client, device in
            try install(client, device)
            func browse() throws { try client.send(HostRequest(.openURL, device: device.udid, value: "fake://browse")) }
            try privacy(client, device, "grant", "local-network")
            try launch(client, device, "browses")
            try browse()
            #expect(try wait(client) { try log(client, device).contains("reply 1 permission(DeviceProtocol.PermissionStatus.granted)") })
            // What has begun ends, and the app hears of it.
            try privacy(client, device, "revoke", "local-network")
            let end = "peers notBrowsing(1, PeerProtocol.PeerProblem.notAllowed)"
            #expect(try wait(client) { try log(client, device).contains(end) })
            #expect(
                try log(client, device).contains(
                    "permission(DeviceProtocol.PrivacyService.localNetwork, DeviceProtocol.PermissionStatus.denied)"))
            // Who looks all the same finds nothing.
            try browse()
            #expect(try wait(client) { try log(client, device).contains("peers notBrowsing(2, PeerProtocol.PeerProblem.notAllowed)") })
            // Then the user is asked again.
            try privacy(client, device, "reset", "local-network")
            try browse()
            #expect(
                try wait(client) { try log(client, device).contains("reply 3 permission(DeviceProtocol.PermissionStatus.notDetermined)") })
            try privacy(client, device, "grant", "local-network")
            try browse()
            #expect(try wait(client) { try log(client, device).contains("reply 4 permission(DeviceProtocol.PermissionStatus.granted)") })
            let text = try log(client, device)
            #expect(!text.contains("notBrowsing(3"))
            #expect(!text.contains("notBrowsing(4"))
        }
    }

    @Test func aTaskStartsItsAppInTheBackground() async throws {
        try await ServedHost.run(in: folder) { client, device in
            try install(client, device)
            try launch(client, device, "refreshes")
            #expect(try wait(client) { try log(client, device).contains("reply 1") })
            try client.send(HostRequest(.terminate, device: device.udid, app: "test.fake"))
            #expect(try wait(client) { try log(client, device).contains("event background(DeviceProtocol.BackgroundEvent.begin") })
        }
    }

    @Test func anAppWhoseTransfersAreOverIsWoken() async throws {
        try await ServedHost.run(in: folder) { client, device in
            try install(client, device)
            let other = try FakeBundle.make(in: folder.url, identifier: "test.other", name: "Other")
            try client.send(HostRequest(.install, device: device.udid, value: other.path))
            try launch(client, device, "downloads")
            try launch(client, device, "plain", app: "test.other")
            #expect(try wait(client) { try log(client, device).contains("BackgroundEvent.transfersFinished(\"films\")") })
            #expect(try wait(client) { try log(client, device).contains("reply 3 done") })
        }
    }

    /// It ends by itself; its next process, which nobody sees, goes on with what it has kept.
    @Test func anAppThatEndsWithTransfersUnderWayIsStartedOnce() async throws {
        try await ServedHost.run(in: folder) { client, device in
            try install(client, device)
            try launch(client, device, "downloads")
            try client.send(HostRequest(.openURL, device: device.udid, value: "fake://end"))
            #expect(try wait(client) { try log(client, device).contains("its transfers go on") })
            #expect(try wait(client) { try log(client, device).components(separatedBy: "launched").count == 3 })
            let files = ServiceFiles(folder: URL(fileURLWithPath: try #require(device.folder)).appendingPathComponent("data"))
            #expect(files.read().transfers == ["test.fake": ["films"]])
            try client.send(HostRequest(.uninstall, device: device.udid, app: "test.fake"))
            #expect(files.read().transfers.isEmpty)
        }
    }

    @Test func onlySettingsMaySetSomething() async throws {
        try await ServedHost.run(in: folder) { client, device in
            try install(client, device)
            try launch(client, device, "sets")
            #expect(try wait(client) { try log(client, device).contains("reply 1 unavailable") })
            #expect(try client.send(HostRequest(.setState, device: device.udid)).state?.appearance == .light)
        }
    }

    @Test func theStatusBarIsOverriddenPieceByPiece() async throws {
        try await ServedHost.run(in: folder) { client, device in
            func change(_ operation: String, _ body: (inout StatusBarOverride) -> Void = { _ in }, time: String? = nil) throws
                -> DeviceState?
            {
                var request = HostRequest(.statusBar, device: device.udid, value: operation)
                request.statusBar = StatusBarOverride()
                body(&request.statusBar!)
                request.statusBarTime = time
                return try client.send(request).state
            }
            _ = try change("override", { $0.batteryLevel = 50 }, time: "9:41")
            let state = try change("override", { $0.dataNetwork = .lte })
            #expect(state?.statusBarTime == "9:41")
            #expect(state?.statusBar?.batteryLevel == 50)
            #expect(state?.statusBar?.dataNetwork == .lte)
            #expect(try change("list") == state)
            let cleared = try change("clear")
            #expect(cleared?.statusBar == nil)
            #expect(cleared?.statusBarTime == nil)
        }
    }
}
