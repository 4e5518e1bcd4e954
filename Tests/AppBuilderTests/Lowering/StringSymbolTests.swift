import Foundation
import Testing

@testable import AppBuilder

struct StringSymbolTests {
    private func text(_ catalog: String, table: String = "Localizable", setting: String = "YES") throws -> String {
        let folder = try TemporaryFolder(["App/main.swift": "print()", "App/\(table).xcstrings": catalog])
        var target = try BareFolderReader.read(folder.path("App"), configuration: .debug)
        target.settings.push(["STRING_CATALOG_GENERATE_SYMBOLS": setting])
        return try StringSymbolWriter(target).text()
    }

    private func catalog(_ key: String, _ value: String, state: String = "manual") -> String {
        """
        {"sourceLanguage": "en", "version": "1.1", "strings": {"\(key)": {"extractionState": "\(state)",
        "localizations": {"en": {"stringUnit": {"state": "translated", "value": "\(value)"}}}}}}
        """
    }

    @Test(arguments: [("cart.checkout.title", "cartCheckoutTitle"), ("CART_TITLE", "cartTitle"), ("default", "`default`")])
    func keysAreMembers(key: String, member: String) throws {
        #expect(try text(catalog(key, "Pay")).contains("nonisolated static var \(member): QuinceFoundation.LocalizedStringResource {"))
    }

    @Test func placeholdersAreParameters() throws {
        #expect(try text(catalog("sum", "%(count)lld of %@")).contains("static func sum(count arg1: Swift.Int, _ arg2: Swift.String) ->"))
        #expect(try text(catalog("sum", "%2$@ at %1$lf")).contains("sum(_ arg1: Swift.Double, _ arg2: Swift.String)"))
        #expect(try text(catalog("sum", "100%% of all, 5% off")).contains("static var sum:"))
        #expect(try text(catalog("sum", "%2$@ alone")).isEmpty)
        #expect(try text(catalog("…", "More")).isEmpty)
    }

    @Test(arguments: [Int.max, Int.min, 0]) func positionsOutsideOfFormatsGiveNoArguments(position: Int) {
        #expect(StringSymbolFormat("%#@files@", substitutions: ["files": ["argNum": position]]).arguments == nil)
    }

    @Test func otherTablesAreTypes() throws {
        #expect(try text(catalog("title", "Find"), table: "Discover").contains("enum Discover {\nnonisolated static var title:"))
    }

    @Test func keysFoundInSourcesAndProjectsWithoutTheSettingHaveNone() throws {
        #expect(try text(catalog("title", "Find", state: "extracted_with_value")).isEmpty)
        #expect(try text(catalog("title", "Find"), setting: "NO").isEmpty)
    }

    @Test func compiledTextsHaveNoNames() throws {
        let folder = try TemporaryFolder(["Localizable.xcstrings": catalog("sum", "%(count)lld of %2$(all)@ (50%) %(x)")])
        let files = try StringsCompiler.compileCatalog(folder.path("Localizable.xcstrings"))
        #expect(files.first?.content["sum"] as? String == "%lld of %2$@ (50%) %(x)")
    }
}
