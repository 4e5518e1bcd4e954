import Testing
import UIKit

@MainActor struct TextAttachmentTests {
    /// As high as its line, whatever its picture's size.
    private final class LineAttachment: NSTextAttachment {
        override func attachmentBounds(
            for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
            characterIndex charIndex: Int
        ) -> CGRect { CGRect(x: 0, y: 0, width: 2 * lineFrag.height, height: lineFrag.height) }

        override func image(forBounds imageBounds: CGRect, textContainer: NSTextContainer?, characterIndex charIndex: Int) -> UIImage? {
            UIGraphicsImageRenderer(size: imageBounds.size).image { $0.fill(CGRect(origin: .zero, size: imageBounds.size)) }
        }
    }

    @Test func subclassesFitTheirPicturesIntoTheLine() {
        let font = UIFont.systemFont(ofSize: 20)
        let text = NSMutableAttributedString(attributedString: NSAttributedString(attachment: LineAttachment()))
        text.addAttribute(.font, value: font, range: NSRange(location: 0, length: 1))
        #expect(abs(text.size().width - 2 * font.lineHeight) < 0.5)
    }

    @Test func pictureAndBoundsAreTheAttachmentsOwn() throws {
        let attachment = NSTextAttachment(image: try #require(UIImage(systemName: "star")))
        #expect(attachment.image(forBounds: .zero, textContainer: nil, characterIndex: 0) === attachment.image)
        attachment.bounds = CGRect(x: 0, y: -2, width: 8, height: 9)
        let place = attachment.attachmentBounds(for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        #expect(place == attachment.bounds)
    }
}
