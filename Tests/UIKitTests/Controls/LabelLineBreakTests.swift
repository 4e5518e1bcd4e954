import Testing

@testable import UIKit

/// Source: Apple's documentation of `UILabel.lineBreakStrategy` and `NSParagraphStyle.lineBreakStrategy`.
@MainActor @Suite struct LabelLineBreakTests {
    private func width(_ configure: (UILabel) -> Void = { _ in }) -> CGFloat {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "one two three"
        configure(label)
        return label.sizeThatFits(CGSize(width: 75, height: 0)).width
    }

    /// Interface Builder makes labels just as wide as their text is in iOS's own font.
    @Test func aLabelOfTheWidthOfItsTextOnIOSShowsAllOfIt() {
        let label = UILabel()
        label.text = "Modelo"
        let width = label.intrinsicContentSize.width
        label.frame = CGRect(x: 0, y: 0, width: width * 0.98, height: 21)
        #expect(!label.isTextTruncated)
        label.frame.size.width = width * 0.9
        #expect(label.isTextTruncated)
    }

    @Test func labelsUseTheStandardStrategy() {
        #expect(UILabel().lineBreakStrategy == .standard)
        #expect(NSParagraphStyle().lineBreakStrategy == [])
        #expect(width() > width { $0.lineBreakStrategy = [] })
    }

    @Test func aParagraphStyleHasItsOwnStrategy() {
        func set(_ strategy: NSParagraphStyle.LineBreakStrategy) -> CGFloat {
            let style = NSMutableParagraphStyle()
            style.lineBreakStrategy = strategy
            return width { label in
                label.attributedText = NSAttributedString(
                    string: "one two three", attributes: [.paragraphStyle: style, .font: label.font as Any])
            }
        }
        #expect(set(.pushOut) == width())
        #expect(set([]) == width { $0.lineBreakStrategy = [] })
    }
}
