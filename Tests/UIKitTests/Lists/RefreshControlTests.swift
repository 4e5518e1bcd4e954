import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct RefreshControlTests {
    private func make() -> (UIScrollView, UIRefreshControl, ListStage) {
        let scroll = UIScrollView()
        scroll.contentSize = CGSize(width: 393, height: 2000)
        let control = UIRefreshControl()
        scroll.refreshControl = control
        return (scroll, control, ListStage(scroll))
    }

    @Test func aLongPullRefreshesUntilTheEnd() {
        let (scroll, control, stage) = make()
        defer { stage.close() }
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        stage.drag(CGPoint(x: 200, y: 50), CGPoint(x: 200, y: 70), CGPoint(x: 200, y: 130))
        #expect(count == 0)
        #expect(!control.isRefreshing)
        stage.drag(CGPoint(x: 200, y: 50), CGPoint(x: 200, y: 70), CGPoint(x: 200, y: 550), CGPoint(x: 200, y: 560))
        #expect(count == 1)
        #expect(control.isRefreshing)
        #expect(scroll.adjustedContentInset.top == 60)
        control.endRefreshing()
        #expect(!control.isRefreshing)
        #expect(scroll.adjustedContentInset.top == 0)
    }

    @Test func aProgrammaticRefreshSendsNothing() {
        let (scroll, control, stage) = make()
        defer { stage.close() }
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        control.beginRefreshing()
        #expect(control.isRefreshing)
        #expect(scroll.adjustedContentInset.top == 60)
        #expect(count == 0)
        scroll.refreshControl = nil
        #expect(scroll.adjustedContentInset.top == 0)
        #expect(control.superview == nil)
    }
}
