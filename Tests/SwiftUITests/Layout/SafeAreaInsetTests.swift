import Testing
import UIKit

@testable import SwiftUI

@MainActor struct SafeAreaInsetTests {
    @Test func theContentEndsWhereTheInsetBegins() {
        let hosted = Hosted(
            Color.clear.overlay { Color.red.frame(maxHeight: .infinity) }.safeAreaInset(edge: .bottom, spacing: 0) {
                Color.blue.frame(height: 40)
            }, width: 100, height: 200)
        // Colours go over the edges of the safe area; their node does not.
        #expect(hosted.frames.last == CGRect(x: 0, y: 160, width: 100, height: 40))
    }

    @Test func scrollViewsGoUnderIt() throws {
        let hosted = Hosted(
            ScrollView { Color.red.frame(height: 1000) }.safeAreaInset(edge: .top, spacing: 0) { Color.blue.frame(height: 30) }
                .safeAreaInset(edge: .bottom, spacing: 10) { Color.blue.frame(height: 40) }, width: 100, height: 200)
        let scroll = try #require(hosted.view.subviews.compactMap { $0 as? UIScrollView }.first)
        #expect(scroll.frame == CGRect(x: 0, y: 0, width: 100, height: 200))
        #expect(scroll.contentInset == UIEdgeInsets(top: 30, left: 0, bottom: 50, right: 0))
        #expect(scroll.contentOffset.y == -30)
    }

    @Test func viewsThatScrollDoNotCountTheEdgesOfOthers() {
        let hosted = Hosted(
            VStack(spacing: 0) {
                ScrollView { Color.red.frame(height: 1000) }
                Color.green.frame(height: 20)
            }.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: 40) }, width: 100, height: 200)
        let scroll = hosted.view.subviews.compactMap { $0 as? UIScrollView }.first
        #expect(scroll?.frame.height == 140)
        #expect(scroll?.contentInset == .zero)
    }
}
