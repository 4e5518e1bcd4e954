import XCTest

@testable import Cards

final class GameSettingsTests: XCTestCase {
    func testEverythingIsOnAtFirst() {
        let settings = GameSettings()
        XCTAssertEqual(settings.pairCount, 8)
        XCTAssertEqual(settings.figures.count, 5)
        XCTAssertEqual(settings.colors.count, 8)
        XCTAssertEqual(settings.patterns.count, 2)
    }

    func testPairsStayBetween1And16() {
        var settings = GameSettings()
        settings.pairCount = 0
        XCTAssertEqual(settings.pairCount, 1)
        settings.pairCount = 17
        XCTAssertEqual(settings.pairCount, 16)
    }

    func testTheLastOptionOfAGroupStaysOn() {
        var settings = GameSettings()
        for figure in Figure.allCases { settings.set(figure, isOn: false) }
        XCTAssertEqual(settings.figures, [.filled])
        XCTAssertFalse(settings.canSwitch(Figure.filled))
        XCTAssertTrue(settings.canSwitch(Figure.ring))
        settings.set(Figure.ring, isOn: true)
        XCTAssertEqual(settings.figures, [.ring, .filled])
        XCTAssertTrue(settings.canSwitch(Figure.filled))
    }

    func testSurvivesStoring() throws {
        var settings = GameSettings()
        settings.pairCount = 3
        settings.set(CardColor.red, isOn: false)
        settings.set(BackPattern.Kind.lines, isOn: false)
        let data = try JSONEncoder().encode(settings)
        XCTAssertEqual(try JSONDecoder().decode(GameSettings.self, from: data), settings)
    }

    func testSkipsMalformedElements() throws {
        let json = #"{"pairCount": 99, "figures": ["ring", "moon", 5], "colors": [], "patterns": "lines"}"#
        let settings = try JSONDecoder().decode(GameSettings.self, from: Data(json.utf8))
        XCTAssertEqual(settings.pairCount, 16)
        XCTAssertEqual(settings.figures, [.ring])
        XCTAssertEqual(settings.colors, CardColor.allCases)
        XCTAssertEqual(settings.patterns, BackPattern.Kind.allCases)
    }

    func testStoreStartsAnewWithMalformedData() throws {
        let suite = "GameSettingsTests"
        let defaults = try XCTUnwrap(UserDefaults(suiteName: suite))
        defer { defaults.removePersistentDomain(forName: suite) }
        let store = SettingsStore(defaults: defaults)
        XCTAssertEqual(store.load(), GameSettings())
        var settings = GameSettings()
        settings.pairCount = 5
        store.save(settings)
        XCTAssertEqual(store.load(), settings)
        defaults.set(Data("no JSON".utf8), forKey: "settings")
        XCTAssertEqual(store.load(), GameSettings())
    }
}
