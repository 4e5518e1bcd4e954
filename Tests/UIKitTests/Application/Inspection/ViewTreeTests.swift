import DeviceProtocol
import Testing

@testable import UIKit

/// What inspectors are told of views.
@MainActor @Suite(.serialized) struct ViewTreeTests {
    private final class Badge: UILabel {}

    private func report(_ device: TestDevice) throws -> ViewReport {
        device.send(.query(id: 7, .views))
        let reply = device.messages.compactMap { if case .reply(id: 7, let text) = $0 { text } else { nil } }.last
        return try JSONDecoder().decode(ViewReport.self, from: Data(try #require(reply).utf8))
    }

    /// What is said of this test's controller; those of other tests may live, too.
    private func details(_ device: TestDevice) throws -> [ViewReport.Leak] { try report(device).leaks.filter { $0.title == "Details" } }

    private func find(_ view: UIView, in nodes: [ViewNode]) -> ViewNode? {
        for node in nodes { if let found = node.id == view.layer.id.rawValue ? node : find(view, in: node.children) { return found } }
        return nil
    }

    @Test func describesViewsWithTheirConstraints() throws {
        let device = TestDevice()
        let controller = UIViewController(), badge = Badge()
        badge.text = "New"
        badge.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)
        badge.alpha = 0.75
        badge.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(badge)
        let height = badge.heightAnchor.constraint(equalToConstant: 30)
        (height.priority, height.identifier) = (.defaultHigh, "tall")
        NSLayoutConstraint.activate([
            badge.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor, constant: 16),
            badge.topAnchor.constraint(equalTo: controller.view.topAnchor, constant: 100),
            badge.widthAnchor.constraint(equalTo: controller.view.widthAnchor, multiplier: 0.5, constant: -8), height,
        ])
        device.show(controller)
        let report = try report(device)
        #expect(find(controller.view, in: report.windows)?.controller == "UIViewController")
        let node = try #require(find(badge, in: report.windows))
        #expect(node.className == className(of: badge))
        #expect(node.superclasses == ["UILabel", "UIView"])
        #expect(node.frame.prefix(2) == [16, 100])
        #expect(node.frame[3] == 30)
        #expect(node.screenFrame.prefix(2) == [16, 100])
        #expect(node.alpha == 0.75)
        #expect(node.properties["text"] == "New")
        #expect(node.properties["backgroundColor"] == "#FF800080")
        #expect(node.properties["translatesAutoresizingMaskIntoConstraints"] == "false")
        let constraints = Set(node.constraints.map(\.text))
        #expect(constraints.isSuperset(of: ["leading = superview.leading + 16", "top = superview.top + 100", "height = 30"]))
        #expect(constraints.contains("width = 0.5 × superview.width − 8"))
        let tall = node.constraints.first { $0.identifier == "tall" }
        #expect(tall?.priority == 750)
    }

    @Test func namesControllersThatAreLeftBehind() throws {
        let device = TestDevice()
        let time = SteppedTime(device)
        defer { time.end() }
        let root = UIViewController()
        device.show(UINavigationController(rootViewController: root))
        var kept: UIViewController? = UIViewController()
        kept?.title = "Details"
        if let kept { root.navigationController?.pushViewController(kept, animated: false) }
        device.settle()
        root.navigationController?.popViewController(animated: false)
        root.navigationController?.pushViewController(UIViewController(), animated: false)
        device.settle()
        root.navigationController?.popViewController(animated: false)
        device.settle()
        // Not before two seconds have passed, and only what is still there.
        #expect(try details(device) == [])
        time.pass(2.5)
        let leak = try #require(try details(device).first)
        #expect(leak.className == "UIViewController")
        #expect(leak.age >= 2)
        // Shown again, it has its place.
        if let kept { root.navigationController?.pushViewController(kept, animated: false) }
        device.settle()
        #expect(try details(device) == [])
        root.navigationController?.popViewController(animated: false)
        device.settle()
        kept = nil
        time.pass(2.5)
        #expect(try details(device) == [])
    }
}
