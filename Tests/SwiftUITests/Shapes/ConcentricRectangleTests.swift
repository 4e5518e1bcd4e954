import Testing

@testable import SwiftUI

struct ConcentricRectangleTests {
    @Test func cornersAreGivenInPairs() {
        let (a, b) = (Edge.Corner.Style.fixed(4), Edge.Corner.Style.fixed(8))
        #expect(ConcentricRectangle(uniformTopCorners: a, uniformBottomCorners: b).corners == [a, a, b, b])
        #expect(ConcentricRectangle(uniformLeadingCorners: a, uniformTrailingCorners: b).corners == [a, b, a, b])
        let rect: ConcentricRectangle = .rect(uniformBottomCorners: a, topLeadingCorner: b, topTrailingCorner: .concentric)
        #expect(rect.corners == [b, .concentric, a, a])
        let trailing: ConcentricRectangle = .rect(uniformTrailingCorners: a, topLeadingCorner: b, bottomLeadingCorner: b)
        #expect(trailing.corners == [b, a, b, a])
    }
}
