import CoreGraphics
internal import CTextEngine

/// One opened font file. Faces stay open for the life of the process and are compared by identity.
final class FontFace: Hashable, @unchecked Sendable {
    let handle: OpaquePointer
    let path: String
    /// The face's number in its file.
    let index: Int
    let family: String
    let style: String
    let postScriptName: String
    /// Measures in ems; `descender` is negative.
    let ascender, descender, lineGap, capHeight, xHeight: CGFloat
    let underlinePosition, underlineThickness: CGFloat
    /// 100…900
    let weight: Int
    let isItalic: Bool
    let isMonospaced: Bool
    /// Whether glyphs are coloured bitmaps (emoji).
    let isColorBitmap: Bool
    private var asciiGlyphs: [UInt32] = []

    private init?(path: String, index: Int) {
        guard let handle = qt_face_open(path, Int32(index)) else { return nil }
        var info = QTFaceInfo()
        qt_face_info(handle, &info)
        self.handle = handle
        self.path = path
        self.index = index
        family = String(cString: info.family)
        style = String(cString: info.style)
        postScriptName = String(cString: info.postScriptName)
        (ascender, descender, lineGap) = (info.ascender, info.descender, info.lineGap)
        (capHeight, xHeight) = (info.capHeight, info.xHeight)
        (underlinePosition, underlineThickness) = (info.underlinePosition, info.underlineThickness)
        weight = Int(info.weight)
        isItalic = info.isItalic != 0
        isMonospaced = info.isMonospaced != 0
        isColorBitmap = info.isColorBitmap != 0
    }

    nonisolated(unsafe) private static var opened: [String: FontFace?] = [:]

    /// The face of a file; the same object for the same file. Nil where the file cannot be read.
    static func open(_ path: String, index: Int = 0) -> FontFace? {
        TextEngine.locked {
            let key = "\(path)#\(index)"
            if let known = opened[key] { return known }
            let face = FontFace(path: path, index: index)
            opened[key] = .some(face)
            return face
        }
    }

    func hasGlyph(for scalar: Unicode.Scalar) -> Bool { TextEngine.locked { qt_face_glyph(handle, scalar.value) != 0 } }

    static func == (lhs: FontFace, rhs: FontFace) -> Bool { lhs === rhs }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The lock around the libraries' shared state: faces, buffers and caches belong to one thread at a time.
enum TextEngine {
    /// Runs `body` while holding the lock. The lock is recursive.
    static func locked<Result>(_ body: () throws -> Result) rethrows -> Result {
        qt_lock()
        defer { qt_unlock() }
        return try body()
    }
}
