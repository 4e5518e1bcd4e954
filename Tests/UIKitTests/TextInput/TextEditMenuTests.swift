import Testing

@testable import UIKit

/// The editing menus of text, which delegates may replace.
@MainActor @Suite(.serialized) struct TextEditMenuTests {
    @MainActor private final class Delegate: NSObject, UITextFieldDelegate, UITextViewDelegate {
        var log: [String] = []
        var isSilent = false

        private func menu(_ range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
            isSilent
                ? nil : UIMenu(children: [UIAction(title: "Shout") { [unowned self] _ in log.append("shout \(range.length)") }] + suggested)
        }
        func textField(_ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
            menu(range, suggestedActions)
        }
        func textField(_ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            log.append("present")
        }
        func textField(_ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating) {
            log.append("dismiss")
            animator.addCompletion { [unowned self] in log.append("dismissed") }
        }
        func textView(_ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]) -> UIMenu? {
            menu(range, suggestedActions)
        }
    }

    private func show(_ text: UIView) -> TestDevice {
        let device = TestDevice(), controller = UIViewController()
        text.frame = CGRect(x: 50, y: 200, width: 250, height: 40)
        controller.view.addSubview(text)
        device.show(controller)
        text.becomeFirstResponder()
        device.settle()
        return device
    }

    private func buttons(above text: UIView) -> [UIButton] {
        func all(in view: UIView) -> [UIButton] { view.subviews.flatMap { ($0 as? UIButton).map { [$0] } ?? all(in: $0) } }
        guard let window = KeyboardController.shared.effectsWindow(for: text) else { return [] }
        return window.subviews.filter { $0 is EditMenuRegion }.flatMap(all)
    }

    @Test func textFieldsAskTheirDelegate() throws {
        let field = UITextField(), delegate = Delegate()
        field.delegate = delegate
        field.text = "word"
        let device = show(field)
        defer { EditMenu.hide(); device.settle() }
        field.selectAll(nil)
        #expect(buttons(above: field).compactMap { $0.title(for: .normal) }.prefix(3) == ["Shout", "Cut", "Copy"])
        let shout = try #require(buttons(above: field).first), place = shout.convert(shout.bounds, to: nil)
        device.tap(Double(place.midX), Double(place.midY))
        device.settle()
        #expect(delegate.log == ["present", "dismiss", "dismissed", "shout 4"])
        delegate.isSilent = true
        field.selectAll(nil)
        #expect(buttons(above: field).first?.title(for: .normal) == "Cut")
    }

    @Test func textViewsAskTheirDelegate() {
        let view = UITextView(), delegate = Delegate()
        view.delegate = delegate
        view.text = "word"
        let device = show(view)
        defer { EditMenu.hide(); device.settle() }
        view.selectAll(nil)
        #expect(buttons(above: view).first?.title(for: .normal) == "Shout")
    }
}
