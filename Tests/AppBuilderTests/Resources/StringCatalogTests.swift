import Foundation
import Testing

@testable import AppBuilder

/// Compiled string catalogs.
struct StringCatalogTests {
    private func entry(_ english: String) throws -> [String: Any] {
        let folder = try TemporaryFolder([
            "L.xcstrings": "{\"sourceLanguage\": \"en\", \"strings\": {\"k\": {\"localizations\": {\"en\": \(english)}}}}"
        ])
        let files = try StringsCompiler.compileCatalog(folder.path("L.xcstrings"))
        return try #require(files.first { $0.name == "L.stringsdict" }?.content["k"] as? [String: Any])
    }

    private func unit(_ text: String) -> String { "{\"stringUnit\": {\"state\": \"translated\", \"value\": \"\(text)\"}}" }

    private func plural(_ one: String, _ other: String) -> String {
        "{\"variations\": {\"plural\": {\"one\": \(unit(one)), \"other\": \(unit(other))}}}"
    }

    @Test func substitutionsSayWhichArgumentIsTheirs() throws {
        let birds = "{\"argNum\": 2, \"formatSpecifier\": \"lld\", \(plural("%arg bird", "%arg birds").dropFirst())"
        let trees = "{\"argNum\": 1, \"formatSpecifier\": \"lld\", \(plural("a tree", "%arg trees").dropFirst())"
        let text =
            "{\"stringUnit\": {\"value\": \"%#@birds@ in %#@trees@\"}, \"substitutions\": {\"birds\": \(birds), \"trees\": \(trees)}}"
        let entry = try entry(text)
        #expect(entry["NSStringLocalizedFormatKey"] as? String == "%2$#@birds@ in %1$#@trees@")
        #expect((entry["birds"] as? [String: Any])?["other"] as? String == "%lld birds")
        #expect((entry["trees"] as? [String: Any])?["one"] as? String == "a tree")
    }

    @Test func substitutionsWithoutANumberTakeTheirTurn() throws {
        let birds = "{\"formatSpecifier\": \"lld\", \(plural("%arg bird", "%arg birds").dropFirst())"
        let entry = try entry("{\"stringUnit\": {\"value\": \"%#@birds@\"}, \"substitutions\": {\"birds\": \(birds)}}")
        #expect(entry["NSStringLocalizedFormatKey"] as? String == "%#@birds@")
    }

    @Test func everyDeviceKeepsItsText() throws {
        let entry = try entry(
            "{\"variations\": {\"device\": {\"iphone\": \(unit("Tap")), \"ipad\": \(unit("Touch")), \"other\": \(plural("%lld", "%lld s"))}}}"
        )
        let devices = try #require(entry["NSStringDeviceSpecificRuleType"] as? [String: Any])
        #expect(devices["iphone"] as? String == "Tap")
        #expect(devices["ipad"] as? String == "Touch")
        #expect((devices["other"] as? [String: Any])?["NSStringLocalizedFormatKey"] as? String == "%#@value@")
    }
}
