import Foundation
import Testing

@testable import Club

struct PassTests {
    @Test func theCodeIsASquare() throws {
        let image = try #require(PassCode.image(of: "club-member-00024"))
        #expect(image.width == image.height)
        #expect(image.width > 20)
    }

    @Test func theDoorHasAnotherCodeEachDay() {
        let day = Date(timeIntervalSince1970: 1_704_706_200)
        let codes = Set((0..<30).map { DoorCode.text(for: day + Double($0) * 86_400) })
        #expect(codes.count == 30)
        #expect(codes.allSatisfy { $0.count == 4 })
    }
}
