import XCTest

@testable import TVProgram

final class ProgrammeFormatterTests: XCTestCase {
    private func formatter(_ language: String) throws -> ProgrammeFormatter {
        let folder = try XCTUnwrap(Bundle.main.path(forResource: language, ofType: "lproj"))
        return ProgrammeFormatter(
            bundle: try XCTUnwrap(Bundle(path: folder)),
            locale: Locale(identifier: language),
            timeZone: TimeZone(identifier: "Europe/Berlin")
        )
    }

    private let programme = Programme(
        start: Date(timeIntervalSince1970: 1_622_744_100), channel: "ServusTV HD Deutschland", title: "Steinböcke", minutes: "85",
        plot: "Eins.  Zwei.", rating: "7.4", genre: "Dokumentation", broadcasts: ["2021-06-03 18:15", "2021-06-03 21:30", "im Herbst"],
        users: ["mudd1", "abendstern"]
    )

    func testGerman() throws {
        let texts = try formatter("de").texts(of: programme)
        XCTAssertEqual(texts.title, "Do. 03.06.2021 20:15 auf ServusTV HD Deutschland: Steinböcke (85 min)")
        XCTAssertEqual(texts.subtitle, "weitere Sendetermine: 03.06.2021 18:15, 03.06.2021 21:30, im Herbst")
        XCTAssertEqual(texts.description, "Eins.\nZwei.")
        XCTAssertEqual(texts.details, "IMDb: 7.4\nGenre: Dokumentation\nEmpfohlen von: mudd1, abendstern")
    }

    func testEnglish() throws {
        let texts = try formatter("en").texts(of: programme)
        XCTAssertEqual(texts.title, "Thu 03.06.2021 20:15 on ServusTV HD Deutschland: Steinböcke (85 min)")
        XCTAssertEqual(texts.subtitle, "further broadcasts: 03.06.2021 18:15, 03.06.2021 21:30, im Herbst")
        XCTAssertEqual(texts.details, "IMDb: 7.4\nGenre: Dokumentation\nRecommended by: mudd1, abendstern")
    }

    func testWinterIsOneHourAheadOfUTC() throws {
        var programme = Programme()
        programme.start = Date(timeIntervalSince1970: 1_610_910_900)
        XCTAssertEqual(try formatter("de").texts(of: programme).title, "So. 17.01.2021 20:15")
    }

    func testAbsentPartsGoWithTheirSeparators() throws {
        let formatter = try formatter("de")
        func title(_ change: (inout Programme) -> Void) -> String? {
            var changed = programme
            change(&changed)
            return formatter.texts(of: changed).title
        }
        XCTAssertEqual(title { $0.start = nil }, "auf ServusTV HD Deutschland: Steinböcke (85 min)")
        XCTAssertEqual(title { $0.channel = nil }, "Do. 03.06.2021 20:15: Steinböcke (85 min)")
        XCTAssertEqual(title { $0.minutes = nil }, "Do. 03.06.2021 20:15 auf ServusTV HD Deutschland: Steinböcke")
        XCTAssertEqual(title { $0.title = nil }, "Do. 03.06.2021 20:15 auf ServusTV HD Deutschland (85 min)")
        XCTAssertEqual(title { ($0.start, $0.channel) = (nil, nil) }, "Steinböcke (85 min)")
    }

    func testNothingLeavesTheRatingOnly() throws {
        let texts = try formatter("de").texts(of: Programme())
        XCTAssertNil(texts.title)
        XCTAssertNil(texts.subtitle)
        XCTAssertNil(texts.description)
        XCTAssertEqual(texts.details, "IMDb: k.A.")
    }
}
