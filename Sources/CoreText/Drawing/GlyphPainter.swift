import CoreGraphics
internal import CTextEngine

/// Draws shaped pieces: as cached pictures of glyphs where the transform keeps them upright, as outlines elsewhere.
struct GlyphPainter {
    let context: CGContext
    let color: CGColor
    /// Nil leaves it to the context's text drawing mode.
    var stroke: TextStroke?
    /// Of the text, for the width of its stroke.
    var pointSize: CGFloat = 0

    private var painting: LetterPainting { LetterPainting(context: context, color: color, stroke: stroke, pointSize: pointSize) }

    /// Beyond this many pixels per em pictures would fill the cache; outlines are as fast then.
    private static let largestPicture: CGFloat = 256

    /// - Parameter text: What the pieces' ranges count in.
    func draw(_ pieces: ArraySlice<TextPiece>, of text: StyledText, origin: CGFloat, baseline: CGFloat) {
        let painting = painting
        if painting.fills { fill(pieces, of: text, origin: origin, baseline: baseline) }
        guard painting.strokes else { return }
        for piece in pieces where Self.isOutlined(piece) { painting.strokeOutline(outlines(of: piece, origin, baseline)) }
    }

    private func fill(_ pieces: ArraySlice<TextPiece>, of text: StyledText, origin: CGFloat, baseline: CGFloat) {
        if context.isDocument {
            for piece in pieces where Self.isOutlined(piece) {
                if !DocumentGlyphs(piece, text, x: origin + piece.x, baseline: baseline).draw(in: context, color: color) {
                    drawOutlines(piece, origin, baseline)
                }
            }
            for piece in pieces where piece.face.isColorBitmap && piece.kind == .text { drawBitmaps(piece, origin, baseline) }
            return
        }
        let t = context.pixelTransform
        let isUpright = t.isScaleAndTranslation && t.a > 0 && t.d > 0
        if isUpright, pieces.allSatisfy({ !Self.isOutlined($0) || $0.size.height * t.d <= Self.largestPicture }) {
            drawPictures(pieces, origin, t, row: (baseline * t.d + t.ty).rounded())
        } else {
            for piece in pieces where Self.isOutlined(piece) { drawOutlines(piece, origin, baseline) }
        }
        for piece in pieces where piece.face.isColorBitmap && piece.kind == .text { drawBitmaps(piece, origin, baseline) }
    }

    /// Whether a piece shows letters that are outlines.
    private static func isOutlined(_ piece: TextPiece) -> Bool { piece.kind == .text && !piece.face.isColorBitmap && !piece.glyphs.isEmpty }

    /// One mask takes all glyphs and is painted in the text's colour. It is no larger than they are.
    private func drawPictures(_ pieces: ArraySlice<TextPiece>, _ origin: CGFloat, _ t: CGAffineTransform, row: CGFloat) {
        var ink = QTInk()
        TextEngine.locked {
            for piece in pieces where Self.isOutlined(piece) {
                withDrawing(piece, t) { run in qt_ink(piece.face.handle, &run, (origin + piece.x) * t.a + t.tx, row, &ink) }
            }
        }
        let covered = CGRect(
            x: Int(ink.left), y: Int(ink.top), width: Int(ink.right) - Int(ink.left), height: Int(ink.bottom) - Int(ink.top))
        let box = covered.common(context.boundingBoxOfClipPath.applying(t).integral).common(
            CGRect(x: 0, y: 0, width: context.width, height: context.height))
        guard !box.isNull, box.width > 0, box.height > 0 else { return }
        // Glyphs are added in blocks of sixteen pixels; those of the last may reach beyond it.
        let width = Int(box.width), height = Int(box.height), stride = (width + 31) & ~15
        let memory = calloc(height, stride)!
        let mask = PixelBuffer(pointer: memory, width: width, height: height, bytesPerRow: stride) { free(memory) }
        TextEngine.locked {
            for piece in pieces where Self.isOutlined(piece) {
                withDrawing(piece, t) { run in
                    qt_draw_glyphs(
                        piece.face.handle, &run, (origin + piece.x) * t.a + t.tx - box.minX, row - box.minY,
                        memory.assumingMemoryBound(to: UInt8.self), stride, Int32(width), Int32(height))
                }
            }
        }
        context.fill(coverage: mask, x: Int(box.minX), y: Int(box.minY), color: color)
    }

    private func withDrawing(_ piece: TextPiece, _ t: CGAffineTransform, _ body: (inout QTDrawing) -> Void) {
        piece.withGlyphs { glyphs in
            var run = QTDrawing(
                glyphs: glyphs.baseAddress, count: Int32(glyphs.count), unitsPerEm: piece.shaped.unitsPerEm, em: piece.size.width,
                height: piece.size.height, spacing: piece.spacing, slant: piece.slant, scaleAcross: t.a, scale: t.d)
            body(&run)
        }
    }

    private func drawOutlines(_ piece: TextPiece, _ origin: CGFloat, _ baseline: CGFloat) {
        painting.fill(outlines(of: piece, origin, baseline))
    }

    private func outlines(of piece: TextPiece, _ origin: CGFloat, _ baseline: CGFloat) -> CGPath {
        let path = CGMutablePath()
        var x = origin + piece.x
        piece.withGlyphs { glyphs in
            for glyph in glyphs {
                let offset = piece.offset(of: glyph)
                let t = CGAffineTransform(
                    a: piece.size.width, b: 0, c: piece.slant * piece.size.height, d: -piece.size.height, tx: x + offset.width,
                    ty: baseline - offset.height)
                if let outline = GlyphOutlines.outline(of: glyph.glyph, piece.face) { path.addPath(outline, transform: t) }
                x += piece.advance(of: glyph)
            }
        }
        return path
    }

    private func drawBitmaps(_ piece: TextPiece, _ origin: CGFloat, _ baseline: CGFloat) {
        var x = origin + piece.x
        piece.withGlyphs { glyphs in
            for glyph in glyphs {
                if let picture = ColorGlyphs.picture(of: glyph.glyph, piece.face) {
                    let scale = piece.size.height / picture.pixelsPerEm
                    let rect = CGRect(
                        x: x + piece.offset(of: glyph).width + CGFloat(picture.left) * scale, y: baseline - CGFloat(picture.top) * scale,
                        width: CGFloat(picture.image.width) * scale, height: CGFloat(picture.image.height) * scale)
                    context.drawUpright(picture.image, in: rect)
                }
                x += piece.advance(of: glyph)
            }
        }
    }
}

/// Outlines of glyphs, in ems with y up.
enum GlyphOutlines {
    private struct Key: Hashable {
        let face: ObjectIdentifier
        let glyph: UInt32
    }

    nonisolated(unsafe) private static var known: [Key: CGPath?] = [:]

    static func outline(of glyph: UInt32, _ face: FontFace) -> CGPath? {
        TextEngine.locked {
            let key = Key(face: ObjectIdentifier(face), glyph: glyph)
            if let path = known[key] { return path }
            let path = CGMutablePath()
            var sink = QTOutlineSink(
                move: { x, y, path in
                    GlyphOutlines.path(path).closeSubpath(); GlyphOutlines.path(path).move(to: CGPoint(x: x, y: y))
                },
                line: { x, y, path in GlyphOutlines.path(path).addLine(to: CGPoint(x: x, y: y)) },
                quad: { cx, cy, x, y, path in GlyphOutlines.path(path).addQuadCurve(to: CGPoint(x: x, y: y), control: CGPoint(x: cx, y: cy))
                },
                cubic: { ax, ay, bx, by, x, y, path in
                    GlyphOutlines.path(path).addCurve(
                        to: CGPoint(x: x, y: y), control1: CGPoint(x: ax, y: ay), control2: CGPoint(x: bx, y: by))
                })
            let hasOutline = qt_outline(face.handle, glyph, &sink, Unmanaged.passUnretained(path).toOpaque()) != 0
            path.closeSubpath()
            known[key] = .some(hasOutline ? path : nil)
            return hasOutline ? path : nil
        }
    }

    private static func path(_ pointer: UnsafeMutableRawPointer?) -> CGMutablePath {
        Unmanaged<CGMutablePath>.fromOpaque(pointer!).takeUnretainedValue()
    }
}

/// Coloured glyphs (emoji) as images.
enum ColorGlyphs {
    struct Picture {
        let image: CGImage
        /// The offset of the image's top left pixel from the glyph's origin, in pixels, y up.
        let left, top: Int
        let pixelsPerEm: CGFloat
    }

    private struct Key: Hashable {
        let face: ObjectIdentifier
        let glyph: UInt32
    }

    nonisolated(unsafe) private static var known: [Key: Picture?] = [:]

    static func picture(of glyph: UInt32, _ face: FontFace) -> Picture? {
        TextEngine.locked {
            let key = Key(face: ObjectIdentifier(face), glyph: glyph)
            if let picture = known[key] { return picture }
            let picture = load(glyph, face)
            known[key] = .some(picture)
            return picture
        }
    }

    private static func load(_ glyph: UInt32, _ face: FontFace) -> Picture? {
        var bitmap = QTBitmap()
        guard qt_color_bitmap(face.handle, glyph, 1000, &bitmap) != 0, let pixels = bitmap.pixels else { return nil }
        let width = Int(bitmap.width), height = Int(bitmap.height)
        let buffer = PixelBuffer(pointer: pixels, width: width, height: height, bytesPerRow: width * 4) { free(pixels) }
        return Picture(
            image: CGImage(buffer: buffer, isOpaque: false), left: Int(bitmap.left), top: Int(bitmap.top), pixelsPerEm: bitmap.pixelsPerEm)
    }
}
