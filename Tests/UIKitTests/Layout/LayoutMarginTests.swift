import Testing

@testable import UIKit

@MainActor @Suite struct LayoutMarginTests {
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
