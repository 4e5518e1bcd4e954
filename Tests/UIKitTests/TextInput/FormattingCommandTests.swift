import Testing

@testable import UIKit

@MainActor @Suite(.serialized) struct FormattingCommandTests {
    private func makeView() -> UITextView {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
        view.font = .systemFont(ofSize: 15)
        view.text = "one two"
        view.selectedRange = NSRange(location: 0, length: 3)
        return view
    }

    private func font(_ view: UITextView, at index: Int) -> UIFont? {
        view.textStorage.attribute(.font, at: index, effectiveRange: nil) as? UIFont
    }

    @Test func theSelectionBecomesBoldAndBack() {
        let view = makeView()
        view.toggleBoldface(nil)
        #expect(font(view, at: 0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
        #expect(font(view, at: 4)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
        #expect(font(view, at: 0)?.pointSize == 15)
        view.toggleBoldface(nil)
        #expect(font(view, at: 0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    }

    @Test func theSelectionIsUnderlinedAndGrows() {
        let view = makeView()
        view.toggleUnderline(nil)
        view.increaseSize(nil)
        let values = view.textStorage.attributes(at: 0, effectiveRange: nil)
        #expect((values[.underlineStyle] as? NSNumber)?.intValue == NSUnderlineStyle.single.rawValue)
        #expect(font(view, at: 0)?.pointSize == 16)
        #expect(font(view, at: 4)?.pointSize == 15)
    }

    @Test func theParagraphChangesItsDirection() {
        let view = makeView()
        view.makeTextWritingDirectionRightToLeft(nil)
        let style = view.textStorage.attribute(.paragraphStyle, at: 6, effectiveRange: nil) as? NSParagraphStyle
        #expect(style?.baseWritingDirection == .rightToLeft)
    }

    @Test func linesInARectangleAreFound() {
        let storage = NSTextStorage(string: "one\ntwo\nthree", attributes: [.font: UIFont.systemFont(ofSize: 15)])
        let layout = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: 200, height: 0))
        layout.addTextContainer(container)
        storage.addLayoutManager(layout)
        let second = layout.lineFragmentRect(forGlyphAt: 4, effectiveRange: nil)
        #expect(layout.glyphRange(forBoundingRect: second.insetBy(dx: 0, dy: 1), in: container) == NSRange(location: 4, length: 4))
        let all = CGRect(x: 0, y: 0, width: 200, height: 1000)
        #expect(layout.glyphRange(forBoundingRect: all, in: container) == NSRange(location: 0, length: 13))
        #expect(layout.glyphRange(forBoundingRect: CGRect(x: 0, y: 900, width: 9, height: 9), in: container).length == 0)
    }
}
