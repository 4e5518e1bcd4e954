import SwiftParser
import Testing

@testable import AppBuilder

/// The names that sources declare and use.
struct SourceVocabularyTests {
    private func vocabulary(_ text: String) -> SourceVocabulary {
        SourceVocabulary(Parser.parse(source: text), PlatformConditions(defined: ["DEBUG"], canImport: { $0 == "UIKit" }))
    }

    @Test func typesMembersAndMacrosAreUsed() {
        let used = vocabulary(
            """
            import UIKit
            @Observable final class Model: NSObject, Kit.Watcher {
                @Published var list: [Item?] = Item.all.filter(\\.isNew)
                func f() { player.play(); label.text = String(localized: "a"); #warn("x"); show(.light); _ = a.0; self.init() }
            }
            """
        ).used
        #expect(
            Set(used.keys) == [
                "Observable", "NSObject", "Kit", "Watcher", "Published", "Item", "all", "filter", "isNew", "play", "text", "String", "warn",
                "light",
            ])
        #expect(used["Item"] == 2)
    }

    @Test func everythingThatIntroducesANameDeclaresIt() {
        let declared = vocabulary(
            """
            struct A<B> { enum C { case d(e: Int) }; typealias F = Int; var (g, h) = (1, 2); func i(j k: Int) {} }
            protocol L { associatedtype M }
            actor N {}
            macro O() = #externalMacro(module: "a", type: "b")
            let p = { q in (r: 1, s: q) }
            func t() -> (u: Int, v: Int) { if let w = x() { return w } }
            extension String { var `default`: Int { 1 } }
            """
        ).declared
        let all = ["A", "B", "C", "d", "e", "F", "g", "h", "i", "k", "L", "M", "N", "O", "p", "q", "r", "s", "t", "u", "v", "w", "default"]
        #expect(declared == Set(all))
    }

    @Test func onlyActiveConditionsCount() {
        let names = vocabulary(
            """
            #if os(macOS)
            let a: NSColor = .red
            #elseif canImport(UIKit) && DEBUG
            let b: UIColor = .blue
            #else
            let c: Other = .green
            #endif
            @available(iOS 16.0, *) func f() {}
            """)
        #expect(names.declared == ["b", "f"])
        #expect(Set(names.used.keys).isDisjoint(with: ["NSColor", "red", "Other", "green", "iOS"]))
        #expect(names.used["UIColor"] == 1)
        #expect(names.used["blue"] == 1)
    }
}
