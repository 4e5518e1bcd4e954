import Foundation
import Testing

@testable import Explorer
@testable import Simulator

/// Explorations of the fake app of the simulator's tests.
struct ExplorerRunTests {
    private let products: URL = {
        var folder = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
        while folder.path != "/", !FileManager.default.fileExists(atPath: folder.appendingPathComponent("FakeApp").path) {
            folder.deleteLastPathComponent()
        }
        return folder
    }()

    private func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-test-\(UUID().uuidString)", isDirectory: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try body(folder)
    }

    private func makeBundle(in folder: URL) throws -> AppBundle {
        let bundle = folder.appendingPathComponent("Fake.app", isDirectory: true)
        try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
        let info = ["CFBundleIdentifier": "test.fake", "CFBundleExecutable": "FakeApp", "CFBundleDisplayName": "Fake"]
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(
            to: bundle.appendingPathComponent("Info.plist"))
        try FileManager.default.copyItem(
            at: products.appendingPathComponent("FakeApp"), to: bundle.appendingPathComponent("FakeApp"))
        return try AppBundle(folder: bundle)
    }

    private func configuration() throws -> HeadlessConfiguration {
        HeadlessConfiguration(
            device: try DeviceCatalogue.model("iPhone 15"), clockLibrary: products.appendingPathComponent("libQuinceClock.so"))
    }

    private func exploration(_ behaviour: String, seed: UInt64 = 1) throws -> Exploration {
        var options = ExplorerOptions()
        (options.seed, options.patience, options.isMirrored) = (seed, 30, false)
        options.contentSizes = [.large]
        return try withFolder { folder in
            try Explorer(bundle: makeBundle(in: folder), configuration: configuration(), options: options, arguments: [behaviour]).run()
        }
    }

    @Test func theSameSeedGivesTheSameReport() throws {
        let first = try exploration("normal", seed: 5)
        #expect(first.report.isClosed)
        #expect(!first.report.screens.isEmpty)
        #expect(first.report.findings.filter { $0.kind.endsApp }.map(\.message) == [])
        #expect(try first.json() == exploration("normal", seed: 5).json())
    }

    @Test func aCrashIsFoundWithItsFlow() throws {
        let exploration = try exploration("crash-on-tap")
        let crash = try #require(exploration.report.findings.first)
        #expect(crash.kind == .crash)
        #expect(crash.steps == ["launch the app", "tap #count"])
        let flow = try #require(try exploration.files().first { $0.name == crash.flow }).data
        let lines = String(decoding: flow, as: UTF8.self).components(separatedBy: "\n")
        #expect(lines.suffix(5) == ["---", "- launchApp", "- tapOn:", "    id: \"count\"", ""])
        try withFolder { folder in
            let session = try HeadlessSession(bundle: makeBundle(in: folder), configuration: configuration())
            let file = folder.appendingPathComponent("crash.yaml")
            try flow.write(to: file)
            let player = FlowPlayer(session: session, options: FlowOptions(arguments: ["crash-on-tap"]))
            let error = #expect(throws: FlowError.self) { try player.play(file) }
            #expect(error?.message.hasPrefix("Fake crashed") == true)
        }
    }

    @Test func anAppThatCrashesAtLaunchHasThatFinding() throws {
        let report = try exploration("crash-at-launch").report
        #expect(report.findings.map(\.kind) == [.crash])
        #expect(report.screens.isEmpty)
    }
}
