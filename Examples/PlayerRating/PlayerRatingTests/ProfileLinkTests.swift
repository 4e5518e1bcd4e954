import XCTest

@testable import PlayerRating

final class ProfileLinkTests: XCTestCase {
    func testReadsAndWritesLinks() throws {
        let url = try XCTUnwrap(URL(string: "playerrating://profile/3"))
        XCTAssertEqual(ProfileLink(url), ProfileLink(id: 3))
        XCTAssertEqual(ProfileLink(id: 3).url, url)
    }

    func testOthersLeadToNobody() throws {
        for text in ["playerrating://profile", "playerrating://profile/x", "playerrating://profile/3/4", "playerrating://news/3", "https://profile/3"] {
            XCTAssertNil(ProfileLink(try XCTUnwrap(URL(string: text))), text)
        }
    }
}
