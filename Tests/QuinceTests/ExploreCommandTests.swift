import ArgumentParser
import Testing

@testable import Explorer
@testable import quince

struct ExploreCommandTests {
    @Test func usualOptionsNeedNothingButTheApp() throws {
        let command = try ExploreCommand.parse(["MyApp", "--", "-Fast", "YES"])
        #expect(command.app == "MyApp")
        #expect(command.seed == 1)
        #expect(command.failOn == .error)
        #expect(command.arguments == ["-Fast", "YES"])
    }

    @Test(arguments: [
        ["--directions", "up"], ["--appearances", "grey"], ["--sizes", "huge"], ["--locales", "de_DE,1"], ["--steps", "0"],
        ["--time", "-1"],
        ["--time", "nan"], ["--patience", "0"], ["--fail-on", "never"], ["--update-baseline"], ["--seed", "-1"],
    ])
    func whatThereIsNotIsRefused(_ options: [String]) {
        #expect(throws: (any Error).self) { try ExploreCommand.parse(["MyApp"] + options) }
    }

    @Test func theSummaryCountsWhatIsNew() {
        var known = Finding(id: "crash-1", kind: .crash, severity: .error, message: "old", screen: "1")
        known.isKnown = true
        var new = Finding(id: "dead-end-2", kind: .deadEnd, severity: .warning, message: "no way on", screen: "1")
        (new.steps, new.flow) = (["launch the app"], "flows/dead-end-2.yaml")
        let report = ExplorationReport(
            app: "com.example.App", name: "App", device: "iPhone 15", seed: 1, isClosed: true, steps: 5, screens: [], edges: [],
            findings: [known, new])
        #expect(
            ExploreText.lines(report) == [
                "warning: dead end: no way on", "    → launch the app", "    flows/dead-end-2.yaml",
                "0 screens, 5 steps, all tried: 0 errors, 1 warning, 0 notes, 1 known",
            ])
    }
}
