import CoreGraphics
internal import CTextEngine

extension TextLayout {
    /// The larger of the distances by which letters reach above the first line and below the last, in points; 0 where all stay inside.
    ///
    /// Lines are as high as the system font's, whose stand-in has taller capitals: marks above them reach beyond the line. Letters of ASCII
    /// never do.
    package var inkOverflow: CGFloat {
        guard runs.contains(where: { $0.text.utf8.contains { $0 >= 0x80 } }), let first = lines.first, let last = lines.last else {
            return 0
        }
        return max(0, Self.ink(of: first).above - first.baseline, Self.ink(of: last).below - (usedSize.height - last.baseline))
    }

    /// The distances by which the letters of a line reach above and below its baseline, in points.
    private static func ink(of line: TextLine) -> (above: CGFloat, below: CGFloat) {
        var (above, below) = (CGFloat(0), CGFloat(0))
        for piece in line.pieces where piece.kind == .text && !piece.face.isColorBitmap {
            piece.withGlyphs { glyphs in
                for glyph in glyphs {
                    var box = [0.0, 0, 0, 0]
                    guard TextEngine.locked({ qt_glyph_box(piece.face.handle, glyph.glyph, &box) }) != 0 else { continue }
                    let offset = piece.offset(of: glyph).height
                    above = max(above, box[1] * piece.size.height + box[3] * piece.size.height + offset)
                    below = max(below, -(box[1] * piece.size.height + offset))
                }
            }
        }
        return (above, below)
    }
}
