import Foundation
import Testing

@testable import Explorer
@testable import Simulator

struct ReportTests {
    private func finding(_ message: String = "It <crashes>") -> Finding {
        var finding = Finding(id: "crash-1a2b3c4d", kind: .crash, severity: .error, message: message, screen: "00000001")
        (finding.steps, finding.flow) = (["launch the app", "tap “Go”"], "flows/crash-1a2b3c4d.yaml")
        return finding
    }

    private var report: ExplorationReport {
        ExplorationReport(
            app: "com.example.App", name: "App & Co", device: "iPhone 15", seed: 3, isClosed: true, steps: 12,
            screens: [
                .init(id: "00000001", title: "First", depth: 0, isSystem: false, actions: 3, tried: 3),
                .init(id: "00000002", title: "Second", depth: 1, isSystem: false, actions: 1, tried: 1),
            ],
            edges: [.init(from: "00000001", to: "00000002", action: "tap “Go”"), .init(from: "00000002", to: "00000001", action: "back")],
            findings: [finding()])
    }

    @Test func flowsAreReadAgain() throws {
        let steps: [FlowStep] = [
            .launch(arguments: ["NSForceRightToLeftWritingDirection": "YES"]), .tap(.text("Say \"hi\"\n\\ # : ü", index: 2)),
            .longPress(.identifier("more", index: nil)), .input("👩‍👩‍👧 مرحبا \u{1}"), .erase, .key("Enter"),
            .swipe(from: .percent(x: 50, y: 20), direction: "LEFT"), .move(start: "1%, 50%", end: "90%, 50%"), .scroll, .foreground,
            .orientation("LANDSCAPE_LEFT"), .appearance("dark"), .textSize("large"), .advanceClock(5), .tap(.point(x: 3, y: 4)),
            .assertVisible(.text("Done", index: nil)),
        ]
        // A swipe begins at an element.
        let plain = steps.filter { if case .swipe(.percent, _) = $0 { false } else { true } }
        let text = FlowWriter.text(plain, finding("Two\nlines"), app: "com.example.App", arguments: ["-Fast", "YES"])
        let flow = try FlowReader(file: URL(fileURLWithPath: "/flow.yaml")).flow(text)
        #expect(flow.appIdentifier == "com.example.App")
        #expect(flow.commands.count == plain.count)
        guard case .tap(.element(let selector), _) = flow.commands[1].action else { return #expect(Bool(false)) }
        #expect(selector.text == "Say \"hi\"\n\\ # : ü")
        #expect(selector.index == "2")
        guard case .inputText(let typed) = flow.commands[3].action else { return #expect(Bool(false)) }
        #expect(typed == "👩‍👩‍👧 مرحبا \u{1}")
    }

    @Test func thePageHoldsAllOfItself() {
        let html = ReportPage(report, thumbnails: ["00000001": Data([1, 2, 3])], pictures: [:]).html
        #expect(html.contains("App &amp; Co"))
        #expect(html.contains("It &lt;crashes&gt;"))
        #expect(!html.contains("<crashes>"))
        #expect(html.contains("data:image/jpeg;base64,AQID"))
        #expect(html.contains("prefers-reduced-motion"))
        #expect(!html.contains("src=\"http"))
    }

    @Test func screensStandByTheirDepth() {
        let map = ScreenMap(report.screens)
        #expect((map.places["00000001"]?.x ?? 0) < (map.places["00000002"]?.x ?? 0))
        #expect(map.path(from: "00000001", to: "00000002")?.hasPrefix("M") == true)
        #expect(map.path(from: "00000001", to: "missing") == nil)
        #expect(ScreenMap([]).places.isEmpty)
    }

    @Test func baselinesListIdentifiers() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-test-\(UUID().uuidString)", isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("known.txt")
        #expect(throws: SimulatorError.self) { try Baseline(file) }
        try Baseline.write([finding("Two\nlines")], to: file)
        let baseline = try Baseline(file)
        #expect(baseline.contains("crash-1a2b3c4d"))
        #expect(!baseline.contains("lines"))
        #expect(Baseline(text: "# crash-2\n\ncrash-3 \u{0} words\n").contains("crash-3"))
    }

    @Test func surroundingsFollowFromOptionsAndLanguages() {
        let options = ExplorerOptions()
        #expect(
            options.variations(languages: ["de", "en"]).map(\.title) == [
                "dark", "accessibility-extra-extra-extra-large", "right to left", "de",
            ])
        #expect(options.variations(languages: ["en"]).count == 3)
    }
}
