import Foundation
import Testing

@testable import AppBuilder

@Suite struct HotSourceTests {
    private static let before = """
        import SwiftUI
        struct A: View {
            @State private var n = 1
            var body: some View {
                Text("Hello").padding(10)
            }
            private func tap(_ by: Int = 2) -> Int { n + by }
        }
        """

    private func changes(_ replaced: String, _ new: String) throws -> [HotDeclaration]? {
        try HotSource(Self.before.replacingOccurrences(of: replaced, with: new)).changes(since: HotSource(Self.before))
    }

    @Test func bodiesAreToldFromAllElse() throws {
        #expect(try changes("", "")?.isEmpty == true)
        #expect(try changes("n + by", "n * by")?.map(\.key) == ["A|tap(_:)"])
        #expect(try changes("Text(\"Hello\")", "Label(\"Hello\")")?.map(\.key) == ["A|body"])
        #expect(try changes("n = 1", "n = 2") == nil)
        #expect(try changes("by: Int = 2", "by: Int = 3") == nil)
        // Comments and blank lines are no change.
        #expect(try changes("            Text", "// more\n\n            Text")?.isEmpty == true)
    }

    @Test func literalsAreToldFromOtherChanges() throws {
        let old = try #require(try HotSource(Self.before).declarations["A|body"])
        let new = try #require(try changes("Hello", "Bye")?.first)
        #expect(old.shape == new.shape)
        #expect(new.literals?.map(\.value) == ["Bye", "10"])
        #expect(HotLiterals.identifier(new, in: "A.swift", 1) == "A.swift|A|body|1")
        // What a function without views computes is compiled.
        #expect(try HotSource(Self.before).declarations["A|tap(_:)"]?.literals == nil)
    }

    @Test func liveBodiesKeepOneTypeAndReadTheirLiterals() throws {
        let live = try HotTransform.apply(Self.before, file: "A.swift").text
        #expect(live.hasPrefix("@_spi(Quince) import SwiftUI; import SwiftUI\n"))
        #expect(live.contains("var body: some View { SwiftUI.PreviewBody.erased {\n"))
        #expect(
            live.contains(
                #"Text(QuinceFoundation.HotLiteral.string("A.swift|A|body|0", "Hello")).padding(QuinceFoundation.HotLiteral.integer("A.swift|A|body|1", 10))"#
            ))
        #expect(live.contains("(_ by: Int = 2) -> Int { n + by }"))
        #expect(live.split(separator: "\n", omittingEmptySubsequences: false).count == Self.before.split(separator: "\n").count)
    }

    @Test func previewsAreReplacedByTheFunctionsTheyAre() throws {
        let user = try HotSource("import SwiftUI\nstruct A {}\n#Preview(\"a\") {\n  A()\n}")
        let new = try HotSource("import SwiftUI\nstruct A {}\n\n#Preview(\"a\") {\n  B()\n}")
        let changed = try #require(new.changes(since: user))
        #expect(changed.map(\.name) == ["#Preview.1"])
        #expect(try HotSource("import SwiftUI\nstruct A {}\n#Preview(\"b\") {\n  A()\n}").changes(since: user) == nil)
        let lowered = try HotSource(
            "import Q\n\nimport SwiftUI\nstruct A {}\n\n@MainActor fileprivate func __quincePreview_4_1(_ p: C) { p.preview(\"a\") {\n  B()\n} }"
        )
        let text = ReplacementWriter.file(
            replacing: changed, in: lowered, original: URL(fileURLWithPath: "/app/A.swift"), module: "App",
            previewFunctions: ["__quincePreview_3_1"])
        #expect(text?.contains("@_dynamicReplacement(for: __quincePreview_3_1(_:)) @MainActor private func __quinceHotPreview_1") == true)
        #expect(text?.contains(" p.preview(\"a\") {\n  B()\n}") == true)
    }

    /// What such a preview shows is the body of a view, which keeps its state; its properties are as any view's stored ones.
    @Test func aPreviewWithStateOfItsOwnIsTheBodyOfAView() throws {
        func source(_ own: String, _ shown: String, above: String = "") -> String {
            "import SwiftUI\n\(above)#Preview(\"a\") {\n    @Previewable @State var n = \(own)\n    Stepper(\(shown), value: $n)\n}"
        }
        let before = try HotSource(source("1", "\"One\""))
        let text = source("1", "\"Two\"", above: "// a line more\n")
        let changed = try #require(try HotSource(text).changes(since: before))
        #expect(changed.map(\.key) == ["__QuincePreviewed_1|body"])
        let old = try #require(before.declarations["__QuincePreviewed_1|body"])
        #expect(old.shape == changed[0].shape && changed[0].literals?.map(\.value) == ["Two"])
        #expect(try HotSource(source("2", "\"One\"")).changes(since: before) == nil)
        // Lowering makes the same of it: a body whose literals go by the same names.
        let lowered = Lowering.body(text)
        #expect(try HotSource(lowered).declarations["__QuincePreviewed_1|body"]?.literals?.map(\.value) == ["Two"])
        #expect(
            try HotTransform.apply(lowered, file: "A.swift").text.contains(
                "HotLiteral.string(\"A.swift|__QuincePreviewed_1|body|0\", \"Two\")")
        )
        let replacement = ReplacementWriter.file(
            replacing: changed, in: try HotSource(lowered), original: URL(fileURLWithPath: "/app/A.swift"), module: "App")
        #expect(
            replacement?.contains("extension __QuincePreviewed_1 {\n@_dynamicReplacement(for: body) @SwiftUI.ViewBuilder private var")
                == true)
    }

    @Test func aReplacementNamesWhatItReplacesAndTheUsersLines() throws {
        let lowered = try HotSource(
            "@_spi(Quince) import QuinceFoundation\n#sourceLocation(file: \"/app/A.swift\", line: 1)\n" + Self.before)
        let changed = try #require(try changes("n + by", "n * by"))
        let text = try #require(
            ReplacementWriter.file(replacing: changed, in: lowered, original: URL(fileURLWithPath: "/app/A.swift"), module: "App"))
        #expect(text.contains("@_private(sourceFile: \"A.lowered.swift\") import App\n"))
        #expect(
            text.contains(
                """
                extension A {
                @_dynamicReplacement(for: tap(_:)) private func __quinceHot_tap(_ by: Int ) -> Int {
                #sourceLocation(file: "/app/A.swift", line: 7)
                """))
    }
}
