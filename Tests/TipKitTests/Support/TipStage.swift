import Foundation
import Testing

@testable import TipKit

/// Tests of tips, one after the other: the tips' center is one for the process.
@MainActor @Suite(.serialized, .removingTips) struct TipKitTests {}

/// Removes the windows and datastores of tests once everything is written.
struct TipRemoval: SuiteTrait, TestTrait, TestScoping {
    var isRecursive: Bool { true }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
        try await function()
        await TipCenter.shared.saved()
        await TipWindow.closeAll()
        await TipStage.removeFolders()
    }
}

extension Trait where Self == TipRemoval {
    static var removingTips: Self { Self() }
}

/// A time that tests set.
final class TestClock: @unchecked Sendable {
    private let lock = NSLock()
    private var time = Date(timeIntervalSinceReferenceDate: 700_000_000)

    var now: Date { lock.withLock { time } }
    func advance(_ seconds: TimeInterval) { lock.withLock { time += seconds } }
}

/// An app's tips with a datastore in a folder of the test's own.
@MainActor final class TipStage {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("TipKitTests-\(UUID().uuidString)")
    let clock = TestClock()
    private static var folders: [URL] = []

    static func removeFolders() {
        for folder in folders { try? FileManager.default.removeItem(at: folder) }
        folders = []
    }

    /// - Parameter arguments: The app's launch arguments.
    @discardableResult init(_ options: [Tips.ConfigurationOption] = [], arguments: [String] = [], isConfigured: Bool = true) throws {
        Self.folders.append(folder)
        install(arguments)
        if isConfigured { try configure(options) }
    }

    private func install(_ arguments: [String] = []) {
        let clock = clock
        TipCenter.shared = TipCenter(arguments: arguments) { clock.now }
    }

    func configure(_ options: [Tips.ConfigurationOption] = []) throws { try Tips.configure([.datastoreLocation(.url(folder))] + options) }

    /// Ends the app, and launches it again.
    func relaunch(_ options: [Tips.ConfigurationOption] = [], arguments: [String] = [], isConfigured: Bool = true) async throws {
        await TipCenter.shared.saved()
        install(arguments)
        if isConfigured { try configure(options) }
    }

    var file: URL { folder.appendingPathComponent(".tipkit/tips.plist") }
}

struct PlainTip: Tip {
    var title: Text { Text("Save as a Favorite") }
    var message: Text? { Text("Your favorite backyards always appear at the top of the list.") }
    var image: Image? { Image(systemName: "star") }
}

struct OtherTip: Tip {
    var title: Text { Text("Sort the List") }
}

struct UrgentTip: Tip {
    var title: Text { Text("Now") }
    var options: [any Option] { IgnoresDisplayFrequency(true) }
}

struct ShortTip: Tip {
    var title: Text { Text("Twice") }
    var options: [any TipOption] {
        MaxDisplayCount(2)
    }
}

struct BriefTip: Tip {
    var title: Text { Text("Five minutes") }
    var options: [any TipOption] { [MaxDisplayDuration(300)] }
}

struct MemberTip: Tip {
    @Parameter static var isMember = false
    @Parameter(.transient) static var visits: Int = 0
    @Parameter static var nickname: String?

    static let opened = Event(id: "opened")
    static let viewed = Tips.Event<Place>(id: "viewed")

    struct Place: Codable, Sendable {
        let name: String
        let height: Int
    }

    var title: Text { Text("Welcome") }
    var rules: [Rule] {
        #Rule(Self.$isMember) { $0 == true }
    }
}

struct EventTip: Tip {
    var title: Text { Text("Often") }
    var rules: [Rule] {
        #Rule(MemberTip.opened) { $0.donations.donatedWithin(.day).count >= 2 }
        #Rule(MemberTip.viewed) { event in
            event.donations.filter { $0.name != "Sea" }.count > 1
        }
    }
}

struct PairTip: Tip {
    var title: Text { Text("Both") }
    var rules: [Rule] {
        [#Rule(MemberTip.$isMember, MemberTip.$visits) { $0 && $1 > 3 }]
    }
}

struct ButtonTip: Tip {
    var id: String { "buttons" }
    var title: Text { Text("Find a Trail") }
    var message: Text? { Text("Trails near you are on the map.") }
    var image: Image? { Image(systemName: "map") }
    var actions: [Action] {
        Action(id: "map", title: "Show the Map")
        Action(title: "Learn More")
    }
}
