import Foundation
import Testing

@testable import AppBuilder

/// Sources whose brackets would keep the parser busy for minutes, or end the tool.
struct SourceNestingTests {
    /// A way to nest, a given number of times.
    struct Form: CustomTestStringConvertible, Sendable {
        var opening: String
        var middle = "1"
        var closing = ""
        var start = "let a = "
        var testDescription: String { opening.debugDescription }

        func text(_ count: Int) -> String {
            start + String(repeating: opening, count: count) + middle + String(repeating: closing, count: count) + "\n"
        }
    }

    static let forms = [
        Form(opening: "[", closing: "]"), Form(opening: "("), Form(opening: "(", closing: ")"), Form(opening: "{", closing: "}"),
        Form(opening: "a(", closing: ")"), Form(opening: "a[", closing: "]"), Form(opening: "a {\n", closing: "}\n"),
        Form(opening: "A<", middle: "B", closing: ">", start: "let a: "), Form(opening: "[", middle: "A", closing: "]", start: "let a: "),
        Form(opening: "[A<(", middle: "B", closing: ")>]", start: "let a: "), Form(opening: "@a<", middle: "B", closing: ">", start: ""),
        Form(opening: "() -> ", middle: "A", start: "let a: "), Form(opening: "() ->\n", middle: "A", start: "let a: "),
        Form(opening: "try "), Form(opening: "await\n"), Form(opening: "a ? ", closing: " : d"), Form(opening: "\"\\(", closing: ")\""),
        Form(opening: "\"\"\"\n\\(", closing: ")\n\"\"\""), Form(opening: "#\"\\#(", closing: ")\"#"),
        Form(opening: "#if A\n", closing: "#endif\n", start: ""), Form(opening: "if a { b } else ", middle: "{ c }", start: ""),
        Form(opening: "if a { ", closing: "}", start: ""), Form(opening: "struct A { ", middle: "", closing: "}", start: ""),
        Form(opening: "func a() { ", closing: "}", start: ""), Form(opening: "switch a { case b: ", closing: "}", start: ""),
        Form(opening: "{ (a: [", middle: "B", closing: "]) in }"), Form(opening: "precedencegroup a {", start: ""),
        Form(opening: "/* a */ ("), Form(opening: "`a`("), Form(opening: "é("),
    ]

    @Test(arguments: forms) func deepNestingIsRefused(_ form: Form) throws {
        let error = #expect(throws: BuildFailure.self) {
            _ = try SourceParsing.tree(of: "\n" + form.text(5000), in: URL(fileURLWithPath: "/app/A.swift"))
        }
        let diagnostic = try #require(error?.diagnostics.first)
        #expect(diagnostic.file?.path == "/app/A.swift")
        #expect(diagnostic.line >= 2)
        #expect(diagnostic.nextStep != nil)
    }

    /// Accepted sources are walked by every visitor within seconds, on a thread of any stack size.
    @Test(arguments: forms) func theDeepestThatIsAcceptedIsRead(_ form: Form) async throws {
        var most = 1
        while SourceNesting.excess(of: form.text(most + 1)) == nil { most += 1 }
        #expect(most >= 10)
        let text = form.text(most)
        let clock = ContinuousClock(), start = clock.now
        _ = [text].parallelMap { text in
            try ParsedSource(
                url: URL(fileURLWithPath: "/app/A.swift"), text: text, conditions: PlatformConditions(defined: [], canImport: { _ in true })
            )
        }
        #expect(start.duration(to: clock.now) < .seconds(30))
        _ = try HotTransform.apply("import SwiftUI\n" + text, file: "A.swift")
    }

    @Test func manyListsInEachOtherAreRefusedThoughEachIsNotDeep() {
        let line = Form(opening: "[", closing: "]").text(10)
        #expect(SourceNesting.excess(of: line) == nil)
        let excess = SourceNesting.excess(of: String(repeating: line, count: 1000))
        #expect(excess?.line == 3)
        guard case .lists = excess?.reason else {
            Issue.record("the reason is \(String(describing: excess?.reason))")
            return
        }
    }

    @Test func theLineAndTheDepthAreSaid() {
        let text = "let a = 1\nlet b =\n" + String(repeating: "(\n", count: 70)
        #expect(SourceNesting.excess(of: text) == SourceNesting.Excess(line: 67, reason: .depth(65)))
    }

    @Test(arguments: [
        #"let a = "((((((((((""#, "// ((((((((\n", "/* (((( /* (((( */ (((( */", "let a = \"\"\"\n((((\n\"((\n\"\"\"",
        ##"let a = #"((\("## + "\"#",
        "let a = b < c\nlet d = e<f && g<h\nlet i = 0..<9", "func a() -> A\nfunc b() -> B\nfunc c() -> C", "`(`",
        "let a = b ? c : d\nlet e = f ? g : h",
        "let a: [A?]\nlet b = c as? D\nlet e = f ?? g\nlet h = i?[0]", "guard let a else { return }\nguard let b else { return }",
    ]) func whatIsNotNestedCountsAsNothing(_ text: String) {
        let all = String(repeating: text + "\n", count: 300)
        #expect(SourceNesting.excess(of: all) == nil)
        #expect(SourceNesting.depth(of: all) <= 4)
    }

    @Test func largeTablesAreRead() {
        let row = "    [[1, 2, 3], [4, 5, 6], [\"a\": [\"b\": [\"c\": [.d, .e]]]]],\n"
        #expect(SourceNesting.excess(of: "let a = [\n" + String(repeating: row, count: 20_000) + "]\n") == nil)
        let names = "    [[a, b, c], [d, e, f]],\n"
        #expect(SourceNesting.excess(of: "let a = [\n" + String(repeating: names, count: 20_000) + "]\n") == nil)
    }

    @Test func damagedSourcesAreMeasuredToTheirEnd() {
        for text in [
            "\"", "\"\"\"", "#", "#\"", "\\", "/*", "\"\\(", "\"\\", "`", "}", ")", "]", ">", ":", "#endif", "#else", "<", "é", "\0", "->",
        ] {
            #expect(SourceNesting.excess(of: text) == nil)
            #expect(SourceNesting.excess(of: String(repeating: text, count: 20)) == nil)
        }
    }

    @Test func aProjectWithADeepSourceIsNotBuilt() async throws {
        let deep = "let deep = " + String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
        let project = try HostileProject(files: ["P/App.swift": HostileProject.delegate + deep])
        let failure = try await project.failure()
        #expect(failure.file?.lastPathComponent == "App.swift")
        #expect(failure.line == 5)
        #expect(failure.message.hasSuffix("lists begin in each other, which takes too long to read"))
    }
}
