import Foundation
import Testing

@testable import AgentServer
@testable import Simulator

@Suite struct PhoneToolTests {
    /// Every request to a model carries them.
    @Test func theListIsShort() {
        #expect(PhoneTool.listed.count <= 12)
        let text = JSONValue.array(PhoneTool.listed.map(\.json)).json
        // Four characters a token.
        #expect(text.count / 4 < 3_000)
        #expect(PhoneTool.instructions.count < 600)
    }

    @Test func namesAreThoseThatAgentsKnow() {
        let names = Set(PhoneTool.listed.map(\.name))
        #expect(names.count == PhoneTool.listed.count)
        #expect(names.isSuperset(of: ["build_run_sim", "snapshot_ui", "tap", "type_text", "swipe", "screenshot", "test_sim", "get_logs"]))
        #expect(PhoneTool.named("stop_app_sim")?.name == "stop_app")
        #expect(PhoneTool.named("fly") == nil)
    }

    @Test func parametersAreDescribedOnce() {
        for tool in PhoneTool.listed {
            #expect(Set(tool.parameters.map(\.name)).count == tool.parameters.count, "\(tool.name)")
            #expect(!tool.description.isEmpty)
        }
    }

    @Test func aTimeoutOfTheCallsOwnIsKeptInBounds() throws {
        let tool = try #require(PhoneTool.named("build_run_sim"))
        #expect(tool.limit([:]) == 600)
        #expect(tool.limit(["timeout": 30]) == 35)
        #expect(tool.limit(["timeout": 1_000_000]) == 3_605)
        #expect(tool.limit(["timeout": "x"]) == 600)
        #expect(try #require(PhoneTool.named("tap")).limit(["timeout": 900]) == 90)
    }

    @Test func failuresOfTestsNameTheirLines() {
        let report = AgentTestReport(cases: [
            TestLog.Case(suite: "A", name: "one", time: 0),
            TestLog.Case(suite: "A", name: "two", time: 0, failures: ["/a/B.swift:3: not equal"]),
            TestLog.Case(suite: "A", name: "three", time: 0, failures: [], isSkipped: true),
        ])
        let result = PhoneTools.result(of: report, filter: nil)
        #expect(result.isError)
        #expect(result.text == "1 passed, 1 failed, 1 skipped\n✘ A.two\n  /a/B.swift:3: not equal")
        #expect(PhoneTools.result(of: AgentTestReport(cases: []), filter: "x").text == "no test matches “x”")
    }
}

@Suite struct BackgroundWorkTests {
    private struct Problem: Error, Equatable {}

    @Test func workThatTakesLongerGoesOn() throws {
        let gate = DispatchSemaphore(value: 0)
        let work = BackgroundWork<Int, String>(1) { progress in
            progress("first step")
            gate.wait()
            return "done"
        }
        var steps: [String] = []
        let early = try work.wait(0.5) { steps.append($0) }
        #expect(early.value == nil)
        #expect(early.step == "first step")
        #expect(steps == ["first step"])
        #expect(work.isUnderWay)
        gate.signal()
        #expect(try work.wait(20) { _ in }.value == "done")
        #expect(!work.isUnderWay)
    }

    @Test func itsErrorIsThrownToWhoWaits() {
        let work = BackgroundWork<Int, String>(1) { _ in throw Problem() }
        #expect(throws: Problem.self) { try work.wait(20) { _ in } }
    }

    /// A call for work that an earlier call has started waits for that; a call for other work starts its own.
    @Test func callsForTheSameWorkShareIt() throws {
        let tools = PhoneTools(project: NoProject(), options: PhoneTools.Options(build: AgentBuild(app: "App")))
        let (gate, count) = (DispatchSemaphore(value: 0), Counter())
        func ask(_ filter: String?, seconds: Double) throws -> AgentTestReport? {
            let key = PhoneTools.TestKey(build: AgentBuild(app: "App"), filter: filter)
            return try tools.joinOrStart(\.testing, key, seconds: seconds) { _ in
            } work: { _ in
                count.increment()
                gate.wait()
                return AgentTestReport(cases: [])
            }.value
        }
        #expect(try ask(nil, seconds: 0) == nil)
        #expect(tools.testing != nil)
        gate.signal()
        #expect(try ask(nil, seconds: 60) != nil)
        #expect(count.value == 1)
        #expect(tools.testing == nil)
        gate.signal()
        #expect(try ask("Cart", seconds: 60) != nil)
        #expect(count.value == 2)
    }

    private final class Counter: @unchecked Sendable {
        private let lock = NSLock()
        private var count = 0
        func increment() { lock.withLock { count += 1 } }
        var value: Int { lock.withLock { count } }
    }

    private struct NoProject: AgentProject {
        func build(_ request: AgentBuild, progress: @escaping @Sendable (String) -> Void) throws -> AgentBuiltApp { throw Problem() }
        func test(_ request: AgentBuild, filter: String?, progress: @escaping @Sendable (String) -> Void) throws -> AgentTestReport {
            throw Problem()
        }
        func phone(_ bundle: AppBundle, model: String?, log: AutomationLog) throws -> HeadlessSession { throw Problem() }
        func previews(_ bundle: AppBundle, _ request: AgentBuild) throws -> PreviewRun { throw Problem() }
    }
}
