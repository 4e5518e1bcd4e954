import Testing
import UIKit

@testable import SwiftUI

@MainActor struct SafeAreaIgnoringTests {
    /// The frame of a view of fixed size at an edge of a safe area of 40 points at the top and 20 at the bottom.
    private func frame(_ view: some View, _ alignment: Alignment) -> CGRect? {
        let hosted = Hosted(Color.clear.overlay(alignment: alignment) { view }, width: 100, height: 200)
        hosted.view.host.updateSafeArea(UIEdgeInsets(top: 40, left: 10, bottom: 20, right: 0))
        hosted.update()
        return hosted.frames.last
    }

    @Test func aFixedHeightMovesToTheTopOfTheDisplay() {
        #expect(frame(Rectangle().frame(height: 40).ignoresSafeArea(edges: .top), .top)?.minY == 0)
        #expect(frame(Rectangle().frame(height: 40).ignoresSafeArea(edges: .top), .top)?.height == 40)
    }

    @Test func aFixedHeightMovesToTheBottomOfTheDisplay() {
        #expect(frame(Rectangle().frame(height: 30).ignoresSafeArea(edges: .bottom), .bottom)?.maxY == 200)
        #expect(frame(Rectangle().frame(height: 30).ignoresSafeArea(), .bottom)?.maxY == 200)
    }

    @Test func aFixedWidthMovesToTheSideOfTheDisplay() {
        #expect(frame(Rectangle().frame(width: 30).ignoresSafeArea(edges: .leading), .leading)?.minX == 0)
    }

    @Test func flexibleViewsFillTheDisplay() {
        #expect(frame(Rectangle().ignoresSafeArea(), .center) == CGRect(x: 0, y: 0, width: 100, height: 200))
    }
}
