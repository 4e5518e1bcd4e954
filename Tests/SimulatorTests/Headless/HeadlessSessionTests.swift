import DeviceProtocol
import Foundation
import RenderProtocol
import Testing

@testable import Simulator

@Suite(.serialized)
struct HeadlessSessionTests {
    private let folder: TemporaryFolder
    private let lines = Lines()

    init() throws { folder = try TemporaryFolder() }

    private func session(patience: Double = 30) throws -> HeadlessSession {
        let bundle = try AppBundle(folder: FakeBundle.make(in: folder.url))
        let lines = lines
        let configuration = HeadlessConfiguration(
            device: try DeviceCatalogue.model("iPhone 15"), clockLibrary: FakeBundle.clockLibrary, patience: patience
        ) { line, _ in lines.add(line) }
        return try HeadlessSession(bundle: bundle, configuration: configuration)
    }

    @Test func launchesAndCommits() throws {
        let session = try session()
        try session.launch(arguments: ["normal", "-Key", "value"])
        #expect(session.tree.root == LayerID(1))
        #expect(session.tree.time == 1000)
        #expect(lines.all == ["launched normal -Key value"])
        #expect(try session.viewHierarchy() == "<UIWindow>\n   | <UILabel; text = '0'>")
    }

    /// A thread that waits for the host's answer is busy.
    @Test func timeStandsStillWhileAnAppAsksItsHost() throws {
        let session = try session()
        try session.launch(arguments: ["asks"])
        try session.advance(by: 0.1)
        #expect(lines.all == ["launched asks", "asked 200 in 0 ns", "timer"])
    }

    @Test func nonsenseEndsTheConnectionToTheBrokerAndNothingElse() throws {
        let session = try session()
        try session.launch(arguments: ["asks-nonsense"])
        try session.advance(by: 0.1)
        #expect(lines.all.contains("the broker's socket ends: true"))
        #expect(lines.all.contains { $0.contains("it sent 4294967295 bytes, which exceeds the limit of 67108864") })
        #expect(session.isRunning)
    }

    @Test func aTapOnABannerStartsTheApp() throws {
        let session = try session()
        try session.permissions.set(.granted, of: .notifications, for: "test.fake")
        try session.launch(arguments: ["notifies-behind"])
        #expect(throws: SimulatorError.self) { try session.answerBanner() }
        try session.pressHome()
        try session.advance(by: 1)
        try session.terminate()
        try session.answerBanner()
        #expect(lines.all.contains("for tea"))
        #expect(session.isRunning)
        #expect(lines.all.last?.contains("event notification(DeviceProtocol.NotificationEvent.response(") == true)
    }

    @Test func settlingWaitsForAnimationsButNotForTimers() throws {
        let session = try session()
        try session.launch()
        #expect(session.time == 0)
        let button = CGPoint(x: 100, y: 120)
        try ScreenGestures(session: session).tap(button)
        try session.settle()
        #expect(abs(session.time - 0.461) < 0.002)
        #expect(lines.all.last == "tapped 1")
        #expect(try !session.elements().children.contains { $0.text == "Later (2 s)" })
        try session.advance(by: 2)
        #expect(try session.elements().children.contains { $0.text == "Later (2 s)" })
    }

    @Test(arguments: [
        ("malformed-frame", "a frame of unknown kind 99"), ("malformed-commit", "commit"), ("malformed-message", "it sent"),
        ("endless-frame", "exceeds the limit"),
    ])
    func brokenAppsEndWithAReport(behaviour: String, reason: String) throws {
        let session = try session()
        let failure = #expect(throws: AppFailure.self) { try session.launch(arguments: [behaviour]) }
        #expect(failure?.name == "Protocol violation")
        #expect(failure?.reason.contains(reason) == true)
        #expect(!session.isRunning)
    }

    /// Damaged streams are read or end the app that sent them: nobody else.
    @Test func damagedStreamsEndAtMostTheirApp() throws {
        let session = try session()
        var refused = 0
        for seed in 0..<25 {
            do {
                try session.launch(arguments: ["damaged-\(seed)"])
                _ = try session.screenshot()
            } catch let failure as AppFailure {
                #expect(failure.name == "Protocol violation")
                #expect(!session.isRunning)
                refused += 1
            }
        }
        #expect(refused > 0)
        try session.launch()
        #expect(session.tree.root == LayerID(1))
    }

    @Test func anAppMayUseUpTheNumbersOfItsCommits() throws {
        var tree = RenderTree()
        try tree.apply(Commit(sequence: .max, time: 0, operations: [.setLayer(LayerID(1), [:]), .setRoot(LayerID(1))]))
        let turn = DisplayTurn(orientation: .landscapeLeft, native: CGSize(width: 100, height: 200))
        #expect(throws: CommitError.self) { try turn.turned(tree) }
    }

    @Test func exceptionsCarryTheirReason() throws {
        let failure = #expect(throws: AppFailure.self) { try session().launch(arguments: ["exception"]) }
        #expect(failure?.name == "NSInvalidArgumentException")
        #expect(failure?.reason == "unrecognized selector")
    }

    @Test func exitCodesAreFailures() throws {
        let failure = #expect(throws: AppFailure.self) { try session().launch(arguments: ["exit"]) }
        #expect(failure?.description == "Fake: the app has ended by itself with exit code 3")
    }

    @Test func crashesNameTheAppsFrames() throws {
        let session = try session()
        let failure = #expect(throws: AppFailure.self) { try session.launch(arguments: ["crash-at-launch"]) }
        #expect(failure?.name == "Fatal error")
        #expect(failure?.reason == "Unexpectedly found nil while unwrapping an Optional value")
        #expect(failure?.frames.first?.contains("ScreenState.crash(_:)") == true)
        #expect(failure?.frames.first?.hasPrefix("FakeApp.swift:") == true)
        #expect(!lines.all.contains { $0.contains("Program crashed") })
        // The device survives.
        try session.launch()
        #expect(session.isRunning)
    }

    @Test func hangsAreNoticed() throws {
        let failure = #expect(throws: AppFailure.self) { try session(patience: 0.5).launch(arguments: ["hang"]) }
        #expect(failure?.name == "Hang")
        #expect(failure?.frames.first?.contains("ScreenState.launch(_:)") == true)
    }

    /// A picture of an app whose main thread is stuck would be blank, or of the past.
    @Test(arguments: ["stuck-launching", "stuck-launched"]) func stuckAppsAreNoticed(behaviour: String) throws {
        let session = try session(patience: 1)
        let failure = #expect(throws: AppFailure.self) { try session.launch(arguments: [behaviour]) }
        #expect(failure?.name == "Hang")
        #expect(failure?.reason.contains("its main thread waits for something that does not happen") == true)
        #expect(failure?.frames.first?.hasPrefix("FakeApp.swift:") == true)
        #expect(failure?.frames.first?.contains("ScreenState.launch(_:)") == true)
        #expect(!session.isRunning)
    }

    @Test func sleepsWhileLaunchingPass() throws {
        let session = try session()
        try session.launch(arguments: ["sleeps-launching"])
        #expect(session.time >= 3)
        #expect(session.tree.sequence == 1)
    }

    /// An answer to one touch that takes many turns of many threads, on a machine where every processor is taken several times over.
    @Test func whatATouchSetsGoingIsDoneWhenItReturns() throws {
        let rivals = BusyThreads(count: 4 * ProcessInfo.processInfo.activeProcessorCount)
        defer { rivals.stop() }
        let session = try session()
        try session.launch(arguments: ["hops"])
        for count in 1...20 {
            try session.touch([TouchSample(finger: 1, phase: .began, x: 100, y: 120)])
            try session.touch([TouchSample(finger: 1, phase: .ended, x: 100, y: 120)])
            #expect(session.tree.sequence == UInt64(count + 1))
            #expect(lines.all.last == "tapped \(count)")
        }
        #expect(session.time == 0)
    }

    /// Far more than a socket holds, in both directions.
    @Test func longMessagesArriveWhole() throws {
        let session = try session()
        try session.launch()
        let text = String(repeating: "Quince ", count: 1_000_000)
        try session.send(.insertText(text))
        #expect(try session.elements().children.contains { $0.text == text })
    }

    @Test func homeAndBack() throws {
        let session = try session()
        try session.launch()
        try session.pressHome()
        try session.activate()
        #expect(lines.all.suffix(2) == ["lifecycle enterBackground", "lifecycle enterForeground"])
        try session.terminate()
        #expect(!session.isRunning)
    }
}
