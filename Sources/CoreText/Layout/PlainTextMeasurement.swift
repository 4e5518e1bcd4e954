import CoreGraphics
internal import CTextEngine

/// The size of text of one look and one direction, found from the advances of its words without laying it out.
///
/// It is the very size the full layout has, or there is none: the two share how words are shaped, where lines end and how widths add up.
struct PlainTextMeasurement {
    let size: CGSize
    let firstBaseline, lastBaseline: CGFloat

    /// Nil for text that only the full layout can measure.
    init?(_ runs: [TextRun], size container: CGSize, options: TextLayout.Options) {
        guard runs.count == 1 else { return nil }
        let style = runs[0].attributes.paragraph
        guard Self.isPlain(style, options), runs[0].attributes.attachment == nil else { return nil }
        guard let plain = Self.measure(runs[0], container.width, options) else { return nil }
        if plain.paragraphCount > 1, style.paragraphSpacing != 0 || style.paragraphSpacingBefore != 0 { return nil }
        var metrics = LineMetrics()
        metrics.include(runs[0].attributes, usesFontLeading: options.usesFontLeading)
        let lineHeight = metrics.height(style)
        var top: CGFloat = 0, bottom = top + lineHeight
        firstBaseline = metrics.baseline(top: top, height: lineHeight)
        // Added one by one, as lines are stacked.
        for _ in 1..<max(1, plain.lineCount) {
            top = bottom + style.lineSpacing
            bottom = top + lineHeight
        }
        lastBaseline = metrics.baseline(top: top, height: lineHeight)
        size = CGSize(width: plain.width, height: bottom)
    }

    private static func isPlain(_ style: TextParagraphStyle, _ options: TextLayout.Options) -> Bool {
        let mode = options.lineBreakMode ?? style.lineBreakMode
        let direction = style.baseWritingDirection == .natural ? options.direction : style.baseWritingDirection
        return mode != .byCharWrapping && direction != .rightToLeft && (options.alignment ?? style.alignment) != .justified
            && style.headIndent == 0 && style.firstLineHeadIndent == 0
    }

    private static func measure(_ run: TextRun, _ width: CGFloat, _ options: TextLayout.Options) -> QTPlainSize? {
        let attributes = run.attributes, font = attributes.font, style = attributes.paragraph
        guard !font.face.isColorBitmap else { return nil }
        let mode = options.lineBreakMode ?? style.lineBreakMode
        let available = max(0, style.tailIndent > 0 ? style.tailIndent : width + style.tailIndent)
        let isWrapping = mode == .byWordWrapping || options.maximumLines != 1 || mode.truncates
        var text = run.text
        return TextEngine.locked {
            var plain = QTPlainStyle(
                shaping: font.shaping(font.face, hasLigatures: attributes.hasLigatures), em: font.emWidth,
                spacing: attributes.kern + font.tracking, available: isWrapping ? available : .infinity,
                maximumLines: Int32(clamping: options.maximumLines), truncates: mode.truncates ? 1 : 0)
            var size = QTPlainSize()
            return text.withUTF8 { bytes in
                bytes.withMemoryRebound(to: CChar.self) { qt_measure_plain(&plain, $0.baseAddress, bytes.count, &size) }
            } == 0 ? nil : size
        }
    }
}
