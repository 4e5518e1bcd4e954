import CoreGraphics

/// The alignment of lines between the edges of their container.
package enum TextAlignment: Int, Sendable { case left, center, right, justified, natural }

/// The treatment of lines that are too long. The raw values are NSLineBreakMode's.
package enum TextLineBreakMode: Int, Sendable {
    case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The direction a paragraph runs in; `natural` takes it from the first strong character.
package enum TextDirection: Int, Sendable { case natural = -1, leftToRight = 0, rightToLeft = 1 }

/// Where lines end if there are several places for it. The raw values are those of NSParagraphStyle's strategy.
package struct TextLineBreakStrategy: OptionSet, Hashable, Sendable {
    package let rawValue: UInt
    package init(rawValue: UInt) { self.rawValue = rawValue }

    /// A paragraph does not end in a line of one word.
    package static let pushOut = TextLineBreakStrategy(rawValue: 1 << 0)
    /// Korean words stay whole.
    package static let hangulWordPriority = TextLineBreakStrategy(rawValue: 1 << 1)
}

/// How a paragraph's lines are set; measures in points.
package struct TextParagraphStyle: Hashable, Sendable {
    package struct Tab: Hashable, Sendable {
        package var alignment: TextAlignment
        package var location: CGFloat
        package init(alignment: TextAlignment, location: CGFloat) { (self.alignment, self.location) = (alignment, location) }
    }

    package var alignment = TextAlignment.natural
    package var lineBreakMode = TextLineBreakMode.byWordWrapping
    package var lineBreakStrategy: TextLineBreakStrategy = []
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    /// 0 for none.
    package var maximumLineHeight: CGFloat = 0
    /// 0 for none.
    package var lineHeightMultiple: CGFloat = 0
    package var headIndent: CGFloat = 0
    /// From the leading edge where positive, from the trailing edge where not.
    package var tailIndent: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    package var baseWritingDirection = TextDirection.natural
    package var tabStops = Self.defaultTabStops
    package var defaultTabInterval: CGFloat = 0

    private static let defaultTabStops = (1...12).map { Tab(alignment: .left, location: CGFloat($0) * 28) }

    package init() {}

    /// Hashes the attributes in which styles usually differ.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(alignment)
        hasher.combine(lineBreakMode)
        hasher.combine(lineSpacing)
        hasher.combine(headIndent)
    }
}

/// A line under or through text. The raw value is NSUnderlineStyle's: 1 single, 2 thick, 9 double; patterns and by-word flags added.
package struct TextDecoration: Hashable, Sendable {
    package var style: Int
    /// Nil for the text's colour.
    package var color: CGColor?
    package init(style: Int, color: CGColor? = nil) { (self.style, self.color) = (style, color) }
}

/// A shadow behind text; the offset's y points down.
package struct TextShadow: Hashable, Sendable {
    package var offset: CGSize
    package var blur: CGFloat
    package var color: CGColor
    package init(offset: CGSize, blur: CGFloat, color: CGColor) { (self.offset, self.blur, self.color) = (offset, blur, color) }

    package func hash(into hasher: inout Hasher) { hasher.combine(blur) }
}

/// Something that stands in a line like a large letter.
package final class TextAttachment: Hashable, @unchecked Sendable {
    /// Origin relative to the baseline with y up, as `NSTextAttachment.bounds` has it.
    package let bounds: CGRect
    /// Draws into the rectangle (y down).
    package let draw: (CGContext, CGRect) -> Void

    package init(bounds: CGRect, draw: @escaping (CGContext, CGRect) -> Void) {
        self.bounds = bounds
        self.draw = draw
    }

    package static func == (lhs: TextAttachment, rhs: TextAttachment) -> Bool { lhs === rhs }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The stroke along the outlines of letters.
package struct TextStroke: Hashable, Sendable {
    /// In percent of the font's size; negative fills letters as well.
    package var width: CGFloat
    /// Nil for the text's colour.
    package var color: CGColor?
    package init(width: CGFloat, color: CGColor? = nil) { (self.width, self.color) = (width, color) }
}

/// The attributes of a run of text.
package struct TextAttributes: Hashable, Sendable {
    package var font: TextFont
    package var color: CGColor
    /// Added to each advance, in points.
    package var kern: CGFloat = 0
    /// Positive moves text up.
    package var baselineOffset: CGFloat = 0
    package var underline: TextDecoration?
    package var strikethrough: TextDecoration?
    package var backgroundColor: CGColor?
    package var shadow: TextShadow?
    /// Nil for letters that are filled.
    package var stroke: TextStroke?
    package var paragraph = TextParagraphStyle()
    /// Takes the place of the run's text, which is one object replacement character.
    package var attachment: TextAttachment?
    /// Whether letters join to ligatures; they do not where text is kerned.
    package var usesLigatures = true

    package init(font: TextFont, color: CGColor = .opaqueBlack) {
        self.font = font
        self.color = color
    }
}

/// A piece of text of one look.
package struct TextRun: Hashable, Sendable {
    package var text: String
    package var attributes: TextAttributes

    package init(_ text: String, _ attributes: TextAttributes) {
        self.text = text
        self.attributes = attributes
    }
}
