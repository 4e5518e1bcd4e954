import Foundation
import Testing

@testable import AppBuilder

/// A file is lowered again exactly when something that its lowering can ask for has changed.
@Suite struct IndexDigestTests {
    private typealias Change = (inout SourceFacts) -> Void

    /// Everything that lowering writes into one file because of another.
    private static let module = [
        "Base.swift": """
        import UIKit
        class Base: UIViewController, UIScrollViewDelegate {
            @objc var count = 0
            @objc func reload(_ sender: Any?) {}
            func plain() -> String { "" }
        }
        @objc protocol Source { @objc optional func rows(_ section: Int) -> Int; @objc optional var title: String { get } }
        extension UIView { @objc func describe(_ depth: Int) -> String { "view" } }
        typealias Root = Base
        """,
        "Extensions.swift": """
        import UIKit
        extension Middle {
            override func viewDidLoad() { super.viewDidLoad() }
            func show(_ name: String = "none", times: Int = 1) -> String { name }
            @objc var hint: String { "" }
        }
        extension UILabel { override func describe(_ depth: Int) -> String { "label" } }
        """,
        "Middle.swift": """
        import UIKit
        class Middle: Root { @objc dynamic var value = 1 }
        """,
        "Leaf.swift": """
        import UIKit
        final class Leaf: Middle {
            override func show(_ name: String, times: Int) -> String { "leaf" }
            func scrollViewDidScroll(_ view: UIScrollView) {}
            func start(_ source: Source?, _ other: AnyObject) {
                _ = source?.rows?(1)
                _ = #selector(reload(_:))
                _ = Selector("setCount:")
                _ = #keyPath(Base.count)
                _ = other.hint
            }
        }
        """,
        "Generic.swift": """
        import UIKit
        class Table<Item>: UIView { @objc func reload() {} }
        """,
        "More.swift": """
        import UIKit
        extension Table { @objc func more(_ count: Int) {} }
        extension Small { override func setValue(_ value: Any?, forUndefinedKey key: String) {} }
        """,
        "Made.swift": """
        import UIKit
        func make<T: Base>(_ type: T.Type) -> T { type.init() }
        class Cell: UIView { required init?(coder: NSCoder) { super.init(coder: coder) }; override init(frame: CGRect) { super.init(frame: frame) } }
        class Small: Cell { static func description() -> String { "small" } }
        """,
    ]

    @Test func aFileWithTheSameDigestIsLoweredAsBefore() {
        let counts = check(Self.module)
        #expect(counts.changed > 100)
        #expect(counts.spared > 500)
    }

    @Test func itIsSoForAnExample() throws {
        let folder = URL(fileURLWithPath: #filePath).appendingPathComponent("../../../../Examples/ToDoManager").standardizedFileURL
        var files: [String: String] = [:]
        for case let file as URL in try #require(FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
        where file.pathExtension == "swift" && !file.path.contains("Tests/") {
            files[file.lastPathComponent] = try String(contentsOf: file, encoding: .utf8)
        }
        let counts = check(files, every: 29)
        #expect(counts.spared > counts.changed)
    }

    /// Changes each declaration of the module in each way, and lowers the other files.
    ///
    /// - Parameter step: Only each of so many changes is tried.
    /// - Returns: How many files another digest made lower again, and how many were spared it.
    private func check(_ files: [String: String], every step: Int = 1) -> (changed: Int, spared: Int) {
        let module = Lowering(files: files)
        let before = module.state()
        let texts = files.keys.reduce(into: [:]) { $0[$1] = module.lower($1, in: before) }
        var counts = (changed: 0, spared: 0)
        let changes = files.keys.sorted().flatMap { name in Self.changes(of: before.facts[name]!).map { (name, $0) } }
        for (position, (changed, change)) in changes.enumerated() where position % step == 0 {
            let after = module.state { if $0 == changed { change.apply(&$1) } }
            for (name, text) in files where name != changed {
                guard after.indexes.digest(for: name, text) == before.indexes.digest(for: name, text) else {
                    counts.changed += 1
                    continue
                }
                counts.spared += 1
                #expect(module.lower(name, in: after) == texts[name], "\(name) after \(change.name) in \(changed)")
            }
        }
        return counts
    }

    private static func changes(of facts: SourceFacts) -> [(name: String, apply: Change)] {
        var changes: [(name: String, apply: Change)] = []
        for type in facts.types.indices {
            let path = facts.types[type].path
            changes.append(("removing \(path)", { $0.types.remove(at: type) }))
            changes.append(("\(path) is generic", { $0.types[type].isGeneric.toggle() }))
            changes.append(("\(path) inherits nothing", { $0.types[type].inherits = [] }))
            changes.append(("\(path) exposes all", { $0.types[type].isObjCMembers.toggle() }))
            for member in facts.types[type].members.indices {
                let name = path + "." + facts.types[type].members[member].fullName
                func add(_ what: String, _ change: @escaping (inout MemberFacts) -> Void) {
                    changes.append(("\(name): \(what)", { change(&$0.types[type].members[member]) }))
                }
                changes.append(("removing \(name)", { $0.types[type].members.remove(at: member) }))
                add("exposed") { $0.isObjC.toggle() }
                add("named") { $0.objcName = "another:" }
                add("returns") { $0.returnType = "Leaf" }
                add("override") { $0.isOverride.toggle() }
                add("private") { $0.isPrivate.toggle() }
                add("static") { $0.isStatic.toggle() }
                add("defaults") { $0.defaults = $0.defaults.map { _ in "= other" } }
                add("throws") { $0.effects = "throws" }
                add("types") { $0.types = $0.types.map { _ in "Never" } }
            }
        }
        for name in facts.aliases.keys { changes.append(("alias \(name)", { $0.aliases[name] = nil })) }
        return changes
    }
}
