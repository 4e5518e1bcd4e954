import Testing
import UIKit

@testable import SwiftUI

@MainActor struct MaskTests {
    @Test func theMaskStandsOnTheViewByItsAlignment() throws {
        let hosted = Hosted(
            Color.red.frame(width: 100, height: 60).mask(alignment: .bottomTrailing) { Color.black.frame(width: 40, height: 30) })
        let layer = try #require(hosted.view.layer.sublayers?.first)
        #expect(layer.frame == CGRect(x: 100, y: 270, width: 100, height: 60))
        #expect(layer.mask?.frame == CGRect(x: 60, y: 30, width: 40, height: 30))
        #expect(layer.mask?.sublayers?.count == 1)
        // The mask is not among what is shown.
        #expect(layer.sublayers?.count == 1)
    }

    @Test func masksTakeTheSizeOfTheView() {
        let hosted = Hosted(Color.red.frame(width: 100, height: 60).mask { Circle() })
        #expect(hosted.view.layer.sublayers?.first?.mask?.frame == CGRect(x: 20, y: 0, width: 60, height: 60))
        #expect(hosted.size(nil, nil) == CGSize(width: 100, height: 60))
    }
}
