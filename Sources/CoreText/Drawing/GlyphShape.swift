import CoreGraphics
internal import CTextEngine

/// The glyphs of a font at its size: lengths in points, y up.
struct GlyphShape {
    let face: FontFace
    private let setting: TextFont
    private let matrix: CGAffineTransform
    private let unitsPerEm: Int32
    var pointSize: CGFloat { setting.pointSize }

    init(_ font: CTFont) { self.init(font.setting, matrix: font.matrix) }

    init(_ setting: TextFont, matrix: CGAffineTransform) {
        (self.setting, self.matrix, face) = (setting, matrix, setting.face)
        unitsPerEm = setting.face.tables.unitsPerEm
    }

    /// From ems to points.
    private var transform: CGAffineTransform {
        CGAffineTransform(a: setting.emWidth, b: 0, c: setting.slant * setting.pointSize, d: setting.pointSize, tx: 0, ty: 0)
            .concatenating(matrix)
    }

    func advance(of glyph: CGGlyph) -> CGFloat {
        guard glyph != GlyphShape.noGlyph else { return 0 }
        let advance = TextEngine.locked { qt_glyph_advance(face.handle, UInt32(glyph)) }
        let spacing = face.isColorBitmap ? 0 : setting.tracking
        return qt_width(advance, advance > 0 ? 1 : 0, unitsPerEm, setting.emWidth, spacing) * matrix.a
    }

    /// The rectangle around a glyph; empty where nothing shows.
    func box(of glyph: CGGlyph) -> CGRect {
        guard glyph != GlyphShape.noGlyph else { return .zero }
        var box = [0.0, 0, 0, 0]
        guard TextEngine.locked({ qt_glyph_box(face.handle, UInt32(glyph), &box) }) != 0, box[2] > 0 || box[3] > 0 else { return .zero }
        return CGRect(x: box[0], y: box[1], width: box[2], height: box[3]).applying(transform)
    }

    func path(of glyph: CGGlyph) -> CGPath? {
        guard glyph != GlyphShape.noGlyph, let outline = GlyphOutlines.outline(of: UInt32(glyph), face), !outline.isEmpty else {
            return nil
        }
        return withUnsafePointer(to: transform) { outline.copy(using: $0) }
    }

    /// Stands for characters that have no glyph: ends of lines, tabs, and the room that run delegates take.
    static let noGlyph: CGGlyph = 0xFFFF
}

/// Draws glyphs one by one, in text space.
struct GlyphDrawing {
    let context: CGContext
    let color: CGColor
    /// Nil leaves it to the context.
    var stroke: TextStroke?

    func draw(_ glyphs: [(glyph: CGGlyph, position: CGPoint)], _ shape: GlyphShape) {
        context.saveGState()
        context.concatenate(context.textMatrix)
        if shape.face.isColorBitmap {
            for (glyph, position) in glyphs { drawPicture(glyph, position, shape) }
        } else {
            let path = CGMutablePath()
            for (glyph, position) in glyphs {
                guard let outline = shape.path(of: glyph) else { continue }
                path.addPath(outline, transform: CGAffineTransform(translationX: position.x, y: position.y))
            }
            LetterPainting(context: context, color: color, stroke: stroke, pointSize: shape.pointSize).paint(path)
        }
        context.restoreGState()
    }

    private func drawPicture(_ glyph: CGGlyph, _ position: CGPoint, _ shape: GlyphShape) {
        guard context.textDrawingMode != .invisible, let picture = ColorGlyphs.picture(of: UInt32(glyph), shape.face) else { return }
        let box = shape.box(of: glyph)
        context.draw(picture.image, in: box.offsetBy(dx: position.x, dy: position.y))
    }
}

/// Which parts of letters are painted, and in which colours.
struct LetterPainting {
    let context: CGContext
    let color: CGColor
    let stroke: TextStroke?
    /// In points.
    var pointSize: CGFloat = 0

    var fills: Bool {
        if let stroke { return stroke.width <= 0 }
        return context.textDrawingMode == .fill || context.textDrawingMode == .fillStroke
    }

    var strokes: Bool {
        if let stroke { return stroke.width != 0 }
        return context.textDrawingMode == .stroke || context.textDrawingMode == .fillStroke
    }

    func paint(_ path: CGPath) {
        if fills { fill(path) }
        if strokes { strokeOutline(path) }
    }

    func fill(_ path: CGPath) {
        context.saveGState()
        context.setFillColor(color)
        context.beginPath()
        context.addPath(path)
        context.fillPath()
        context.restoreGState()
    }

    func strokeOutline(_ path: CGPath) {
        context.saveGState()
        if let stroke {
            context.setStrokeColor(stroke.color ?? color)
            context.setLineWidth(abs(stroke.width) / 100 * pointSize)
        }
        context.beginPath()
        context.addPath(path)
        context.strokePath()
        context.restoreGState()
    }
}
