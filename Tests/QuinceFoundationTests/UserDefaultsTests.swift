import QuinceFoundation
import Testing

@Suite struct UserDefaultsTests {
    private let suite = TemporaryDefaults("test")

    @Test func valuesAreOnDiskAndRead() throws {
        let defaults = try #require(suite.defaults)
        defaults.set([["title": "Альфа", "phone": "1"]], forKey: "contacts")
        defaults.set(2.5, forKey: "number")
        defaults.set(true, forKey: "flag")
        #expect(defaults.synchronize())
        let stored = try PropertyListSerialization.propertyList(from: Data(contentsOf: suite.file), format: nil) as? [String: Any]
        #expect((stored?["contacts"] as? [[String: String]])?.first?["title"] == "Альфа")
        #expect(defaults.integer(forKey: "number") == 2)
        #expect(defaults.bool(forKey: "flag"))
        #expect(defaults.string(forKey: "missing") == nil)
        #expect(defaults.integer(forKey: "missing") == 0)
    }

    @Test func textsReadAsNumbersAndTruthValues() throws {
        let defaults = try #require(suite.defaults)
        defaults.register(defaults: ["yes": "YES", "no": "no", "seven": "7 dwarfs"])
        #expect(defaults.bool(forKey: "yes"))
        #expect(!defaults.bool(forKey: "no"))
        #expect(defaults.integer(forKey: "seven") == 7)
        defaults.set("1", forKey: "no")
        #expect(defaults.bool(forKey: "no"))
    }
}
