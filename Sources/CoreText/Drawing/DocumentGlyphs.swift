import CoreGraphics
internal import CTextEngine

/// The glyphs of a piece as PDF documents have them: letters of a font, with the text that they stand for.
struct DocumentGlyphs {
    private let piece: TextPiece
    private let text: String
    private var glyphs: [CGContext.PlacedGlyph] = []
    private var clusters: [(bytes: Int, glyphs: Int)] = []

    /// - Parameters:
    ///   - text: What the piece's range counts in.
    ///   - x, baseline: Where the first glyph's origin lies, in user space, whose y points down.
    init(_ piece: TextPiece, _ text: StyledText, x: CGFloat, baseline: CGFloat) {
        self.piece = piece
        let range = piece.range.clamped(to: 0..<text.units.count)
        let own = text.withUnits(range) { String(decoding: $0, as: UTF16.self) }
        self.text = own
        var x = x
        // For each glyph the first unit of the piece that it stands for.
        var starts: [Int] = []
        piece.withGlyphs { placed in
            for glyph in placed {
                let offset = piece.offset(of: glyph)
                glyphs.append(.init(index: UInt(glyph.glyph), x: x + offset.width, y: baseline - offset.height))
                starts.append(min(max(piece.origin + Int(glyph.cluster) - range.lowerBound, 0), range.count))
                x += piece.advance(of: glyph)
            }
        }
        clusters = Self.clusters(piece.isRightToLeft ? starts.reversed() : starts, own)
    }

    /// The parts of the text that glyphs stand for, in its order; one part where the glyphs' order is another.
    private static func clusters(_ starts: [Int], _ text: String) -> [(bytes: Int, glyphs: Int)] {
        let units = text.utf16
        var bounds: [(start: Int, glyphs: Int)] = []
        for start in starts {
            if let last = bounds.last, last.start == start {
                bounds[bounds.count - 1].glyphs += 1
            } else if let last = bounds.last, start < last.start {
                return [(text.utf8.count, starts.count)]
            } else {
                bounds.append((bounds.isEmpty ? 0 : start, 1))
            }
        }
        var parts: [(bytes: Int, glyphs: Int)] = []
        for (index, bound) in bounds.enumerated() {
            let end = index + 1 < bounds.count ? bounds[index + 1].start : units.count
            guard bound.start <= end,
                let part = String(
                    units[units.index(units.startIndex, offsetBy: bound.start)..<units.index(units.startIndex, offsetBy: end)])
            else { return [(text.utf8.count, starts.count)] }
            parts.append((part.utf8.count, bound.glyphs))
        }
        return parts
    }

    /// Returns whether the font could be read.
    func draw(in context: CGContext, color: CGColor) -> Bool {
        guard let face = TextEngine.locked({ qt_document_face(piece.face.path, Int32(piece.face.index)) }) else { return false }
        context.show(
            glyphs, of: text, clusters: clusters, isBackward: piece.isRightToLeft, face: face, scale: piece.size, slant: piece.slant,
            color: color)
        return true
    }
}
