import CoreGraphics

/// What a line's fonts and attachments ask of its height; points.
struct LineMetrics {
    /// Above and below the baseline, both positive.
    private(set) var ascent: CGFloat = 0
    private(set) var descent: CGFloat = 0
    private(set) var leading: CGFloat = 0

    mutating func include(_ attributes: TextAttributes, usesFontLeading: Bool) {
        ascent = max(ascent, attributes.font.ascender + max(0, attributes.baselineOffset))
        descent = max(descent, -attributes.font.descender + max(0, -attributes.baselineOffset))
        leading = max(leading, usesFontLeading ? attributes.font.leading : 0)
        if let attachment = attributes.attachment {
            ascent = max(ascent, attachment.bounds.maxY)
            descent = max(descent, -attachment.bounds.minY)
        }
    }

    /// The line's height in a paragraph of a style.
    func height(_ style: TextParagraphStyle) -> CGFloat {
        var height = ascent + descent + leading
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        height = max(height, style.minimumLineHeight)
        return style.maximumLineHeight > 0 ? min(height, style.maximumLineHeight) : height
    }

    /// What a line is higher than its letters lies above them.
    func baseline(top: CGFloat, height: CGFloat) -> CGFloat { top + height - descent - leading }
}
