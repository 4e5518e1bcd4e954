import CoreGraphics

/// A font at a size: what UIFont stands on.
package final class TextFont: Hashable, @unchecked Sendable {
    package enum Design: Hashable, Sendable { case `default`, monospaced, serif, rounded }

    /// The attributes that identify a font.
    package struct Descriptor: Hashable, Sendable {
        /// The family's name, or nil for the system font.
        package var family: String?
        package var design = Design.default
        package var size: CGFloat
        /// A `UIFont.Weight` value, −1…1; 0 is regular.
        package var weight: CGFloat = 0
        package var isItalic = false
        /// A `UIFont.Width` value, −0.5…0.5; 0 is standard. Letters of the stand-in are that much narrower or wider.
        package var width: CGFloat = 0
        /// OpenType features by tag, beyond those that are on by default.
        package var features: [String: Int] = [:]

        package init(family: String? = nil, size: CGFloat) {
            self.family = family
            self.size = size
        }
    }

    package let descriptor: Descriptor
    let face: FontFace
    /// Of the face's outlines, horizontally: the width variation and the system font's correction.
    let horizontalScale: CGFloat
    /// Points per em of the face's outlines, across.
    var emWidth: CGFloat { pointSize * horizontalScale }
    /// Added to each advance, in points.
    let tracking: CGFloat
    /// The slant to the right of italics that have no file.
    let slant: CGFloat
    var shapings = FontShapings()

    /// Above the baseline, positive; below, negative; as UIFont has them.
    package let ascender: CGFloat
    package let descender: CGFloat
    package let leading: CGFloat
    package let capHeight: CGFloat
    package let xHeight: CGFloat

    package var pointSize: CGFloat { descriptor.size }
    package var weight: CGFloat { descriptor.weight }
    package var isItalic: Bool { descriptor.isItalic }
    package var isSystem: Bool { descriptor.family == nil }
    package var isMonospaced: Bool { descriptor.design == .monospaced || face.isMonospaced }
    /// Height of a line of text.
    package var lineHeight: CGFloat { ascender - descender }

    private init(_ descriptor: Descriptor, face: FontFace, isSystem: Bool) {
        self.descriptor = descriptor
        self.face = face
        let size = descriptor.size
        let fileWeight = SystemFontFiles.fileWeight(descriptor.weight)
        let usesInter = isSystem && (descriptor.design == .default || descriptor.design == .rounded)
        horizontalScale =
            (usesInter ? SystemFontMetrics.widthFactor(weight: fileWeight) : 1) * (1 + min(max(descriptor.width, -0.5), 0.5))
        tracking = usesInter ? SystemFontMetrics.tracking(size: size) * size : 0
        slant = descriptor.isItalic && !face.isItalic ? 0.2 : 0
        ascender = (isSystem ? SystemFontMetrics.ascender : face.ascender) * size
        descender = (isSystem ? SystemFontMetrics.descender : face.descender) * size
        leading = isSystem ? 0 : face.lineGap * size
        capHeight = (isSystem ? SystemFontMetrics.capHeight : face.capHeight) * size
        xHeight = (isSystem ? SystemFontMetrics.xHeight : face.xHeight) * size
    }

    nonisolated(unsafe) private static var known: [Descriptor: TextFont] = [:]

    /// The font of a descriptor; the nearest weight and slant its family has. Nil where there is no such family.
    package static func make(_ descriptor: Descriptor) -> TextFont? {
        TextEngine.locked {
            if let font = known[descriptor] { return font }
            guard let face = face(for: descriptor) else { return nil }
            let font = TextFont(descriptor, face: face, isSystem: descriptor.family == nil)
            known[descriptor] = font
            return font
        }
    }

    private struct FaceKey: Hashable {
        let face: FontFace
        let size: CGFloat
    }

    nonisolated(unsafe) private static var faces: [FaceKey: TextFont] = [:]

    /// The font of a face: a fallback for characters that another font lacks, or that of a file. It lives for ever.
    static func of(_ face: FontFace, size: CGFloat) -> TextFont {
        TextEngine.locked {
            let key = FaceKey(face: face, size: size)
            if let known = faces[key] { return known }
            var descriptor = Descriptor(family: face.family, size: size)
            descriptor.weight = SystemFontFiles.weight(ofFile: face.weight)
            descriptor.isItalic = face.isItalic
            let made = TextFont(descriptor, face: face, isSystem: false)
            faces[key] = made
            return made
        }
    }

    private static func face(for descriptor: Descriptor) -> FontFace? {
        let weight = SystemFontFiles.fileWeight(descriptor.weight)
        if let family = descriptor.family { return FontLibrary.shared.face(family: family, weight: weight, isItalic: descriptor.isItalic) }
        let path = SystemFontFiles.path(design: descriptor.design, size: descriptor.size, weight: weight, isItalic: descriptor.isItalic)
        if let face = FontFace.open(path) { return face }
        let inter = SystemFontFiles.path(design: .default, size: descriptor.size, weight: weight, isItalic: descriptor.isItalic)
        return FontFace.open(inter) ?? FontLibrary.shared.lastResort(weight: weight, isItalic: descriptor.isItalic)
    }

    /// The system font.
    ///
    /// - Parameter weight: A `UIFont.Weight` value.
    package static func system(size: CGFloat, weight: CGFloat = 0, design: Design = .default, italic: Bool = false, width: CGFloat = 0)
        -> TextFont
    {
        var descriptor = Descriptor(size: size)
        (descriptor.weight, descriptor.design, descriptor.isItalic, descriptor.width) = (weight, design, italic, width)
        guard let font = make(descriptor) else {
            fatalError("No font can be opened. Quince needs the Debian package fonts-inter: apt-get install fonts-inter")
        }
        return font
    }

    /// A font by its PostScript, full or family name: one that the app brought along or one that is installed. Nil where there is none.
    package static func named(_ name: String, size: CGFloat) -> TextFont? {
        if name.hasPrefix(".SFUI") || name.hasPrefix(".AppleSystemUIFont") {
            return system(size: size, weight: name.contains("emibold") ? 0.3 : name.contains("Bold") ? 0.4 : 0)
        }
        guard let face = FontLibrary.shared.face(named: name) else { return nil }
        var descriptor = Descriptor(family: face.family, size: size)
        descriptor.weight = SystemFontFiles.weight(ofFile: face.weight)
        descriptor.isItalic = face.isItalic
        return make(descriptor)
    }

    /// The family's name; for the system font, the name iOS gives it.
    package var familyName: String { descriptor.family ?? ".AppleSystemUIFont" }

    /// The PostScript name; for the system font, the name iOS gives it.
    package var fontName: String {
        guard isSystem else { return face.postScriptName }
        let names = [
            100: "Ultralight", 200: "Thin", 300: "Light", 400: "Regular", 500: "Medium", 600: "Semibold", 700: "Bold", 800: "Heavy",
            900: "Black",
        ]
        let style = names[SystemFontFiles.fileWeight(weight)] ?? "Regular"
        let family = descriptor.design == .monospaced ? ".AppleSystemUIFontMonospaced" : ".SFUI"
        return "\(family)-\(style)" + (isItalic ? "Italic" : "")
    }

    package func withSize(_ size: CGFloat) -> TextFont { varied { $0.size = size } }
    package func withWeight(_ weight: CGFloat) -> TextFont { varied { $0.weight = weight } }
    package func withItalic(_ isItalic: Bool) -> TextFont { varied { $0.isItalic = isItalic } }
    package func withDesign(_ design: Design) -> TextFont { varied { $0.design = design } }
    /// All digits equally wide.
    package func withMonospacedDigits() -> TextFont { varied { $0.features["tnum"] = 1 } }
    package func withFeatures(_ features: [String: Int]) -> TextFont { varied { $0.features.merge(features) { _, new in new } } }

    private func varied(_ change: (inout Descriptor) -> Void) -> TextFont {
        var descriptor = descriptor
        change(&descriptor)
        return TextFont.make(descriptor) ?? self
    }

    /// The width of a text on one line, in points, not rounded.
    package func width(of text: String) -> CGFloat { TextLayout.width(of: text, font: self) }

    package static func == (lhs: TextFont, rhs: TextFont) -> Bool { lhs === rhs || lhs.descriptor == rhs.descriptor }
    package func hash(into hasher: inout Hasher) { hasher.combine(descriptor.size); hasher.combine(ObjectIdentifier(face)) }
}
