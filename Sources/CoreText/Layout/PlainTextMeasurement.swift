import CoreGraphics
internal import CTextEngine

/// The size of text of one look and one direction, found from the advances of its words without laying it out.
///
/// It is the very size the full layout has, or there is none: the two share how words are shaped, where lines end and how widths add up.
struct PlainTextMeasurement {
    let size: CGSize
    let firstBaseline, lastBaseline: CGFloat
    private let lineCount: Int
    /// Of every line, and between lines.
    private let lineHeight, lineSpacing: CGFloat

    /// Nil for text that only the full layout can measure.
    init?(_ runs: [TextRun], size container: CGSize, options: TextLayout.Options) {
        guard runs.count == 1 else { return nil }
        // The run is read where it is: copying it takes as long as measuring it.
        guard let measured = runs.withUnsafeBufferPointer({ Self($0.baseAddress!, container, options) }) else { return nil }
        self = measured
    }

    private init?(_ run: UnsafePointer<TextRun>, _ container: CGSize, _ options: TextLayout.Options) {
        guard Self.isPlain(run, options), let plain = Self.measure(run, container.width, options) else { return nil }
        if plain.paragraphCount > 1 {
            guard run.pointee.attributes.paragraph.paragraphSpacing == 0, run.pointee.attributes.paragraph.paragraphSpacingBefore == 0
            else {
                return nil
            }
        }
        var metrics = LineMetrics()
        metrics.include(
            run.pointee.attributes.font, baselineOffset: run.pointee.attributes.baselineOffset, usesFontLeading: options.usesFontLeading)
        let lineHeight = metrics.height(
            multiple: run.pointee.attributes.paragraph.lineHeightMultiple, minimum: run.pointee.attributes.paragraph.minimumLineHeight,
            maximum: run.pointee.attributes.paragraph.maximumLineHeight)
        (self.lineHeight, lineSpacing) = (lineHeight, run.pointee.attributes.paragraph.lineSpacing)
        lineCount = max(1, Int(plain.lineCount))
        var top: CGFloat = 0, bottom = top + lineHeight
        firstBaseline = metrics.baseline(top: top, height: lineHeight)
        // Added one by one, as lines are stacked.
        for _ in 1..<lineCount {
            top = bottom + lineSpacing
            bottom = top + lineHeight
        }
        lastBaseline = metrics.baseline(top: top, height: lineHeight)
        size = CGSize(width: plain.width, height: bottom)
    }

    /// The height of a number of lines.
    func height(lines: Int) -> CGFloat { CGFloat(lines) * (lineHeight + lineSpacing) - lineSpacing }

    /// Returns the number of lines that fit in a height.
    func lineCount(fitting height: CGFloat) -> Int {
        height >= size.height ? lineCount : (1...lineCount).prefix { self.height(lines: $0) <= height }.count
    }

    private static func isPlain(_ run: UnsafePointer<TextRun>, _ options: TextLayout.Options) -> Bool {
        let own = run.pointee.attributes.paragraph.baseWritingDirection
        let mode = options.lineBreakMode ?? run.pointee.attributes.paragraph.lineBreakMode
        return mode != .byCharWrapping && (own == .natural ? options.direction : own) != .rightToLeft
            && (options.alignment ?? run.pointee.attributes.paragraph.alignment) != .justified
            && run.pointee.attributes.paragraph.headIndent == 0 && run.pointee.attributes.paragraph.firstLineHeadIndent == 0
            && run.pointee.attributes.attachment == nil
    }

    private static func measure(_ run: UnsafePointer<TextRun>, _ width: CGFloat, _ options: TextLayout.Options) -> QTPlainSize? {
        let font = run.pointee.attributes.font, tailIndent = run.pointee.attributes.paragraph.tailIndent
        guard !font.face.isColorBitmap else { return nil }
        let mode = options.lineBreakMode ?? run.pointee.attributes.paragraph.lineBreakMode
        let available = max(0, tailIndent > 0 ? tailIndent : width + tailIndent)
        let isWrapping = mode == .byWordWrapping || options.maximumLines != 1 || mode.truncates
        let kern = run.pointee.attributes.kern, hasLigatures = run.pointee.attributes.usesLigatures && kern == 0
        return TextEngine.locked {
            var plain = QTPlainStyle(
                shaping: font.heldShaping(font.face, hasLigatures: hasLigatures), em: font.emWidth, spacing: kern + font.tracking,
                available: isWrapping ? available : .infinity, maximumLines: Int32(clamping: options.maximumLines),
                truncates: mode.truncates ? 1 : 0, pushesOut: run.pointee.attributes.paragraph.lineBreakStrategy.contains(.pushOut) ? 1 : 0)
            var size = QTPlainSize()
            let isMeasured = run.pointee.text.utf8.withContiguousStorageIfAvailable { bytes in
                bytes.withMemoryRebound(to: CChar.self) { qt_measure_plain(&plain, $0.baseAddress, bytes.count, &size) != 0 }
            }
            return isMeasured == true ? size : nil
        }
    }
}
