import Testing

@testable import AppBuilder

/// Foundation's linguistic tags are in the module that makes them, which files that name them import.
struct LinguisticsLoweringTests {
    private func head(_ source: String) -> String {
        String(Lowering(files: ["A.swift": source]).lower("A.swift").text.split(separator: "\n")[0])
    }

    @Test(arguments: [
        "let t = NSLinguisticTagger(tagSchemes: [.tokenType], options: 0)", "text.enumerateLinguisticTags(in: range)",
        "var o: NSOrthography?",
    ])
    func filesThatNameThemImportTheModule(_ line: String) {
        #expect(head("import Foundation\n" + line).contains("import NaturalLanguage"))
        #expect(!head("import Foundation\nimport NaturalLanguage\n" + line).contains("import NaturalLanguage"))
    }

    @Test func othersDoNot() { #expect(!head("import Foundation\nlet tag = 1").contains("NaturalLanguage")) }
}
