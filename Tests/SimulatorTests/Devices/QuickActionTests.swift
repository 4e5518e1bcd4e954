import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// The quick actions of apps: those of Info.plist, and those they set.
struct QuickActionTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func app() throws -> AppBundle {
        let bundle = try FakeBundle.make(in: folder.url)
        let file = bundle.appendingPathComponent("Info.plist")
        var info = try #require(try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil) as? [String: Any])
        let prefix = "UIApplicationShortcutItem"
        info["UIApplicationShortcutItems"] = [
            [
                prefix + "Type": "new", prefix + "Title": "NEW_TITLE", prefix + "Subtitle": "Here",
                prefix + "IconType": "UIApplicationShortcutIconTypeAdd", prefix + "UserInfo": ["id": 7],
            ],
            [prefix + "Type": "leaf", prefix + "Title": "Leaf", prefix + "IconFile": "Leaf"],
            [prefix + "Type": "flame", prefix + "Title": "Flame", prefix + "IconSymbolName": "flame"],
            [prefix + "Title": "Without a type"],
        ]
        try PropertyListSerialization.data(fromPropertyList: info, format: .xml, options: 0).write(to: file)
        let german = bundle.appendingPathComponent("de.lproj", isDirectory: true)
        try FileManager.default.createDirectory(at: german, withIntermediateDirectories: true)
        try Data("\"NEW_TITLE\" = \"Neu\";\n".utf8).write(to: german.appendingPathComponent("InfoPlist.strings"))
        return try AppBundle(folder: bundle)
    }

    @Test func infoPlistHasThemInTheLanguageOfTheDevice() throws {
        let app = try app()
        let actions = app.quickActions(in: ["de"])
        #expect(actions.map(\.type) == ["new", "leaf", "flame"])
        #expect(actions.map(\.title) == ["Neu", "Leaf", "Flame"])
        #expect(actions.map(\.icon) == [.symbol("plus"), .picture("Leaf"), .symbol("flame")] && actions[0].subtitle == "Here")
        let information = try #require(actions[0].information)
        #expect(try PropertyListSerialization.propertyList(from: information, format: nil) as? [String: Int] == ["id": 7])
        #expect(app.quickActions(in: ["fr"]).first?.title == "NEW_TITLE")
    }

    @Test func thoseThatTheAppSetsComeAfterThem() throws {
        let app = try app()
        let own = (1...3).map { QuickAction(type: "own\($0)", title: "Own \($0)") }
        #expect(app.quickActions(in: [], with: own).map(\.type) == ["new", "leaf", "flame", "own1"])
        #expect(app.quickActions(in: [], with: nil).map(\.type) == ["new", "leaf", "flame"])
    }
}
