import Testing

@testable import UIKit

@MainActor @Suite struct LayoutMarginTests {
    @Test func preservedMarginsCountTheSafeAreaOnce() {
        let device = TestDevice()
        let controller = UIViewController()
        controller.additionalSafeAreaInsets = UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)
        let view = UIView(frame: controller.view.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.preservesSuperviewLayoutMargins = true
        view.layoutMargins = .zero
        controller.view.addSubview(view)
        device.show(controller)
        #expect(view.safeAreaInsets.left == 60)
        #expect(view.layoutMargins.left == controller.view.layoutMargins.left)
        view.layoutMargins = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 0)
        #expect(view.layoutMargins.left == 110)
    }

    @Test func marginsOfWhatScrollsStayTheSame() {
        let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        scrollView.layoutMargins = UIEdgeInsets(top: 40, left: 20, bottom: 40, right: 20)
        let row = UIView(frame: CGRect(x: 0, y: 360, width: 400, height: 40))
        row.preservesSuperviewLayoutMargins = true
        row.layoutMargins = .zero
        scrollView.addSubview(row)
        for offset in [0.0, 40, 360] {
            scrollView.contentOffset.y = offset
            #expect(row.layoutMargins == UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 20))
        }
    }

    @Test func preservedMarginsFollowTheViewsPlace() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
        root.layoutMargins = UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 80)
        let view = UIView(frame: root.bounds)
        view.preservesSuperviewLayoutMargins = true
        view.layoutMargins = .zero
        root.addSubview(view)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect([content.frame.minX, content.frame.maxX] == [80, 320])
        view.frame = CGRect(x: 60, y: 0, width: 280, height: 400)
        root.layoutIfNeeded()
        #expect([content.frame.minX, content.frame.maxX] == [20, 260])
    }
}
