import QuinceFoundation
import Testing

@Suite struct PluralFormatTests {
    /// A bundle on disk with one language.
    private func bundle(language: String, rules: [String: Any]) throws -> Bundle {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).app")
        let localization = folder.appendingPathComponent("\(language).lproj")
        try FileManager.default.createDirectory(at: localization, withIntermediateDirectories: true)
        let data = try PropertyListSerialization.data(fromPropertyList: rules, format: .xml, options: 0)
        try data.write(to: localization.appendingPathComponent("Localizable.stringsdict"))
        return try #require(Bundle(path: folder.path))
    }

    private func rule(_ format: String, _ variables: [String: [String: String]]) -> [String: Any] {
        var rule: [String: Any] = ["NSStringLocalizedFormatKey": format]
        for (name, forms) in variables {
            rule[name] = forms.merging(["NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "NSStringFormatValueTypeKey": "ld"]) {
                a, _ in a
            }
        }
        return rule
    }

    @Test(arguments: [(1, "очко"), (2, "очка"), (5, "очков"), (11, "очков"), (21, "очко"), (112, "очков"), (250, "очков")])
    func russianHasThreeForms(number: Int, noun: String) throws {
        let forms = ["one": "%ld очко", "few": "%ld очка", "many": "%ld очков", "other": "%ld очка"]
        let bundle = try bundle(language: "ru", rules: ["points": rule("Вы заработали %#@points@", ["points": forms])])
        let text = String.localizedStringWithFormat(NSLocalizedString("points", bundle: bundle, comment: ""), number)
        #expect(text == "Вы заработали \(number) \(noun)")
    }

    @Test func twoVariablesTakeTheirOwnArguments() throws {
        let bundle = try bundle(
            language: "en",
            rules: [
                "k": rule(
                    "%#@files@ in %#@folders@ of %@",
                    ["files": ["one": "%ld file", "other": "%ld files"], "folders": ["one": "%ld folder", "other": "%ld folders"]])
            ])
        let format = bundle.localizedString(forKey: "k", value: nil, table: nil)
        #expect(String.localizedStringWithFormat(format, 1, 3, "x") == "1 file in 3 folders of x")
    }

    @Test func entriesWithTheSameTextKeepTheirOwnForms() throws {
        let bundle = try bundle(
            language: "en",
            rules: [
                "cats": rule("%#@n@", ["n": ["one": "%ld cat", "other": "%ld cats"]]),
                "dogs": rule("%#@n@", ["n": ["zero": "no dogs", "one": "%ld dog", "other": "%ld dogs"]]),
            ])
        #expect(String.localizedStringWithFormat(bundle.localizedString(forKey: "cats", value: nil, table: nil), 2) == "2 cats")
        #expect(String.localizedStringWithFormat(bundle.localizedString(forKey: "dogs", value: nil, table: nil), 0) == "no dogs")
    }

    @Test func aFormMayLeaveItsNumberOut() throws {
        let files = ["one": "one file", "other": "%ld files"]
        let bundle = try bundle(language: "en", rules: ["k": rule("%#@n@ in %@ (%.1f)", ["n": files])])
        let format = bundle.localizedString(forKey: "k", value: nil, table: nil)
        #expect(String.localizedStringWithFormat(format, 1, "x", 2.5) == "one file in x (2.5)")
        #expect(String(format: format, 1, "x", 2.5) == "one file in x (2.5)")
    }

    @Test func variablesMaySayWhichArgumentIsTheirs() throws {
        let bundle = try bundle(
            language: "en",
            rules: [
                "k": rule(
                    "%2$#@folders@ with %1$#@files@",
                    ["files": ["one": "a file", "other": "%ld files"], "folders": ["one": "a folder", "other": "%ld folders"]])
            ])
        let format = bundle.localizedString(forKey: "k", value: nil, table: nil)
        #expect(String.localizedStringWithFormat(format, 3, 1) == "a folder with 3 files")
        #expect(String.localizedStringWithFormat(format, 1, 2) == "2 folders with a file")
    }

    @Test func devicesAndWidthsHaveTextsOfTheirOwn() throws {
        let plural = rule("%#@n@", ["n": ["one": "%ld tap", "other": "%ld taps"]])
        let bundle = try bundle(
            language: "en",
            rules: [
                "device": ["NSStringDeviceSpecificRuleType": ["iphone": "Tap", "ipad": "Touch", "other": "Click"]],
                "other": ["NSStringDeviceSpecificRuleType": ["mac": "Click", "other": "Press"]],
                "plural": ["NSStringDeviceSpecificRuleType": ["iphone": plural, "other": "Click"]],
                "width": ["NSStringVariableWidthRuleType": ["5": "Hi", "20": "How do you do?"]],
            ])
        #expect(bundle.localizedString(forKey: "device", value: nil, table: nil) == "Tap")
        #expect(bundle.localizedString(forKey: "other", value: nil, table: nil) == "Press")
        #expect(String.localizedStringWithFormat(bundle.localizedString(forKey: "plural", value: nil, table: nil), 2) == "2 taps")
        #expect(bundle.localizedString(forKey: "width", value: nil, table: nil) == "How do you do?")
    }

    @Test func ordinaryFormatsAreUntouched() {
        #expect(String.localizedStringWithFormat("100%% %2$@ %1$ld", 4, "x") == "100% x 4")
    }
}
