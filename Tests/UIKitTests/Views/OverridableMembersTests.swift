import DeviceProtocol
import Testing

@testable import UIKit

/// Members that iOS lets apps override take part in dynamic dispatch: UIKit itself calls the override.
@MainActor @Suite(.serialized) struct OverridableMembersTests {
    @Test func textFieldsAskOverriddenKeyInput() {
        let device = TestDevice()
        let field = CodeField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let controller = UIViewController()
        controller.view.addSubview(field)
        device.show(controller)
        #expect(field.becomeFirstResponder())
        device.send(.insertText("a"))
        device.send(.deleteBackward(count: 2))
        #expect(field.log == ["insert a", "delete", "delete"])
        #expect(field.text == "")
        #expect(!field.hasText)
    }

    @Test func viewsAskOverriddenMembers() {
        let view = TracingView()
        view.setContentHuggingPriority(.required, for: .horizontal)
        #expect(view.contentHuggingPriority(for: .horizontal) == .defaultLow)
        #expect(view.log == ["hugging"])
        view.addConstraints([view.widthAnchor.constraint(equalToConstant: 10)])
        #expect(view.log == ["hugging", "width", "constraint"])
        let guide = UILayoutGuide()
        #expect(view.safeAreaLayoutGuide === view.fixedGuide)
        view.addLayoutGuide(guide)
        #expect(view.log.last == "guide")
        #expect(view.endEditing(true))
        let controller = ContainedController()
        #expect(controller.navigationController === controller.fixed)
        #expect(controller.navigationItem.title == "Own")
    }
}

private final class CodeField: UITextField {
    var log: [String] = []

    override func insertText(_ text: String) {
        log.append("insert \(text)")
        super.insertText(text)
    }

    override func deleteBackward() {
        log.append("delete")
        super.deleteBackward()
    }
}

private final class TracingView: UIView {
    var log: [String] = []
    let fixedGuide = UILayoutGuide()

    override func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) { log.append("hugging") }
    override func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }
    override var widthAnchor: NSLayoutDimension {
        log.append("width")
        return super.widthAnchor
    }
    override func addConstraint(_ constraint: NSLayoutConstraint) {
        log.append("constraint")
        super.addConstraint(constraint)
    }
    override var safeAreaLayoutGuide: UILayoutGuide { fixedGuide }
    override func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        log.append("guide")
        super.addLayoutGuide(layoutGuide)
    }
    override func endEditing(_ force: Bool) -> Bool { force }
}

private final class ContainedController: UIViewController {
    let fixed = UINavigationController()
    override var navigationController: UINavigationController? { fixed }
    override var navigationItem: UINavigationItem { UINavigationItem(title: "Own") }
}
