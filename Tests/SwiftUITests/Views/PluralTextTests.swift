import Testing
import UIKit

@testable import SwiftUI

@MainActor struct PluralTextTests {
    /// A bundle on disk with the forms of one text in English.
    private func bundle() throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).app")
        let localization = folder.appendingPathComponent("en.lproj")
        try FileManager.default.createDirectory(at: localization, withIntermediateDirectories: true)
        let variable = [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "lld", "one": "%lld item",
            "other": "%lld items",
        ]
        let rules: [String: Any] = ["%lld in the cart": ["NSStringLocalizedFormatKey": "%#@items@ in the cart", "items": variable]]
        let data = try PropertyListSerialization.data(fromPropertyList: rules, format: .xml, options: 0)
        try data.write(to: localization.appendingPathComponent("Localizable.stringsdict"))
        return try #require(Bundle(path: folder.path))
    }

    @Test(arguments: [(1, "1 item in the cart"), (3, "3 items in the cart")])
    func numbersChooseTheirForm(count: Int, words: String) throws {
        let bundle = try bundle()
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "en_US")
        #expect(Text("\(count) in the cart", bundle: bundle).plainText(in: environment) == words)
    }
}
