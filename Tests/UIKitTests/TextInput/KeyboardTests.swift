import DeviceProtocol
import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct KeyboardTests {
    private final class Listener: NSObject {
        var log: [String] = []
        private var tokens: [any NSObjectProtocol] = []

        override init() {
            super.init()
            let names = [
                UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
                UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
                UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
            ]
            for name in names {
                tokens.append(
                    NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [unowned self] note in
                        let end = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .null
                        let short = name.rawValue.dropFirst("UIKeyboard".count).dropLast("Notification".count)
                        self.log.append("\(short) \(Int(end.minY))+\(Int(end.height))")
                    })
            }
        }

        func stop() { for token in tokens { NotificationCenter.default.removeObserver(token) } }
    }

    private func field(_ device: TestDevice, y: CGFloat = 200) -> (UITextField, UIViewController) {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 40))
        controller.view.addSubview(field)
        device.show(controller)
        return (field, controller)
    }

    @Test func tellsWhereItWillBe() {
        let device = TestDevice()
        let (field, _) = field(device)
        let listener = Listener()
        defer { listener.stop() }
        UIView.performWithoutAnimation {
            field.becomeFirstResponder()
            device.settle()
            field.resignFirstResponder()
            device.settle()
        }
        #expect(
            listener.log == [
                "WillChangeFrame 561+291", "WillShow 561+291", "DidChangeFrame 561+291", "DidShow 561+291",
                "WillChangeFrame 852+291", "WillHide 852+291", "DidChangeFrame 852+291", "DidHide 852+291",
            ])
    }

    @Test func framesAreFoundAsValuesAndRectangles() {
        let info: [AnyHashable: Any] = ["frame": NSValue(cgRect: CGRect(x: 1, y: 2, width: 3, height: 4))]
        #expect(info["frame"] as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect((info["frame"] as? NSValue)?.cgRectValue.maxX == 4)
    }

    @Test func typesWhatItsKeysSay() {
        let device = TestDevice()
        let (field, _) = field(device)
        UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
        device.settle()
        // Q, then W: the first letter of a sentence is a capital one.
        device.tap(20, 561 + 28)
        device.tap(59, 561 + 28)
        #expect(field.text == "Qw")
        // Delete, at the right of the third row.
        device.tap(370, 561 + 54 * 2 + 28)
        #expect(field.text == "Q")
    }

    @Test func rowsFitIntoTheirWidth() {
        for width in [320.0, 375, 393, 430, 734] {
            for type in [UIKeyboardType.default, .emailAddress, .URL, .numberPad, .decimalPad, .phonePad, .twitter] {
                for plane in [KeyboardPlane.letters, .numbers, .symbols] {
                    let area = CGRect(x: 0, y: 0, width: width, height: 216)
                    let layout = KeyboardLayout(type, plane: plane, language: "en")
                    let frames = layout.frames(in: area)
                    #expect(frames.map(\.count) == layout.rows.map(\.count))
                    for row in frames {
                        for (left, right) in zip(row, row.dropFirst()) { #expect(left.maxX <= right.minX + 0.01) }
                        #expect(row.allSatisfy { area.insetBy(dx: -0.01, dy: 0).contains($0) })
                    }
                }
            }
        }
    }

    @Test func capitalsFollowTheTextBefore() {
        var style = KeyboardStyle()
        #expect(["", "Hi. ", "Hi\n", "Hi! "].allSatisfy { style.wantsCapital(after: $0) })
        #expect(["Hi", "Hi ", "Hi."].allSatisfy { !style.wantsCapital(after: $0) })
        style.capitalization = .words
        #expect(style.wantsCapital(after: "Hi "))
    }

    @Test func theDeviceLearnsAtOnceWhetherTextIsEntered() {
        let device = TestDevice()
        let (field, _) = field(device)
        var isEditing: Bool? {
            device.messages.reversed().lazy.compactMap { if case .interface(let state) = $0 { state.isEditingText } else { nil } }.first
        }
        field.becomeFirstResponder()
        #expect(isEditing == true)
        // The keyboard is still on its way out.
        field.resignFirstResponder()
        #expect(isEditing == false)
    }

    @Test func theGuideFollowsTheKeyboard() {
        let device = TestDevice()
        let (field, controller) = field(device)
        let footer = UIView()
        footer.translatesAutoresizingMaskIntoConstraints = false
        controller.view.addSubview(footer)
        NSLayoutConstraint.activate([
            footer.heightAnchor.constraint(equalToConstant: 40),
            footer.leadingAnchor.constraint(equalTo: controller.view.leadingAnchor),
            footer.trailingAnchor.constraint(equalTo: controller.view.trailingAnchor),
            footer.bottomAnchor.constraint(equalTo: controller.view.keyboardLayoutGuide.topAnchor),
        ])
        device.settle()
        #expect(footer.frame.maxY == 818)
        UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
        #expect(footer.frame.maxY == 561)
        UIView.performWithoutAnimation { _ = field.resignFirstResponder() }
        #expect(footer.frame.maxY == 818)
    }

    @Test func showsWhatTheFieldHasInsteadAndAbove() {
        let device = TestDevice()
        let (field, _) = field(device)
        let input = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
        let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        (field.inputView, field.inputAccessoryView) = (input, bar)
        UIView.performWithoutAnimation { _ = field.becomeFirstResponder() }
        #expect(KeyboardController.shared.frame == CGRect(x: 0, y: 852 - 278, width: 393, height: 278))
        #expect(bar.convert(bar.bounds, to: nil as UIView?) == CGRect(x: 0, y: 574, width: 393, height: 44))
        field.inputView = nil
        UIView.performWithoutAnimation { field.reloadInputViews() }
        #expect(KeyboardController.shared.frame.height == 335)
        #expect(input.superview == nil)
    }
}
