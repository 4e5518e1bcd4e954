import Testing

@testable import UIKit

/// Properties of one axis of a scroll view.
@MainActor struct ScrollAxesTests {
    private func scroll() -> UIScrollView {
        let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.contentSize = CGSize(width: 300, height: 300)
        return view
    }

    @Test func contentBouncesAlongOneAxis() {
        let view = scroll()
        view.bouncesHorizontally = false
        let place = view.banded(CGPoint(x: -50, y: -50))
        #expect(place.x == 0)
        #expect(place.y < 0)
        view.bounces = false
        #expect(!view.bouncesVertically)
        view.bounces = true
        #expect(view.bouncesHorizontally)
    }

    @Test func animatedScrollingIsTold() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view = scroll()
        window.addSubview(view)
        window.isHidden = false
        #expect(!view.isScrollAnimating)
        view.setContentOffset(CGPoint(x: 0, y: 50), animated: true)
        #expect(view.isScrollAnimating)
        view.stopScrollingAndZooming()
        #expect(!view.isScrollAnimating)
        window.isHidden = true
    }
}
