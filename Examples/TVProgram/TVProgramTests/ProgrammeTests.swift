import XCTest

@testable import TVProgram

final class ProgrammeTests: XCTestCase {
    private func programmes(_ elements: String) throws -> [Programme] {
        try ProgrammeFeed.programmes(in: Data(#"{"events": {"knftv": [\#(elements)]}}"#.utf8))
    }

    func testReadsAWholeProgramme() throws {
        let programme = try XCTUnwrap(programmes("""
            {"Nickname": "mudd1", "uTime": "1622744100", "ChannelName": "arte HD", "Icon": "http://127.0.0.1/a.jpg", "RunTime": "85",
             "Title": "Titel", "Genre": "Krimi", "Plot": "Eins.  Zwei.", "Rating": "7.4",
             "Broadcasts": {"Broadcast": ["2021-06-03 18:15", "2021-06-03 21:30"]}, "Recommendations": {"User": ["a", "b"]}}
            """).first)
        XCTAssertEqual(programme, Programme(
            start: Date(timeIntervalSince1970: 1_622_744_100), channel: "arte HD", title: "Titel", minutes: "85", plot: "Eins.  Zwei.",
            rating: "7.4", genre: "Krimi", pictureURL: URL(string: "http://127.0.0.1/a.jpg"),
            broadcasts: ["2021-06-03 18:15", "2021-06-03 21:30"], users: ["a", "b"]
        ))
    }

    func testEmptyElementsAreAbsent() throws {
        let empty = """
            {"uTime": [], "ChannelName": [], "Icon": [], "RunTime": "", "Title": [], "Genre": [], "Plot": [], "Rating": [], "Broadcasts": [],
             "Recommendations": []}
            """
        XCTAssertEqual(try programmes("\(empty), {}"), [Programme(), Programme()])
    }

    func testOneTextOrSeveral() throws {
        let programmes = try programmes("""
            {"Broadcasts": {"Broadcast": "2021-06-03 18:15"}, "Recommendations": {"User": "a"}},
            {"Broadcasts": {"Broadcast": []}, "Recommendations": {"User": ["a", "", 5, "b"]}}
            """)
        XCTAssertEqual(programmes.map(\.broadcasts), [["2021-06-03 18:15"], []])
        XCTAssertEqual(programmes.map(\.users), [["a"], ["a", "b"]])
    }

    func testUnreadableStartIsAbsent() throws {
        XCTAssertEqual(try programmes(#"{"uTime": "bald"}, {"uTime": 5}"#), [Programme(), Programme()])
    }

    func testElementsThatAreNoObjectsAreSkipped() throws {
        let titles = try programmes(#"{"Title": "a"}, "b", 3, null, [], {"Title": "c"}"#).map(\.title)
        XCTAssertEqual(titles, ["a", "c"])
    }

    func testTellsDamagedAnswersApart() {
        func error(_ text: String) -> LoadingError? {
            do {
                _ = try ProgrammeFeed.programmes(in: Data(text.utf8))
                return nil
            } catch {
                return error as? LoadingError
            }
        }
        XCTAssertNil(error(#"{"events": {"knftv": []}}"#))
        XCTAssertEqual(error("<html></html>"), .notJSON)
        XCTAssertEqual(error(""), .notJSON)
        for text in ["[]", "{}", #"{"events": []}"#, #"{"events": {}}"#, #"{"events": {"knftv": {}}}"#] {
            XCTAssertEqual(error(text), .wrongShape, text)
        }
    }
}
