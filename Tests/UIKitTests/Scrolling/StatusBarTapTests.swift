import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct StatusBarTapTests {
    private final class Delegate: NSObject, UIScrollViewDelegate {
        var refuses = false
        var log: [String] = []
        func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool {
            log.append("should")
            return !refuses
        }
        func scrollViewDidScrollToTop(_ scrollView: UIScrollView) { log.append("did") }
    }

    private func show(_ device: TestDevice, _ count: Int) -> [UIScrollView] {
        let controller = UIViewController()
        let views = (0..<count).map { index in
            let view = UIScrollView(frame: CGRect(x: 0, y: 100 + 300 * index, width: 393, height: 250))
            view.contentSize = CGSize(width: 393, height: 2000)
            controller.view.addSubview(view)
            return view
        }
        device.show(controller)
        for view in views { view.contentOffset.y = 700 }
        return views
    }

    @Test func aTapScrollsToTheTop() {
        let device = TestDevice()
        let view = show(device, 1)[0]
        let delegate = Delegate()
        view.delegate = delegate
        UIView.performWithoutAnimation { device.tap(200, 20) }
        #expect(view.contentOffset.y == 0)
        #expect(delegate.log == ["should", "did"])
    }

    @Test func theDelegateMayRefuse() {
        let device = TestDevice()
        let view = show(device, 1)[0]
        let delegate = Delegate()
        delegate.refuses = true
        view.delegate = delegate
        UIView.performWithoutAnimation { device.tap(200, 20) }
        #expect(view.contentOffset.y == 700)
    }

    @Test func ofSeveralViewsNoneScrollsUnlessOneAloneWantsIt() {
        let device = TestDevice()
        let views = show(device, 2)
        UIView.performWithoutAnimation { device.tap(200, 20) }
        #expect(views.map(\.contentOffset.y) == [700, 700])
        views[1].scrollsToTop = false
        UIView.performWithoutAnimation { device.tap(200, 20) }
        #expect(views.map(\.contentOffset.y) == [0, 700])
    }
}
