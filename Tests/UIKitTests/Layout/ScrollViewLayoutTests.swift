import Testing

@testable import UIKit

@MainActor @Suite struct ScrollViewLayoutTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    private let scrollView = UIScrollView()
    private let content = UIView()

    init() {
        root.addSubview(scrollView)
        scrollView.addSubview(content)
        for view in [scrollView, content] { view.translatesAutoresizingMaskIntoConstraints = false }
        pin(scrollView, to: root)
    }

    private func pin(_ view: UIView, to other: UIView) {
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: other.topAnchor), view.leadingAnchor.constraint(equalTo: other.leadingAnchor),
            view.bottomAnchor.constraint(equalTo: other.bottomAnchor), view.trailingAnchor.constraint(equalTo: other.trailingAnchor),
        ])
    }

    private func reports(_ body: () -> Void) -> [String] {
        var reports: [String] = []
        let console = LayoutEngine.console
        LayoutEngine.console = { reports.append($0) }
        body()
        LayoutEngine.console = console
        return reports
    }

    @Test func itsEdgesAreThoseOfTheContent() {
        pin(content, to: scrollView)
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
        let height = content.heightAnchor.constraint(equalToConstant: 900)
        height.isActive = true
        #expect(reports { root.layoutIfNeeded() } == [])
        #expect(scrollView.frame == root.bounds)
        #expect(scrollView.contentSize == CGSize(width: 400, height: 900))
        height.constant = 700
        root.layoutIfNeeded()
        #expect(scrollView.contentSize == CGSize(width: 400, height: 700))
    }

    @Test func contentAsHighAsTheSafeAreaFollowsIt() {
        let device = TestDevice()
        let controller = UIViewController()
        controller.view.addSubview(scrollView)
        pin(scrollView, to: controller.view)
        pin(content, to: scrollView)
        let height = content.heightAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.heightAnchor)
        height.priority = .defaultLow
        height.isActive = true
        content.widthAnchor.constraint(equalTo: scrollView.widthAnchor).isActive = true
        device.show(controller)
        #expect(content.frame.height == controller.view.safeAreaLayoutGuide.layoutFrame.height)
        controller.additionalSafeAreaInsets.top = 100
        device.settle()
        #expect(content.frame.height == controller.view.safeAreaLayoutGuide.layoutFrame.height)
    }

    @Test func itsContentGuideDecidesOnTheContentSize() {
        let guide = scrollView.contentLayoutGuide
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: guide.topAnchor, constant: 10),
            content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
            content.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -20),
            content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, multiplier: 2),
            content.heightAnchor.constraint(equalToConstant: 100),
        ])
        #expect(reports { root.layoutIfNeeded() } == [])
        #expect(content.frame == CGRect(x: 0, y: 10, width: 800, height: 100))
        #expect(scrollView.contentSize == CGSize(width: 800, height: 130))
        #expect(guide.layoutFrame == CGRect(x: 0, y: 0, width: 800, height: 130))
    }

    @Test func whatIsTiedToItsFrameStaysInPlace() {
        scrollView.contentSize = CGSize(width: 400, height: 2000)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 30),
            content.leadingAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leadingAnchor),
            content.widthAnchor.constraint(equalToConstant: 50), content.heightAnchor.constraint(equalToConstant: 50),
        ])
        root.layoutIfNeeded()
        #expect(content.frame.origin == CGPoint(x: 0, y: 30))
        scrollView.contentOffset.y = 500
        root.layoutIfNeeded()
        #expect(content.frame.origin == CGPoint(x: 0, y: 530))
        #expect(scrollView.contentSize == CGSize(width: 400, height: 2000))
    }

    @Test func listsKeepTheirContentSize() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
        let label = UIView()
        label.translatesAutoresizingMaskIntoConstraints = false
        table.addSubview(label)
        pin(label, to: table)
        table.layoutIfNeeded()
        #expect(table.contentSize.width == 400)
        #expect(label.frame.size == CGSize(width: 400, height: 600))
    }
}
