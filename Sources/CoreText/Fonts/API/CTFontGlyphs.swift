import CoreGraphics
import QuinceFoundation
internal import CTextEngine

// The glyphs of fonts. Source: Apple's documentation of `CTFont`.

/// Finds the glyphs of characters; that of a surrogate pair takes the first place, and the second has none (0).
///
/// - Returns: Whether the font has all of the characters. Those that it lacks have glyph 0.
@discardableResult
public func CTFontGetGlyphsForCharacters(
    _ font: CTFont, _ characters: UnsafePointer<UniChar>, _ glyphs: UnsafeMutablePointer<CGGlyph>, _ count: CFIndex
) -> Bool {
    let face = font.setting.face
    var hasAll = true
    var index = 0
    while index < count {
        let unit = characters[index]
        var scalar = UInt32(unit)
        let isPair = index + 1 < count && UTF16.isLeadSurrogate(unit) && UTF16.isTrailSurrogate(characters[index + 1])
        if isPair { scalar = 0x10000 + (UInt32(unit) - 0xD800) << 10 + (UInt32(characters[index + 1]) - 0xDC00) }
        glyphs[index] = CGGlyph(truncatingIfNeeded: TextEngine.locked { qt_face_glyph(face.handle, scalar) })
        if glyphs[index] == 0 { hasAll = false }
        if isPair { glyphs[index + 1] = 0 }
        index += isPair ? 2 : 1
    }
    return hasAll
}

/// The glyph of a name in the font file (`ampersand`); 0 where there is none.
public func CTFontGetGlyphWithName(_ font: CTFont, _ glyphName: CFString) -> CGGlyph {
    let face = font.setting.face
    return CGGlyph(truncatingIfNeeded: TextEngine.locked { qt_glyph_named(face.handle, glyphName) })
}

/// The advances of glyphs in points, as lines have them where letters are not kerned.
///
/// - Parameter advances: Receives that of each glyph; nil for the sum alone.
/// - Returns: Their sum.
@discardableResult
public func CTFontGetAdvancesForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ advances: UnsafeMutablePointer<CGSize>?,
    _ count: CFIndex
) -> Double {
    let shape = GlyphShape(font)
    var sum = 0.0
    for index in 0..<max(0, count) {
        let advance = shape.advance(of: glyphs[index])
        advances?[index] = CGSize(width: advance, height: 0)
        sum += Double(advance)
    }
    return sum
}

/// The rectangles around glyphs, each from its own origin, y up.
///
/// - Returns: The rectangle around all of them.
@discardableResult
public func CTFontGetBoundingRectsForGlyphs(
    _ font: CTFont, _ orientation: CTFontOrientation, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?,
    _ count: CFIndex
) -> CGRect {
    let shape = GlyphShape(font)
    return collect(count, boundingRects) { shape.box(of: glyphs[$0]) }
}

/// The rectangles that glyphs take up optically: as wide as their advances, and as high as the font's lines.
///
/// - Parameter options: Reserved: 0.
@discardableResult
public func CTFontGetOpticalBoundsForGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ boundingRects: UnsafeMutablePointer<CGRect>?, _ count: CFIndex,
    _ options: CFOptionFlags
) -> CGRect {
    let shape = GlyphShape(font), setting = font.setting
    return collect(count, boundingRects) {
        CGRect(x: 0, y: setting.descender, width: shape.advance(of: glyphs[$0]), height: setting.lineHeight)
    }
}

private func collect(_ count: Int, _ rects: UnsafeMutablePointer<CGRect>?, _ rect: (Int) -> CGRect) -> CGRect {
    var all = CGRect.null
    for index in 0..<max(0, count) {
        let rect = rect(index)
        rects?[index] = rect
        if !rect.isEmpty { all = all.union(rect) }
    }
    return all.isNull ? .zero : all
}

@available(*, unavailable, message: "not yet in Quince: text that runs down")
public func CTFontGetVerticalTranslationsForGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ translations: UnsafeMutablePointer<CGSize>, _ count: CFIndex
) {}

/// The outline of a glyph from its origin, in points with y up; nil where it has none, as a space and the pictures of emoji.
public func CTFontCreatePathForGlyph(_ font: CTFont, _ glyph: CGGlyph, _ matrix: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    guard let path = GlyphShape(font).path(of: glyph) else { return nil }
    return matrix.map { path.copy(using: $0) } ?? path
}

/// Draws glyphs in the context's fill colour, or as its text drawing mode says.
///
/// - Parameter positions: The origins of the glyphs, in text space.
public func CTFontDrawGlyphs(
    _ font: CTFont, _ glyphs: UnsafePointer<CGGlyph>, _ positions: UnsafePointer<CGPoint>, _ count: Int, _ context: CGContext
) {
    let indices = 0..<max(0, count)
    GlyphDrawing(context: context, color: context.fillColor).draw(indices.map { (glyphs[$0], positions[$0]) }, GlyphShape(font))
}

/// The axes of variable fonts, of which there are none here.
public func CTFontCopyVariationAxes(_ font: CTFont) -> CFArray? { nil }
