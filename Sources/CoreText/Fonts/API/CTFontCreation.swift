import CoreGraphics
import QuinceFoundation

// Functions that make fonts. Source: Apple's documentation of `CTFont`.

/// Makes the font of a PostScript, full or family name. A name that no font has gives the font of text without one, as on iOS.
///
/// - Parameters:
///   - size: In points; 0 stands for 12.
///   - matrix: The transform of its letters; nil for none.
public func CTFontCreateWithName(_ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
    var request = FontRequest(size: size > 0 ? size : FontDefaults.size)
    request.name = name
    return FontMakers.current.makeFont(request).transformed(matrix) ?? FontDefaults.font(size: request.size!).transformed(matrix)
}

public func CTFontCreateWithNameAndOptions(
    _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont {
    CTFontCreateWithName(name, size, matrix)
}

/// Makes the font that a descriptor describes; a size of 0 takes the descriptor's.
public func CTFontCreateWithFontDescriptor(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont {
    let attributes = descriptor.all
    var request = FontRequest(attributes: attributes)
    if size > 0 { request.size = size }
    let size = request.size.flatMap { $0 > 0 ? $0 : nil } ?? FontDefaults.size
    request.size = size
    let maker = FontMakers.current
    if let path = (attributes[kCTFontURLAttribute] as? NSURL)?.path, let face = FontFace.open(path) {
        return maker.makeFont(for: .of(face, size: size)).transformed(matrix)
    }
    var fallback = request
    (fallback.name, fallback.family) = (FontDefaults.name, nil)
    let font = maker.makeFont(request) ?? maker.makeFont(fallback) ?? FontDefaults.font(size: size)
    return font.transformed(matrix)
}

public func CTFontCreateWithFontDescriptorAndOptions(
    _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ options: CTFontOptions
) -> CTFont {
    CTFontCreateWithFontDescriptor(descriptor, size, matrix)
}

/// Makes the system's font for a use; nil for the use `none`.
///
/// - Parameters:
///   - size: In points; 0 takes the use's own.
///   - language: Of no effect: the system font has the letters of all languages.
public func CTFontCreateUIFontForLanguage(_ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?) -> CTFont? {
    guard uiType != .none else { return nil }
    var request = FontRequest(size: size > 0 ? size : uiType.defaultSize)
    if uiType.isEmphasized { request.isBold = true }
    if uiType == .userFixedPitch { request.isMonospaced = true }
    if uiType == .user { request.name = FontDefaults.name }
    return FontMakers.current.makeFont(request)
}

/// Makes a copy of a font with a descriptor's attributes added.
///
/// - Parameter size: In points; 0 keeps the font's own.
public func CTFontCreateCopyWithAttributes(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    var request = attributes.map { FontRequest(attributes: $0.all) } ?? FontRequest()
    request.size = size > 0 ? size : request.size.flatMap { $0 > 0 ? $0 : nil }
    return FontMakers.current.copy(of: font, request).transformed(matrix)
}

/// Makes a copy of a font with other traits; nil where its family has no such font.
///
/// - Parameters:
///   - symTraitValue: The values of traits.
///   - symTraitMask: The traits that change.
public func CTFontCreateCopyWithSymbolicTraits(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ symTraitValue: CTFontSymbolicTraits,
    _ symTraitMask: CTFontSymbolicTraits
) -> CTFont? {
    var request = FontRequest(size: size > 0 ? size : nil)
    if symTraitMask.contains(.traitBold) { request.isBold = symTraitValue.contains(.traitBold) }
    if symTraitMask.contains(.traitItalic) { request.isItalic = symTraitValue.contains(.traitItalic) }
    if symTraitMask.contains(.traitMonoSpace) { request.isMonospaced = symTraitValue.contains(.traitMonoSpace) }
    let copy = FontMakers.current.copy(of: font, request).transformed(matrix)
    let changed = symTraitMask.intersection([.traitBold, .traitItalic, .traitMonoSpace])
    return CTFontGetSymbolicTraits(copy).intersection(changed) == symTraitValue.intersection(changed) ? copy : nil
}

/// Makes a font of another family with the traits of a font; nil where there is no such family.
public func CTFontCreateCopyWithFamily(
    _ font: CTFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ family: CFString
) -> CTFont? {
    var request = FontRequest(size: size > 0 ? size : CTFontGetSize(font))
    request.family = family
    let traits = CTFontGetSymbolicTraits(font)
    (request.isBold, request.isItalic) = (traits.contains(.traitBold), traits.contains(.traitItalic))
    guard let copy = FontMakers.current.makeFont(request) else { return nil }
    copy.matrix = font.matrix
    return copy.transformed(matrix)
}

/// The font that draws a stretch of text best: a font itself where it has the characters, and the fallback for them elsewhere.
public func CTFontCreateForString(_ currentFont: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
    let units = Array(string.utf16)
    let start = min(max(range.location, 0), units.count)
    let text = String(decoding: units[start..<min(max(start, start &+ range.length), units.count)], as: UTF16.self)
    let setting = currentFont.setting
    let runs = StyledText([TextRun(text, TextAttributes(font: setting))])
    let pieces = runs.paragraphs.flatMap { ParagraphItemizer(text: runs).itemize($0, direction: .natural).pieces }
    guard let face = pieces.first(where: { $0.kind == .text && $0.face !== setting.face })?.face else { return currentFont }
    let fallback = FontMakers.current.makeFont(for: .of(face, size: setting.pointSize))
    fallback.matrix = currentFont.matrix
    return fallback
}

public func CTFontCreateForStringWithLanguage(_ currentFont: CTFont, _ string: CFString, _ range: CFRange, _ language: CFString?) -> CTFont
{
    CTFontCreateForString(currentFont, string, range)
}

@available(*, unavailable, message: "not yet in Quince: CGFont; CTFontCreateWithName takes a font's name")
public func CTFontCreateWithGraphicsFont(
    _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?, _ attributes: CTFontDescriptor?
) -> CTFont {
    fatalError()
}

@available(*, unavailable, message: "not yet in Quince: CGFont; CTFont's functions give its metrics, glyphs and paths")
public func CTFontCopyGraphicsFont(_ font: CTFont, _ attributes: UnsafeMutablePointer<Unmanaged<CTFontDescriptor>?>?) -> CGFont {
    fatalError()
}

extension CTFont {
    /// The font itself, just made, with a transform of its letters; nil for none.
    func transformed(_ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont {
        if let matrix { self.matrix = matrix.pointee }
        return self
    }
}

extension CTFont? {
    fileprivate func transformed(_ matrix: UnsafePointer<CGAffineTransform>?) -> CTFont? { self?.transformed(matrix) }
}
