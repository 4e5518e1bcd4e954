import Foundation
import Testing

@testable import Club

struct ClubLinkTests {
    @Test(arguments: [ClubLink.bookings, .booking(UUID()), .match])
    func linksLeadBack(_ link: ClubLink) {
        #expect(ClubLink(link.url) == link)
    }

    @Test func otherURLsLeadNowhere() throws {
        #expect(ClubLink(try #require(URL(string: "https://bookings"))) == nil)
        #expect(ClubLink(try #require(URL(string: "quinceclub://kitchen"))) == nil)
    }

    @MainActor @Test func aLinkClosesTheShop() {
        let router = Router(), id = UUID()
        router.isShopShown = true
        router.open(.booking(id))
        #expect(!router.isShopShown)
        #expect(router.section == .bookings)
        #expect(router.bookingPath == [id])
    }
}
