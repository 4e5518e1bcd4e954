import AutomationModel
import Foundation
import Simulator
import Testing

@testable import quince

/// `idb`: fb-idb's forms and its elements.
@Suite struct IdbShimTests {
    private let host = FakeHost()

    private func run(_ arguments: String...) -> Int32 { IdbShim(host.context).run(arguments) }
    private var action: ScreenAction? { host.requests.last?.action }
    /// The text of the keys that are pressed.
    private var characters: [String]? {
        guard case .keys(let keys, _)? = action else { return nil }
        return keys.map(\.characters)
    }

    @Test func elementsAreFlat() throws {
        host.screen = FakeHost.screen
        #expect(run("ui", "describe-all", "--udid", FakeHost.phone, "--json") == 0)
        let elements = try #require(host.json as? [[String: Any]])
        #expect(elements.map { $0["type"] as? String } == ["Application", "Group", "TextField", "Button"])
        let field = elements[2]
        #expect(field["AXFrame"] as? String == "{{20, 120}, {353, 34}}")
        #expect(field["AXUniqueId"] as? String == "name")
        #expect(field["AXLabel"] as? String == "Name")
        #expect(field["AXValue"] as? String == "Ada")
        #expect(field["role"] as? String == "AXTextField")
        #expect(field["role_description"] as? String == "text field")
        #expect(field["enabled"] as? Bool == true)
        #expect(field["pid"] as? Int == 42)
        #expect(elements[3]["enabled"] as? Bool == false)
        #expect(elements[3]["AXFrame"] as? String == "{{20, 200.5}, {353, 44}}")
        #expect((elements[3]["frame"] as? [String: Double])?["y"] == 200.5)
        #expect(elements[3]["AXUniqueId"] is NSNull)
        let keys: Set<String> = [
            "AXFrame", "AXLabel", "AXUniqueId", "AXValue", "frame", "role", "type", "subrole", "role_description", "title", "help",
            "enabled", "content_required", "custom_actions", "pid",
        ]
        #expect(Set(field.keys) == keys)
        #expect(host.errors.isEmpty)
    }

    @Test func elementsAreNestedWithoutWhatOnlyHoldsOthers() throws {
        host.screen = FakeHost.screen
        #expect(run("ui", "describe-all", "--json", "--nested") == 0)
        let elements = try #require(host.json as? [[String: Any]])
        #expect(elements.count == 1)
        let children = try #require(elements[0]["children"] as? [[String: Any]])
        #expect(children.map { $0["AXLabel"] as? String } == ["Notes", "Name", "Save"])
    }

    @Test func theInnermostElementIsAtAPoint() throws {
        host.screen = FakeHost.screen
        #expect(run("ui", "describe-point", "--json", "--", "100", "210") == 0)
        #expect((host.json as? [String: Any])?["AXLabel"] as? String == "Save")
        host.output = Data()
        #expect(run("ui", "describe-point", "5", "800") == 0)
        #expect((host.json as? [String: Any])?["type"] as? String == "Application")
    }

    @Test func fingersAndKeysAreRead() {
        #expect(run("ui", "tap", "--udid", FakeHost.phone, "--json", "--", "12.5", "-3") == 0)
        #expect(action == .tap(ScreenPoint(x: 12.5, y: -3), duration: 0.05))
        #expect(run("ui", "swipe", "--duration", "0.2", "--delta", "1", "1", "2", "3", "4") == 0)
        #expect(action == .swipe(from: ScreenPoint(x: 1, y: 2), to: ScreenPoint(x: 3, y: 4), duration: 0.2))
        #expect(run("ui", "text", "--", "--hello") == 0)
        #expect(action == .text("--hello"))
        #expect(run("ui", "key", "4", "--shift") == 0)
        #expect(characters == ["A"])
        #expect(run("ui", "key-sequence", "11", "12", "40") == 0)
        #expect(characters == ["h", "i", "\n"])
        #expect(run("ui", "button", "HOME") == 0)
        #expect(action == .press(.home))
    }

    @Test func anElementIsTappedByItsLabel() {
        host.screen = FakeHost.screen
        #expect(run("ui", "tap", "Save") == 0)
        #expect(action == .tap(ScreenPoint(x: 196.5, y: 222.5), duration: 0.05))
        #expect(run("ui", "tap", "Delete") == 1)
        #expect(run("ui", "tap", "Save", "--match-key", "AXUniqueId") == 1)
        #expect(run("ui", "tap", "name", "--match-key=AXUniqueId", "--depth", "3") == 0)
        #expect(run("ui", "tap", "save", "--ignore-case", "--expected-value", "Save") == 0)
        #expect(run("ui", "tap", "196", "222", "--expected-value", "Cancel") == 1)
        #expect(run("ui", "tap", "Save", "--match-key", "colour") == 2)
    }

    @Test func elementsAreSearched() throws {
        host.screen = FakeHost.screen
        #expect(run("ui", "describe-all", "--match", "na", "--ignore-case", "--key", "AXLabel", "--api", "ax") == 0)
        #expect(host.json as? [[String: String]] == [["AXLabel": "Name"]])
        host.output = Data()
        #expect(run("ui", "describe-all", "--match", "Nothing") == 0)
        #expect(host.text == "[]\n")
        host.output = Data()
        #expect(run("ui", "describe", "Save", "--key", "type", "--reason", "test") == 0)
        #expect(host.json as? [String: String] == ["type": "Button"])
        #expect(run("ui", "describe", "Nothing") == 1)
        #expect(run("ui", "wait", "Save") == 0)
        #expect(run("ui", "wait", "Nothing", "--timeout", "0") == 1)
        #expect(run("ui", "describe-all", "--format", "complete") == 2)
        #expect(run("ui", "describe-all", "--filter", "interactable") == 0)
    }

    @Test(arguments: [
        ["file", "ls", "."], ["xctest", "list"], ["ui", "pinch", "1", "2", "3"], ["notification", "list", "a.b"], ["crash", "list"],
    ])
    func whatIsNotThereSaysWhatToDo(_ arguments: [String]) {
        #expect(IdbShim(host.context).run(arguments) == 1)
        #expect(host.errors.last?.contains("is not in Quince") == true)
    }

    @Test func theRotationIsSaidAndSet() {
        #expect(run("rotation", "--json") == 0)
        #expect(host.text == "{\"orientation\":\"PORTRAIT\"}\n")
        #expect(run("rotation", "LANDSCAPE_LEFT") == 0)
        #expect(host.requests.last?.orientation == .landscapeLeft)
        #expect(run("launch", "--wait-for-debugger", "test.notes") == 1)
        #expect(run("delete-all") == 0)
        #expect(host.requests.last?.device == "all")
    }

    @Test func wrongUsageIsTwoAndFailureOne() {
        #expect(run("ui", "tap") == 2)
        #expect(run("ui", "fly") == 2)
        #expect(run("ui", "key", "9999") == 2)
        #expect(run("ui", "button", "LOCK") == 1)
        #expect(run("describe", "--udid", "Nobody") == 1)
        #expect(run() == 2)
    }

    @Test func targetsAndAppsAreListedLineByLine() throws {
        #expect(run("list-targets", "--json") == 0)
        let lines = host.text.split(separator: "\n")
        #expect(lines.count == 2)
        let phone = try #require(try JSONSerialization.jsonObject(with: Data(lines[0].utf8)) as? [String: Any])
        #expect(phone["type"] as? String == "simulator")
        #expect(phone["udid"] as? String == FakeHost.phone)
        host.output = Data()
        host.apps = [
            InstalledAppRecord(identifier: "test.notes", name: "Notes", version: "1", bundle: "/n", data: "/d", processIdentifier: 7)
        ]
        #expect(run("list-apps") == 0)
        #expect(host.text == "test.notes | Notes | user | \(SimctlCatalogue.architecture) | Running | Debuggable | pid=7\n")
        #expect(run("launch", "test.notes", "--flag") == 1)
        #expect(run("launch", "-f", "test.notes", "--flag") == 0)
        #expect(host.requests.last?.arguments == ["--flag"])
    }
}

/// `mobilecli`: what mobile-mcp asks, and the JSON that it reads.
@Suite struct MobilecliShimTests {
    private let host = FakeHost()

    private func data(_ arguments: String..., code: Int32 = 0) throws -> Any? {
        host.output = Data()
        #expect(MobilecliShim(host.context).run(arguments) == code)
        let object = try #require(host.json as? [String: Any])
        #expect(object["status"] as? String == (code == 0 ? "ok" : "error"))
        return object["data"]
    }

    @Test func devicesAreListed() throws {
        let online = try data("devices", "--platform", "ios", "--type", "simulator") as? [String: [[String: Any]]]
        #expect(online?["devices"]?.map { $0["id"] as? String } == [FakeHost.phone])
        #expect(online?["devices"]?.first?["state"] as? String == "online")
        let all = try data("devices", "--include-offline") as? [String: [[String: Any]]]
        #expect(all?["devices"]?.count == 2)
        #expect((try data("devices", "--platform", "android") as? [String: [Any]])?["devices"]?.isEmpty == true)
    }

    @Test func theScreenIsDumped() throws {
        host.screen = FakeHost.screen
        let elements = try #require((try data("dump", "ui", "--device", FakeHost.phone) as? [String: [[String: Any]]])?["elements"])
        #expect(elements.first?["type"] as? String == "Application")
        let window = try #require((elements.first?["children"] as? [[String: Any]])?.first)
        let holder = try #require((window["children"] as? [[String: Any]])?.last)
        let field = try #require((holder["children"] as? [[String: Any]])?.first)
        #expect(field["type"] as? String == "TextField")
        #expect(field["identifier"] as? String == "name")
        #expect(field["value"] as? String == "Ada")
        #expect(field["rect"] as? [String: Int] == ["x": 20, "y": 120, "width": 353, "height": 34])
    }

    @Test func inputIsRead() throws {
        _ = try data("io", "tap", "10,20", "--device", FakeHost.phone)
        #expect(host.requests.last?.action == .tap(ScreenPoint(x: 10, y: 20), duration: 0.05))
        _ = try data("io", "swipe", "1,2,3,4")
        #expect(host.requests.last?.action == .swipe(from: ScreenPoint(x: 1, y: 2), to: ScreenPoint(x: 3, y: 4), duration: 0.4))
        _ = try data("io", "longpress", "1,2", "--duration", "1500")
        #expect(host.requests.last?.action == .tap(ScreenPoint(x: 1, y: 2), duration: 1.5))
        _ = try data("io", "tap", "10", code: 1)
        _ = try data("io", "button", "VOLUME_UP", code: 1)
        _ = try data("io", "tap", "1,2", "--device", "Nobody", code: 1)
        #expect(host.errors.last == "Invalid device: Nobody")
    }

    @Test func screenshotsAreBytes() {
        #expect(MobilecliShim(host.context).run(["screenshot", "--device", FakeHost.phone, "--format", "png", "--output", "-"]) == 0)
        #expect(host.text == "picture")
        #expect(MobilecliShim(host.context).run(["--version"]) == 0)
        #expect(host.text.contains("mobilecli version "))
    }

    @Test func theInfoHasTheScreensSize() throws {
        let info = try data("device", "info", "--device", FakeHost.phone) as? [String: [String: Any]]
        #expect(info?["device"]?["screenSize"] as? [String: Int] == ["width": 393, "height": 852, "scale": 3])
        #expect((try data("agent", "status") as? [String: Any])?["message"] is String)
    }
}
