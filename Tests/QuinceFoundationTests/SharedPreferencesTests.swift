import Testing

@testable import QuinceFoundation

/// Two domains of one file are what an app and its extension have of a group's defaults.
struct SharedPreferencesTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString, isDirectory: true)
    private var file: URL { folder.appendingPathComponent("Library/Preferences/group.a.plist") }

    @Test func whatOneWritesTheOtherSees() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = PreferencesDomain(file: file, isShared: true), widget = PreferencesDomain(file: file, isShared: true)
        #expect(widget.value(forKey: "score") == nil)
        app.set(1, forKey: "score")
        #expect(app.flush())
        #expect(widget.value(forKey: "score") as? Int == 1)
        app.set(2, forKey: "score")
        #expect(app.flush())
        #expect(widget.value(forKey: "score") as? Int == 2)
        app.set(nil, forKey: "score")
        #expect(app.flush())
        #expect(widget.value(forKey: "score") == nil)
    }

    @Test func neitherUndoesWhatTheOtherHasChanged() {
        defer { try? FileManager.default.removeItem(at: folder) }
        let app = PreferencesDomain(file: file, isShared: true), widget = PreferencesDomain(file: file, isShared: true)
        app.set("app", forKey: "one")
        widget.set("widget", forKey: "two")
        #expect(app.flush())
        #expect(widget.flush())
        #expect(app.values as? [String: String] == ["one": "app", "two": "widget"])
        widget.set("both", forKey: "one")
        app.set("app", forKey: "three")
        #expect(widget.flush())
        #expect(app.flush())
        #expect(widget.values as? [String: String] == ["one": "both", "two": "widget", "three": "app"])
    }
}
