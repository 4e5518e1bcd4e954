import CoreGraphics
internal import CTextEngine

/// Fonts by name: those an app registers from its files first, then the installed ones (which are listed when first needed).
package final class FontLibrary: @unchecked Sendable {
    package static let shared = FontLibrary()

    private var registered: [FontFace] = []
    private var installed: [FontFace]?
    private var fallbacks: [FallbackKey: FontFace?] = [:]
    /// The fallback fonts found so far, in the order they were found, and the style each was found for.
    private var used: [(face: FontFace, weight: Int, isItalic: Bool)] = []
    private var hanLanguage = "zh-cn"

    private struct FallbackKey: Hashable {
        let scalar: UInt32
        let weight: Int
        let isItalic: Bool
    }

    private init() {
        CGFont.file = { FontLibrary.shared.face(named: $0)?.path }
    }

    /// The languages people prefer, first choice first. They decide which country's forms Han characters have; those of mainland China where
    /// none of them is written with such characters.
    package var languages: [String] = [] {
        didSet {
            guard languages != oldValue else { return }
            TextEngine.locked { (hanLanguage, fallbacks, used) = (Self.hanLanguage(languages), [:], []) }
        }
    }

    /// The name fontconfig has for the first language that is written with Han characters.
    static func hanLanguage(_ languages: [String]) -> String {
        for language in languages {
            if language.hasPrefix("ja") || language.hasPrefix("ko") { return String(language.prefix(2)) }
            guard language.hasPrefix("zh") else { continue }
            if language.contains("HK") { return "zh-hk" }
            return language.contains("Hant") || language.contains("TW") ? "zh-tw" : "zh-cn"
        }
        return "zh-cn"
    }

    /// Makes a font file's fonts available by name, as `UIAppFonts` does. False where the file holds no font.
    @discardableResult
    package func register(file path: String) -> Bool {
        TextEngine.locked {
            guard let face = FontFace.open(path) else { return false }
            if !registered.contains(face) { registered.append(face) }
            return true
        }
    }

    /// Takes back a font file's fonts. False where none of them was registered.
    package func unregister(file path: String) -> Bool {
        TextEngine.locked {
            guard let face = FontFace.open(path), let index = registered.firstIndex(of: face) else { return false }
            registered.remove(at: index)
            return true
        }
    }

    /// Whether a font file's fonts are registered.
    package func isRegistered(file path: String) -> Bool {
        TextEngine.locked { FontFace.open(path).map { registered.contains($0) } ?? false }
    }

    /// The families of the fonts that were registered, sorted.
    package var registeredFamilyNames: [String] { TextEngine.locked { Array(Set(registered.map(\.family))).sorted() } }

    /// The families that can be named, sorted.
    package var familyNames: [String] { Array(Set(all.map(\.family))).sorted() }

    /// The PostScript names of a family's fonts, sorted.
    package func fontNames(family: String) -> [String] { all.filter { $0.family == family }.map(\.postScriptName).sorted() }

    private var all: [FontFace] { TextEngine.locked { registered + installedFaces } }

    private var installedFaces: [FontFace] {
        if let installed { return installed }
        let folder = "/usr/share/fonts"
        let files = (FileManager.default.enumerator(atPath: folder)?.allObjects as? [String] ?? []).sorted()
        let faces = files.filter { $0.hasSuffix(".ttf") || $0.hasSuffix(".otf") || $0.hasSuffix(".ttc") }.compactMap {
            FontFace.open("\(folder)/\($0)")
        }
        installed = faces
        return faces
    }

    func face(named name: String) -> FontFace? {
        TextEngine.locked { Self.find(name, in: registered) ?? Self.find(name, in: installedFaces) }
    }

    private static func find(_ name: String, in faces: [FontFace]) -> FontFace? {
        if let face = faces.first(where: { $0.postScriptName == name || "\($0.family) \($0.style)" == name }) { return face }
        return nearest(faces.filter { $0.family == name }, weight: 400, isItalic: false)
    }

    func face(family: String, weight: Int, isItalic: Bool) -> FontFace? {
        TextEngine.locked {
            let own = registered.filter { $0.family == family }
            return Self.nearest(own.isEmpty ? installedFaces.filter { $0.family == family } : own, weight: weight, isItalic: isItalic)
        }
    }

    private static func nearest(_ faces: [FontFace], weight: Int, isItalic: Bool) -> FontFace? {
        func distance(_ face: FontFace) -> Int { abs(face.weight - weight) + (face.isItalic == isItalic ? 0 : 1000) }
        return faces.min { distance($0) < distance($1) }
    }

    /// The font for a character that the text's own font lacks; nil where no installed font has it.
    func fallback(for scalar: Unicode.Scalar, weight: Int, isItalic: Bool) -> FontFace? {
        TextEngine.locked {
            let key = FallbackKey(scalar: scalar.value, weight: weight, isItalic: isItalic)
            if let known = fallbacks[key] { return known }
            // Neighbouring characters mostly have the same fallback; asking fontconfig for each would take milliseconds.
            let near = used.first { $0.weight == weight && $0.isItalic == isItalic && $0.face.hasGlyph(for: scalar) }?.face
            let face = near ?? lookUp(scalar, weight: weight, isItalic: isItalic)
            if let face, near == nil, !face.isColorBitmap { used.append((face, weight, isItalic)) }
            fallbacks[key] = .some(face)
            return face
        }
    }

    private func lookUp(_ scalar: Unicode.Scalar, weight: Int, isItalic: Bool) -> FontFace? {
        var path = [CChar](repeating: 0, count: 4096)
        var index: Int32 = 0
        let language = scalar.properties.isIdeographic ? hanLanguage : nil
        guard qt_fallback(scalar.value, Int32(weight), isItalic ? 1 : 0, language, &path, Int32(path.count), &index) != 0 else {
            return nil
        }
        return FontFace.open(path.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }, index: Int(index))
    }

    var emoji: FontFace? { FontFace.open(SystemFontFiles.emoji) }

    /// Any font at all, where even Inter is missing.
    func lastResort(weight: Int, isItalic: Bool) -> FontFace? { fallback(for: "A", weight: weight, isItalic: isItalic) }
}
