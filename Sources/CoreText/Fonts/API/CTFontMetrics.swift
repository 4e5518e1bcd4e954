import CoreGraphics
import QuinceFoundation

// Measures of fonts, in points. Source: Apple's documentation of `CTFont`.

public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.setting.pointSize }
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.matrix }
/// Above the baseline.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { font.setting.ascender }
/// Below the baseline; positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { -font.setting.descender }
/// Between lines.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { font.setting.leading }
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { font.setting.capHeight }
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { font.setting.xHeight }
/// The middle of underlines, from the baseline; negative below it.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat { font.setting.face.underlinePosition * font.setting.pointSize }
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat { font.setting.face.underlineThickness * font.setting.pointSize }
/// The number of units of the font file in an em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 { UInt32(max(0, font.setting.face.tables.unitsPerEm)) }
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { CFIndex(font.setting.face.tables.glyphCount) }
/// The angle of slanted letters, in degrees; negative for letters that lean to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat {
    let setting = font.setting
    return setting.slant == 0 ? setting.face.tables.italicAngle : -atan(setting.slant) * 180 / .pi
}
/// The rectangle around all glyphs, from the origin of a glyph, y up.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
    let tables = font.setting.face.tables, em = font.setting.emWidth, size = font.setting.pointSize
    return CGRect(
        x: tables.left * em, y: tables.bottom * size, width: (tables.right - tables.left) * em, height: (tables.top - tables.bottom) * size)
}
