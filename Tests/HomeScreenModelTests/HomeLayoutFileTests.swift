import DamageSupport
import Foundation
import HomeScreenModel
import Testing

final class HomeLayoutFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-layout-\(UUID().uuidString)")
    private var file: HomeLayoutFile { HomeLayoutFile(folder.appendingPathComponent("Layout.json")) }

    private let layout = HomeLayout(
        dock: [.app("a")],
        pages: [
            [.folder(HomeFolder(id: 1, name: "Ä", apps: ["b", "c"])), .app("d")],
            [.widget(PlacedWidget(id: 2, app: "d", kind: "clock", size: .medium))],
        ])

    deinit { try? FileManager.default.removeItem(at: folder) }

    private var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() } }

    private func write(_ text: String) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file.file)
    }

    @Test func whatIsWrittenIsRead() throws {
        #expect(file.read() == .absent)
        try file.write(layout)
        #expect(file.read() == .layout(layout))
        try file.write(HomeLayout())
        #expect(file.read() == .layout(HomeLayout()))
        #expect(try names == ["Layout.json"])
    }

    @Test func aNewerFileIsReadAsFarAsItIsUnderstoodAndKept() throws {
        let newer = #"{"version":9,"dock":[{"app":"a"},{"rocket":1}],"pages":[[{"app":"b"},{"app":7}]],"moods":true}"#
        try write(newer)
        #expect(file.read() == .newer(HomeLayout(dock: [.app("a")], pages: [[.app("b")]]), version: 9))
        try file.write(layout)
        #expect(file.read() == .layout(layout))
        let kept = folder.appendingPathComponent("Layout (version 9).json")
        #expect(try String(contentsOf: kept, encoding: .utf8) == newer)
    }

    @Test func aDamagedFileIsSetAside() throws {
        for text in ["", "{", "[]", #"{"version":0,"dock":[],"pages":[]}"#, #"{"version":1,"dock":7,"pages":[]}"#] {
            try write(text)
            #expect(file.read() == .damaged)
        }
        try file.write(layout)
        #expect(file.read() == .layout(layout))
        #expect(try names == ["Layout (damaged).json", "Layout.json"])
    }

    @Test func whatCannotBeWrittenLeavesTheFileAsItWas() throws {
        try file.write(layout)
        // A folder in its place refuses every write, as a full disk does.
        let blocked = HomeLayoutFile(folder.appendingPathComponent("Layout.json/inside.json"))
        #expect(throws: (any Error).self) { try blocked.write(HomeLayout()) }
        #expect(file.read() == .layout(layout))
    }

    @Test func damageNeverCrashes() throws {
        try file.write(layout)
        let whole = Array(try Data(contentsOf: file.file))
        for seed in 0..<300 {
            var damage = Damage(seed: UInt64(seed), alphabet: "{}[]\",:0-9a")
            try Data(damage.apply(to: whole)).write(to: file.file)
            _ = file.read()
        }
    }
}
