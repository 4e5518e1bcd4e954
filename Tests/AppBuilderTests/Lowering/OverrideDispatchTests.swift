import Foundation
import Testing

@testable import AppBuilder

/// Overrides in extensions, as Objective-C lets classes have them.
@Suite(.serialized) struct OverrideDispatchTests {
    private static let delegate =
        "import UIKit\n@main class AppDelegate: UIResponder, UIApplicationDelegate { @objc func start() { test() } }\n"

    /// Output of an app whose delegate calls `test()`.
    private func output(_ files: [String: String]) async throws -> [String] {
        var all = ["App/AppDelegate.swift": Self.delegate]
        for (name, text) in files { all["App/" + name] = text }
        let folder = try TemporaryFolder(all)
        let app = try await build(folder.path("App"), into: folder)
        return try run(app.executable).split(separator: "\n").map(String.init)
    }

    @Test func membersThatExtensionsDeclareAreOverridden() async throws {
        let lines = try await output([
            "Base.swift": """
            import UIKit
            extension UIView {
                @objc func describe(_ depth: Int = 1) -> String { "view \\(depth)" }
                @objc var kind: String { "view" }
            }
            """,
            "Others.swift": """
            import UIKit
            extension UILabel {
                override func describe(_ depth: Int) -> String { "label/" + super.describe(depth) }
                override var kind: String { "label" }
            }
            class Badge: UILabel {
                override func describe(_ depth: Int) -> String { "badge/" + super.describe(depth + 1) }
            }
            @MainActor func test() {
                let all: [UIView] = [UIView(), UIButton(), UILabel(), Badge()]
                print(all.map { $0.describe() })
                print(all.map(\\.kind))
            }
            """,
        ])
        #expect(lines.first == #"["view 1", "view 1", "label/view 1", "badge/label/view 2"]"#)
        #expect(lines.last == #"["view", "view", "label", "label"]"#)
    }

    @Test func extensionsObserveInheritedProperties() async throws {
        let lines = try await output([
            "Cell.swift": """
            import UIKit
            class Row: NSObject { @objc var isSelected = false; @objc var isHighlighted = false }
            class Cell: Row { var log: [String] = [] }
            extension Cell {
                override var isSelected: Bool { willSet { log.append("will \\(newValue)") } }
                override var isHighlighted: Bool {
                    willSet(next) { log.append("will \\(next)") }
                    didSet(last) { if last != isHighlighted { log.append("did \\(isHighlighted)") } }
                }
            }
            class Wide: Cell {}
            @MainActor func test() {
                let cell = Wide()
                cell.isHighlighted = true
                cell.isSelected = true
                print(cell.isSelected, cell.isHighlighted, cell.log)
            }
            """
        ])
        #expect(lines == [#"true true ["will true", "did true", "will true"]"#])
    }

    @Test func membersOfExtensionsOfAnAliasAreOverridden() async throws {
        let lines = try await output([
            "Base.swift": """
            import UIKit
            typealias PlatformImageView = UILabel
            extension PlatformImageView {
                @objc func preloads() -> Bool { true }
                func describe() -> String { "preloads \\(preloads())" }
            }
            class Animated: UILabel {
                override func preloads() -> Bool { false }
            }
            @MainActor func test() { print(UILabel().describe(), Animated().describe(), separator: "\\n") }
            """
        ])
        #expect(lines == ["preloads true", "preloads false"])
    }

    @Test func aClassAndItsSubclassOverrideTheSameInExtensions() async throws {
        let lines = try await output([
            "Test.swift": """
            import UIKit
            public class Entry: NSObject {}
            public class Candle: Entry {}
            public extension Entry {
                override var description: String { "entry" }
                override func isEqual(_ object: Any?) -> Bool { object is Entry }
            }
            public extension Candle {
                override var description: String { "candle/" + super.description }
                override func isEqual(_ object: Any?) -> Bool { object is Candle && super.isEqual(object) }
            }
            @MainActor func test() {
                print(Entry(), Candle(), Candle() == Candle(), Candle().isEqual(Entry()), type(of: Candle()).description())
            }
            """
        ])
        #expect(lines == ["entry candle/entry true false App.Candle"])
    }

    @Test func publicGenericClassesRegisterThemselves() async throws {
        let lines = try await output([
            "Test.swift": """
            import UIKit
            open class Table<Item>: UIView { @objc func reload() { print("reload", Item.self) } }
            public class Special<Item>: Table<Item> { @objc func more() { print("more") } }
            @MainActor func test() {
                _ = send(#selector(Table<Int>.reload), to: Table<Int>())
                _ = send(#selector(Special<String>.more), to: Special<String>())
            }
            """
        ])
        #expect(lines == ["reload Int", "more"])
    }

    @Test func viewsAreMadeOutsideTheMainActorInSwift5() async throws {
        let lines = try await output([
            "Test.swift": """
            import UIKit
            class MyController: UIViewController {}
            struct Coordinator { func start() -> UIViewController { MyController() } }
            final class Factory { let label = UILabel(); func make() -> UIView { UIView() } }
            nonisolated func make() -> UIResponder { UIResponder() }
            @MainActor func test() { print(Coordinator().start() is MyController) }
            """
        ])
        #expect(lines == ["true"])
    }
}
