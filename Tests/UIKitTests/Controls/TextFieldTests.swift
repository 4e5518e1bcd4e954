import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct TextFieldTests {
    private func edited(_ device: TestDevice, text: String, width: CGFloat = 200) -> UITextField {
        let controller = UIViewController()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: width, height: 34))
        field.text = text
        controller.view.addSubview(field)
        device.show(controller)
        field.becomeFirstResponder()
        field.layoutIfNeeded()
        return field
    }

    private func canvas(_ field: UITextField) -> TextFieldCanvas { field.subviews.lazy.compactMap { $0 as? TextFieldCanvas }.first! }
    private func label(_ field: UITextField) -> UILabel { canvas(field).subviews.lazy.compactMap { $0 as? UILabel }.first! }

    @Test func attributedTextKeepsItsParts() {
        let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let text = NSMutableAttributedString(string: "red plain", attributes: [.font: UIFont.systemFont(ofSize: 20)])
        text.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 3))
        field.attributedText = text
        #expect(field.font == .systemFont(ofSize: 20))
        #expect(field.textColor == .red)
        #expect(field.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
        field.textColor = .blue
        #expect(field.attributedText?.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .blue)
        field.text = "x"
        #expect(field.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
    }

    @Test func typedTextTakesTheTypingAttributesOnce() {
        let device = TestDevice()
        let field = edited(device, text: "ab")
        #expect(field.typingAttributes?[.font] as? UIFont == .systemFont(ofSize: 17))
        field.typingAttributes = [.foregroundColor: UIColor.red]
        field.insertText("c")
        field.insertText("d")
        func color(_ index: Int) -> UIColor? {
            field.attributedText?.attribute(.foregroundColor, at: index, effectiveRange: nil) as? UIColor
        }
        #expect(field.text == "abcd")
        #expect(color(1) == .label)
        #expect(color(2) == .red)
        #expect(color(3) == .red)
        field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
        field.resignFirstResponder()
        #expect(field.typingAttributes == nil)
    }

    @Test func longTextIsDrawnSmaller() {
        let device = TestDevice()
        let field = edited(device, text: "a rather long text for a narrow field", width: 150)
        #expect(label(field).bounds.width > 150)
        field.adjustsFontSizeToFitWidth = true
        field.minimumFontSize = 4
        field.layoutIfNeeded()
        #expect(label(field).bounds.width <= 150)
        #expect(label(field).frame.minX >= 0)
        #expect(field.caretRect(for: field.endOfDocument).maxX <= 152)
        field.minimumFontSize = 16
        #expect((label(field).attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 16)
    }

    @Test func insertionsMayReplaceEverything() {
        let device = TestDevice()
        let field = edited(device, text: "old")
        field.clearsOnInsertion = true
        field.insertText("n")
        #expect(field.text == "n")
        #expect(!field.clearsOnInsertion)
        field.insertText("e")
        #expect(field.text == "ne")
        field.clearsOnInsertion = true
        field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
        field.insertText("w")
        #expect(field.text == "new")
    }

    @Test func backgroundsReplaceTheBorder() {
        let device = TestDevice()
        let field = edited(device, text: "")
        let (normal, disabled) = (UIImage(systemName: "star")!, UIImage(systemName: "heart")!)
        field.borderStyle = .line
        #expect(field.layer.borderWidth == 1)
        (field.background, field.disabledBackground) = (normal, disabled)
        field.layoutIfNeeded()
        let view = field.subviews[0] as? UIImageView
        #expect(view?.image === normal)
        #expect(view?.frame == field.bounds)
        #expect(field.layer.borderWidth == 0)
        field.isEnabled = false
        #expect(view?.image === disabled)
        field.background = nil
        #expect(view?.image == nil)
        #expect(field.layer.borderWidth == 1)
    }

    @Test func theHeightIsThatOfTheDefaultAttributes() {
        let field = UITextField()
        let plain = field.intrinsicContentSize.height
        field.defaultTextAttributes = [.font: UIFont.boldSystemFont(ofSize: 40)]
        field.text = "TOP TEXT"
        #expect(field.intrinsicContentSize.height > plain + 20)
        field.font = .systemFont(ofSize: 17)
        #expect(field.intrinsicContentSize.height == plain)
        #expect((field.defaultTextAttributes[.font] as? UIFont)?.pointSize == 17)
    }
}
