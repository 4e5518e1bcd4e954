import DamageSupport
import DeviceProtocol
import Foundation
import Testing

@testable import HomeScreenModel

final class HomeLayoutFileTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("quince-layout-\(UUID().uuidString)")
    private var file: HomeLayoutFile { HomeLayoutFile(folder.appendingPathComponent("Layout.json")) }

    private let layout = HomeLayout(
        dock: [.app("a")],
        pages: [
            [.folder(HomeFolder(id: 1, name: "Ä", apps: ["b", "c"])), .app("d")],
            [.widget(PlacedWidget(id: 2, app: "d", bundle: "d.w", kind: "clock", size: .medium, configuration: HomeLayoutFileTests.setUp))],
            [.stack(HomeLayoutFileTests.stack)],
        ], today: [.widget(PlacedWidget(id: 6, app: "d", kind: "clock", size: .small))], lastID: 9)

    private static let setUp = WidgetParameterValues([
        "name": .text("Ä"), "count": .number(3), "on": .flag(true), "day": .date(86400),
        "who": .list([.option(WidgetOption(identifier: "1", title: "One", subtitle: "first"))]),
    ])

    private static let stack = WidgetStack(
        id: 3,
        widgets: [4, 5].map { PlacedWidget(id: $0, app: "d", bundle: "d.w", kind: "clock", size: .small) }, shown: 5, rotates: false)!

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

    /// What the first version wrote.
    @Test func anOlderFileIsRead() throws {
        try write(#"{"version":1,"dock":[{"app":"a"}],"pages":[[{"widget":{"id":2,"app":"d","kind":"clock","size":"medium"}}]]}"#)
        let widget = PlacedWidget(id: 2, app: "d", bundle: "d", kind: "clock", size: .medium)
        #expect(file.read() == .layout(HomeLayout(dock: [.app("a")], pages: [[.widget(widget)]])))
    }

    /// Versions without stacks find the widget that was shown.
    @Test func olderVersionsFindAWidgetWhereThereIsAStack() throws {
        struct Older: Decodable {
            struct Item: Decodable {
                struct Widget: Decodable, Equatable {
                    var id: Int
                    var app, kind: String
                    var size: ItemSize
                }
                var widget: Widget?
            }
            var version: Int
            var pages: [[Item]]
        }
        try file.write(layout)
        let older = try JSONDecoder().decode(Older.self, from: Data(contentsOf: file.file))
        #expect(older.version == 2)
        #expect(older.pages[2][0].widget == Older.Item.Widget(id: 5, app: "d", kind: "clock", size: .small))
    }

    /// A stack of a form that this version does not know is the widget beside it; what is set of a kind nobody knows is left out.
    @Test func whatANewerVersionSaysOfWidgetsIsReadAsFarAsItIsUnderstood() throws {
        let widget = #"{"id":2,"app":"d","bundle":"w","kind":"clock","size":"small","configuration":{"a":{"colour":{}}},"mood":1}"#
        try write(#"{"version":3,"dock":[],"pages":[[{"stack":{"heap":1},"widget":\#(widget)}]],"today":[{"rocket":1}],"lastID":8}"#)
        let read = PlacedWidget(id: 2, app: "d", bundle: "w", kind: "clock", size: .small)
        #expect(file.read() == .newer(HomeLayout(pages: [[.widget(read)]], lastID: 8), version: 3))
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

    /// What is whole stays where it is, and nothing of the file is lost.
    @Test func aDamagedItemIsLeftOutAndTheFileIsSetAside() throws {
        let text = #"{"version":2,"dock":[{"app":"a"}],"pages":[[{"app":"b"},{"widget":{"id":"x"}},{"app":"c"}]],"lastID":4}"#
        try write(text)
        let rest = HomeLayout(dock: [.app("a")], pages: [[.app("b"), .app("c")]], lastID: 4)
        #expect(file.read() == .incomplete(rest))
        try file.write(rest)
        #expect(file.read() == .layout(rest))
        #expect(try String(contentsOf: file.damagedCopy, encoding: .utf8) == text)
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

    @Test func aStackWithOneWidgetTwiceIsDamaged() throws {
        let widget = #"{"id":7,"app":"a","kind":"k","size":"small"}"#
        let stack = #"{"id":5,"widgets":[\#(widget),\#(widget)],"suggestion":7}"#
        #expect(throws: DecodingError.self) { try JSONDecoder().decode(WidgetStack.self, from: Data(stack.utf8)) }
    }

    @Test("Numbers at the end of all numbers", arguments: [Int.max, .max - 1])
    func numbersAtTheEnd(last: Int) {
        var layout = HomeLayout(pages: [[.folder(HomeFolder(id: 1, name: "F", apps: []))]], lastID: last)
        let ids = [layout.makeID(), layout.makeID()]
        #expect(!ids.contains(1))
    }
}
