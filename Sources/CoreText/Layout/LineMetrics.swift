import CoreGraphics

/// The height required by a line's fonts and attachments, in points.
struct LineMetrics {
    /// Above and below the baseline, both positive.
    private(set) var ascent: CGFloat = 0
    private(set) var descent: CGFloat = 0
    private(set) var leading: CGFloat = 0

    mutating func include(_ attributes: TextAttributes, usesFontLeading: Bool) {
        include(attributes.font, baselineOffset: attributes.baselineOffset, usesFontLeading: usesFontLeading)
        if let attachment = attributes.attachment {
            ascent = max(ascent, attachment.bounds.maxY)
            descent = max(descent, -attachment.bounds.minY)
        }
    }

    mutating func include(_ font: TextFont, baselineOffset: CGFloat, usesFontLeading: Bool) {
        ascent = max(ascent, font.ascender + max(0, baselineOffset))
        descent = max(descent, -font.descender + max(0, -baselineOffset))
        leading = max(leading, usesFontLeading ? font.leading : 0)
    }

    /// The line's height in a paragraph of a style.
    func height(_ style: TextParagraphStyle) -> CGFloat {
        height(multiple: style.lineHeightMultiple, minimum: style.minimumLineHeight, maximum: style.maximumLineHeight)
    }

    /// The line's height; a multiple or a maximum of 0 is none.
    func height(multiple: CGFloat, minimum: CGFloat, maximum: CGFloat) -> CGFloat {
        var height = ascent + descent + leading
        if multiple > 0 { height *= multiple }
        height = max(height, minimum)
        return maximum > 0 ? min(height, maximum) : height
    }

    /// Returns the baseline of a line. Extra height is placed above the letters.
    func baseline(top: CGFloat, height: CGFloat) -> CGFloat { top + height - descent - leading }
}
