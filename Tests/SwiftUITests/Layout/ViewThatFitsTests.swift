import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ViewThatFitsTests {
    private func fitting(_ width: CGFloat) -> Hosted<some View> {
        Hosted(
            ViewThatFits {
                Color.red.frame(width: 200, height: 10)
                Color.red.frame(width: 100, height: 20)
                Color.red.frame(width: 50, height: 30)
            }, width: width, height: 100)
    }

    @Test(arguments: [(300, 10), (200, 10), (150, 20), (60, 30), (20, 30)] as [(CGFloat, CGFloat)])
    func theFirstThatFitsIsShown(width: CGFloat, height: CGFloat) {
        let hosted = fitting(width)
        #expect(hosted.frames.map(\.height) == [height])
    }

    @Test func anotherIsShownWhenTheRoomChanges() {
        let hosted = fitting(300)
        hosted.view.frame.size.width = 120
        hosted.update()
        #expect(hosted.frames.map(\.height) == [20])
    }

    @Test func onlyTheAxesAskedForCount() {
        let hosted = Hosted(
            ViewThatFits(in: .vertical) {
                Color.red.frame(width: 500, height: 50)
                Color.red.frame(width: 10, height: 10)
            }, width: 100, height: 60)
        #expect(hosted.frames.map(\.width) == [500])
    }

    @Test func whatIsNotShownDoesNotAppear() {
        let evaluations = Evaluations()
        let hosted = Hosted(
            ViewThatFits {
                Color.red.frame(width: 200, height: 10).onAppear { evaluations.note("wide") }.onDisappear { evaluations.note("wide gone") }
                Color.red.frame(width: 50, height: 30).onAppear { evaluations.note("narrow") }
            }, width: 300, height: 100)
        hosted.view.host.lifetimes.setVisible(true)
        #expect(evaluations.names == ["wide"])
        hosted.view.frame.size.width = 100
        hosted.update()
        #expect(evaluations.names.sorted() == ["narrow", "wide", "wide gone"])
    }
}
