import Testing
import UIKit

@testable import SwiftUI

@MainActor struct ScrollSettingsTests {
    private func scroll(_ content: some View) throws -> UIScrollView {
        try #require(Hosted(content).view.subviews.compactMap { $0 as? UIScrollView }.first)
    }

    @Test func scrollViewsAreAsSaid() throws {
        let view = try scroll(
            ScrollView { Color.red.frame(height: 1000) }.scrollIndicators(.hidden).scrollDisabled(true).scrollBounceBehavior(.basedOnSize)
                .scrollDismissesKeyboard(.immediately).scrollTargetBehavior(.paging))
        #expect(!view.showsVerticalScrollIndicator)
        #expect(!view.isScrollEnabled)
        #expect(!view.alwaysBounceVertical)
        #expect(view.isPagingEnabled)
        #expect(view.keyboardDismissMode == .onDrag)
    }

    @Test func scrollViewsAreAsUsualWhereNothingIsSaid() throws {
        let view = try scroll(ScrollView { Color.red.frame(height: 1000) })
        #expect(view.showsVerticalScrollIndicator)
        #expect(view.isScrollEnabled)
        #expect(view.alwaysBounceVertical)
        #expect(!view.isPagingEnabled)
        #expect(!view.alwaysBounceHorizontal)
        #expect(view.keyboardDismissMode == .none)
    }

    @Test func indicatorsAreHiddenAlongAnAxis() throws {
        let view = try scroll(ScrollView([.horizontal, .vertical]) { Color.red }.scrollIndicators(.never, axes: .horizontal))
        #expect(view.showsVerticalScrollIndicator)
        #expect(!view.showsHorizontalScrollIndicator)
    }

    @Test func nothingInsideEnablesScrollingAgain() throws {
        #expect(try !scroll(ScrollView { Color.red }.scrollDisabled(false).scrollDisabled(true)).isScrollEnabled)
    }
}
