import AgentServer
import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// An agent's conversation with the server about a real process, the fake app.
@Suite(.serialized)
struct AgentConversationTests {
    /// “Builds” the fake app.
    private struct FakeProject: AgentProject {
        let bundle: AppBundle

        func build(_ request: AgentBuild, progress: @escaping @Sendable (String) -> Void) throws -> AgentBuiltApp {
            progress("Compiling 1 file")
            guard request.app != "broken" else { throw SimulatorError("/app/App.swift:3:5: error: cannot find 'x' in scope") }
            return AgentBuiltApp(bundle: bundle, arguments: [request.app])
        }

        func test(_ request: AgentBuild, filter: String?, progress: @escaping @Sendable (String) -> Void) throws -> AgentTestReport {
            AgentTestReport(cases: [TestLog.Case(suite: "Suite", name: "test", time: 0)])
        }

        func phone(_ bundle: AppBundle, model: String?, log: AutomationLog) throws -> HeadlessSession {
            let configuration = HeadlessConfiguration(
                device: try DeviceCatalogue.model(model ?? "iPhone 15"), clockLibrary: FakeBundle.clockLibrary
            ) { line, _ in log.add(line) }
            return try HeadlessSession(bundle: bundle, configuration: configuration)
        }

        func previews(_ bundle: AppBundle, _ request: AgentBuild) throws -> PreviewRun {
            PreviewRun(bundle: bundle, clockLibrary: FakeBundle.clockLibrary, variants: [], root: URL(fileURLWithPath: "/app"))
        }
    }

    private let folder: TemporaryFolder
    private let tools: PhoneTools

    init() throws {
        folder = try TemporaryFolder()
        let project = FakeProject(bundle: try AppBundle(folder: FakeBundle.make(in: folder.url)))
        tools = PhoneTools(project: project, options: PhoneTools.Options(build: AgentBuild(app: "normal")))
    }

    private func call(_ name: String, _ arguments: [String: JSONValue] = [:]) throws -> ToolResult {
        tools.run(try #require(tools.tool(name)), arguments) { _ in }
    }

    @Test func anAgentBuildsLooksActsAndReads() throws {
        #expect(try call("tap", ["ref": 1]).text == "no app has been built yet: call build_run_sim first")
        let built = try call("build_run_sim")
        #expect(!built.isError)
        #expect(built.text.hasPrefix("Built and launched Fake in "))
        #expect(
            built.text.hasSuffix(
                "Fake on iPhone 15, 393 × 852 points\n1 button \"Count\" #count\n- text \"Taps: 0\"\n2 textField \"Name\" (empty) #name"))
        #expect(try call("get_logs").text == "launched normal")
        #expect(try call("tap", ["ref": 1]).text == "~ text \"Taps: 0\" → \"Taps: 1\"\n(1 new line of output: get_logs)")
        #expect(try call("tap", ["x": 100, "y": 110, "kind": "double"]).text.contains("\"Taps: 3\""))
        #expect(try call("get_logs", ["text": "3"]).text == "tapped 3")
        #expect(try call("get_logs").text == "Nothing new.")
        #expect(try call("snapshot_ui", ["role": "button"]).text == "Fake on iPhone 15, 393 × 852 points\n1 button \"Count\" #count")
        #expect(try call("snapshot_ui", ["until": "Later"]).text.contains("found: text \"Later (2 s)\""))
        #expect(try call("snapshot_ui", ["tree": true]).text.contains("button UIButton label \"Count\" #count [button] (50, 100, 200, 44)"))
        #expect(try call("swipe", ["direction": "up"]).text == "Nothing changed on the screen.")
        #expect(try call("settings").text.contains("appearance: light"))
        #expect(try call("settings", ["appearance": "dark", "permissions": ["all": "granted"]]).isError == false)
        #expect(try call("settings").text.contains("camera granted"))
        #expect(try call("test_sim").text == "1 passed, 0 failed")
        #expect(try call("stop_app").text == "Fake has ended.")
        #expect(try call("launch_app", ["arguments": ["normal"]]).text.contains("\"Taps: 0\""))
        tools.end()
    }

    @Test func aScreenshotIsAPictureOfTheUsualSize() throws {
        _ = try call("build_run_sim")
        let result = try call("screenshot")
        guard case .image(let data, let type) = result.content.first else {
            Issue.record("\(result)")
            return
        }
        #expect(type == "image/png")
        #expect(data.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(result.text == "393 × 852 points, 1.84 pixels a point; tap takes points.")
    }

    @Test func previewsArePicturesWithTheirPlaces() throws {
        let result = try call("render_preview", ["name": "Second"])
        #expect(result.text == "Second (Second.swift:8)")
        #expect(result.content.count == 2)
        #expect(try call("render_preview", ["name": "Third"]).text.contains("no preview is named like “Third”"))
        #expect(try call("render_preview", ["name": "Crash"]).isError)
    }

    @Test func buildErrorsNameTheUsersLines() throws {
        let result = try call("build_run_sim", ["project": "broken"])
        #expect(result.isError)
        #expect(result.text == "/app/App.swift:3:5: error: cannot find 'x' in scope")
    }

    @Test func crashesAreReportsWithLines() throws {
        _ = try call("build_run_sim", ["project": "crash-on-tap"])
        let result = try call("tap", ["label": "Count"])
        #expect(result.isError)
        #expect(result.text.contains("Fake crashed: Fatal error"))
        #expect(result.text.contains("    at FakeApp.swift:"))
        #expect(result.text.contains("  tapped 1"))
        #expect(result.text.hasSuffix("The app does not run now: launch_app starts it, build_run_sim builds it first."))
        #expect(try call("launch_app").isError == false)
    }

    @Test func argumentsThatCannotBeMeantAreExplained() throws {
        _ = try call("build_run_sim")
        for (name, arguments) in [
            ("tap", [:]), ("tap", ["x": 1]), ("tap", ["ref": -1]), ("tap", ["speed": 3]), ("tap", ["ref": 1, "kind": "triple"]),
            ("swipe", [:]),
            ("swipe", ["from_x": 1, "from_y": 1]), ("swipe", ["direction": "sideways"]), ("press_button", [:]),
            ("press_button", ["button": "lock"]), ("settings", ["location": "nowhere"]), ("settings", ["permissions": ["camera": "maybe"]]),
            ("settings", ["permissions": ["walls": "granted"]]), ("screenshot", ["max_size": 3]), ("launch_app", ["action": "fly"]),
            ("launch_app", ["url": "no link"]), ("snapshot_ui", ["wait": .number(1e300)]), ("test_sim", ["filter": "("]),
            ("build_run_sim", ["device": "Telephone"]),
        ] as [(String, [String: JSONValue])] {
            let result = try call(name, arguments)
            #expect(result.isError, "\(name) \(arguments)")
            #expect(!result.text.isEmpty)
        }
    }
}
