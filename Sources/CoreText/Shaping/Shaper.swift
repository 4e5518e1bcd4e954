import CoreGraphics
internal import CTextEngine

/// A shaped glyph; measures in ems.
struct ShapedGlyph {
    var id: UInt32
    /// The first UTF-16 unit it stands for, counted from the start of the shaped text.
    var cluster: Int
    var advance: CGFloat
    var x: CGFloat
    var y: CGFloat
}

/// A shaped piece of text: glyphs in visual order.
final class ShapedText: @unchecked Sendable {
    let glyphs: [ShapedGlyph]
    /// The sum of the advances, in ems.
    let advance: CGFloat
    /// How many glyphs tracking and kerning are added to: those with an advance.
    let spacedCount: Int

    init(_ glyphs: [ShapedGlyph]) {
        self.glyphs = glyphs
        advance = glyphs.reduce(0) { $0 + $1.advance }
        spacedCount = glyphs.reduce(0) { $0 + ($1.advance > 0 ? 1 : 0) }
    }

    static let empty = ShapedText([])
}

/// Shapes words and remembers them. Results do not depend on the size, so one entry serves all sizes of a face.
enum Shaper {
    private struct Key: Hashable {
        let units: [UInt16]
        let face: ObjectIdentifier
        let isRightToLeft: Bool
        let features: FeatureSet
    }

    nonisolated(unsafe) private static var cache: [Key: ShapedText] = [:]
    private static let cacheLimit = 20_000

    static func shape(_ units: [UInt16], face: FontFace, isRightToLeft: Bool, features: FeatureSet) -> ShapedText {
        if units.isEmpty { return .empty }
        return TextEngine.locked {
            let key = Key(units: units, face: ObjectIdentifier(face), isRightToLeft: isRightToLeft, features: features)
            if let known = cache[key] { return known }
            if cache.count >= cacheLimit { cache.removeAll(keepingCapacity: true) }
            let shaped = ShapedText(run(units, face, isRightToLeft, features))
            cache[key] = shaped
            return shaped
        }
    }

    private static func run(_ units: [UInt16], _ face: FontFace, _ isRightToLeft: Bool, _ features: FeatureSet) -> [ShapedGlyph] {
        let wanted = features.values.sorted { $0.key < $1.key }.compactMap { tag, value -> QTFeature? in
            let letters = Array(tag.utf8).map { CChar(bitPattern: $0) }
            return letters.count == 4 ? QTFeature(tag: (letters[0], letters[1], letters[2], letters[3]), value: Int32(value)) : nil
        }
        var glyphs = [QTGlyph](repeating: QTGlyph(), count: units.count * 3 + 8)
        let count = qt_shape(
            face.handle, units, Int32(units.count), 0, Int32(units.count), isRightToLeft ? 1 : 0, wanted, Int32(wanted.count), &glyphs,
            Int32(glyphs.count))
        return glyphs.prefix(Int(count)).map { ShapedGlyph(id: $0.glyph, cluster: Int($0.cluster), advance: $0.advance, x: $0.x, y: $0.y) }
    }
}
