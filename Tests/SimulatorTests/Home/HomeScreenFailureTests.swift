import ChromiumSupport
import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// A home screen that keeps ending: the fake app in its place.
@Suite(.serialized)
struct HomeScreenFailureTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A host's program with a home screen beside it.
    private func makeTool(behaviour: String) throws -> URL {
        let tools = folder.url.appendingPathComponent("tools", isDirectory: true)
        try FileManager.default.createDirectory(at: tools, withIntermediateDirectories: true)
        let tool = tools.appendingPathComponent("tool")
        for file in [tool, tools.appendingPathComponent("libQuinceFrameworks.so")] { try Data().write(to: file) }
        try FileManager.default.copyItem(
            at: FakeBundle.products.appendingPathComponent("FakeApp"), to: tools.appendingPathComponent("SpringBoard"))
        try setBehaviour(behaviour)
        return tool
    }

    private func setBehaviour(_ behaviour: String) throws {
        try Data(behaviour.utf8).write(to: folder.url.appendingPathComponent("tools/behaviour"))
    }

    private func log(_ client: HostClient, _ device: HostReply.Device) throws -> String {
        try client.send(HostRequest(.logs, device: device.udid, app: "com.apple.springboard")).text ?? ""
    }

    @Test func thePageSaysSoAndStartsItAgain() async throws {
        let browser = try Chromium()
        defer { browser.close() }
        let tool = try makeTool(behaviour: "crash-at-launch")
        try await ServedHost.run(in: folder, executable: tool) { client, device in
            let page = try browser.openPage(width: 900, height: 1000)
            try page.open(try #require(device.url.flatMap(URL.init(string:))))
            // Swift writes three backtraces first.
            try page.wait(for: "document.querySelector('.notice')")
            let text = try page.string("document.querySelector('.notice').textContent")
            #expect(text.hasPrefix("The home screen keeps quitting"))
            #expect(text.contains("Unexpectedly found nil while unwrapping an Optional value"))
            #expect(text.contains("ScreenState.crash(_:)"))
            #expect(try page.string("document.querySelector('.notice button.main').textContent") == "Start Again")
            let report = try log(client, device)
            #expect(report.components(separatedBy: "Home Screen crashed").count == 4)
            #expect(report.contains("is not started any more"))
            // A page that comes later is told, too.
            try page.reload()
            try page.wait(for: "document.querySelector('.notice button.main')")
            #expect(try log(client, device) == report)

            try setBehaviour("normal")
            try page.evaluate("document.querySelector('.notice button.main').click(), 0")
            try page.wait(for: "!document.querySelector('.notice')")
            #expect(try eventually { try log(client, device).dropFirst(report.count).contains("launched") })
        }
    }

    /// The kernel allows only folders that exist when a process starts, and a new device has none for apps.
    @Test func itReadsAppsThatAreInstalledLater() async throws {
        let browser = try Chromium()
        defer { browser.close() }
        try await ServedHost.run(in: folder, executable: makeTool(behaviour: "normal")) { client, device in
            let page = try browser.openPage(width: 900, height: 1000)
            try page.open(try #require(device.url.flatMap(URL.init(string:))))
            try #require(try eventually { try log(client, device).contains("launched") })
            let bundle = try FakeBundle.make(in: folder.url, identifier: "test.later", name: "Later")
            try client.send(HostRequest(.install, device: device.udid, value: bundle.path))
            #expect(try eventually { try log(client, device).contains("test.later ") })
            #expect(try log(client, device).contains("test.later is readable"))
        }
    }
}
