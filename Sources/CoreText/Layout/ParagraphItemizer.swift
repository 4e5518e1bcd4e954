import CoreGraphics
internal import CTextEngine

/// The text of a layout and what its parts look like.
struct StyledText {
    let units: [UInt16]
    let attributes: [TextAttributes]
    /// Where each run ends.
    let ends: [Int]

    init(_ runs: [TextRun]) {
        var units: [UInt16] = [], attributes: [TextAttributes] = [], ends: [Int] = []
        for run in runs where !run.text.isEmpty {
            units.append(contentsOf: run.text.utf16)
            attributes.append(run.attributes)
            ends.append(units.count)
        }
        if attributes.isEmpty, let first = runs.first { attributes = [first.attributes]; ends = [0] }
        (self.units, self.attributes, self.ends) = (units, attributes, ends)
    }

    func run(at index: Int) -> Int { ends.firstIndex { index < $0 } ?? max(0, ends.count - 1) }

    /// Paragraphs with their separators: LF, CR, CR LF, NEL, U+2028, U+2029.
    var paragraphs: [Range<Int>] {
        var found: [Range<Int>] = [], start = 0, index = 0
        while index < units.count {
            let unit = units[index]
            index += 1
            guard Self.isSeparator(unit) else { continue }
            if unit == 13, index < units.count, units[index] == 10 { index += 1 }
            found.append(start..<index)
            start = index
        }
        if start < units.count || found.isEmpty { found.append(start..<units.count) }
        return found
    }

    static func isSeparator(_ unit: UInt16) -> Bool { unit == 10 || unit == 13 || unit == 0x85 || unit == 0x2028 || unit == 0x2029 }
    static func isSpace(_ unit: UInt16) -> Bool {
        unit == 32 || (unit >= 0x2000 && unit <= 0x200A && unit != 0x2007) || unit == 0x3000 || unit == 0x1680
    }
    /// Whether right-to-left scripts or direction marks may occur.
    static func mayBeRightToLeft(_ unit: UInt16) -> Bool {
        unit >= 0x590 && (unit < 0x900 || (unit >= 0x200E && unit < 0x2070) || (unit >= 0xD800 && unit < 0xD840) || unit >= 0xFB1D)
    }
}

/// Cuts paragraphs into shaped pieces.
struct ParagraphItemizer {
    let text: StyledText

    struct Result {
        var pieces: [TextPiece]
        /// 0 left to right, 1 right to left.
        var baseLevel: Int8
    }

    func itemize(_ paragraph: Range<Int>, direction: TextDirection) -> Result {
        let units = Array(text.units[paragraph])
        let count = units.count
        var levels = [Int8](repeating: direction == .rightToLeft ? 1 : 0, count: count)
        var baseLevel: Int8 = direction == .rightToLeft ? 1 : 0
        if direction == .rightToLeft || units.contains(where: StyledText.mayBeRightToLeft) {
            baseLevel = Int8(
                TextEngine.locked { qt_bidi_levels(units, Int32(count), direction == .natural ? 2 : Int32(direction.rawValue), &levels) })
        }
        var breaks = [CChar](repeating: 0, count: count)
        TextEngine.locked { qt_line_breaks(units, Int32(count), &breaks) }
        var pieces: [TextPiece] = []
        var start = 0
        while start < count {
            let run = text.run(at: paragraph.lowerBound + start)
            let runEnd = min(count, text.ends[run] - paragraph.lowerBound)
            var end = start
            let kind = self.kind(units[start])
            while end < runEnd, self.kind(units[end]) == kind, levels[end] == levels[start] {
                end += 1
                if kind == .tab || kind == .attachment || (kind == .text && breaks[end - 1] != QT_BREAK_NO && isBoundary(units, end)) {
                    break
                }
            }
            let mayBreak = breaks[end - 1] != QT_BREAK_NO
            append(&pieces, units, start..<end, offset: paragraph.lowerBound, kind, run, levels[start], mayBreak)
            start = end
        }
        return Result(pieces: pieces, baseLevel: baseLevel)
    }

    private func kind(_ unit: UInt16) -> TextPiece.Kind {
        if unit == 9 { return .tab }
        if unit == 0xFFFC { return .attachment }
        if StyledText.isSeparator(unit) { return .lineEnd }
        return StyledText.isSpace(unit) ? .space : .text
    }

    /// Old line break tables know no joined emoji: never break before a joiner, a variation selector, a modifier or a trailing surrogate.
    private func isBoundary(_ units: [UInt16], _ index: Int) -> Bool {
        guard index < units.count else { return true }
        let next = units[index], last = units[index - 1]
        if next == 0x200D || last == 0x200D || (0xFE00...0xFE0F).contains(next) || (0xDC00...0xDFFF).contains(next) { return false }
        if next == 0xD83C, index + 1 < units.count, (0xDFFB...0xDFFF).contains(units[index + 1]) { return false }
        guard next == 0xD83C, index + 1 < units.count, (0xDDE6...0xDDFF).contains(units[index + 1]) else { return true }
        // Flags are pairs of regional indicators: break only after an even number of them.
        var before = 0, at = index
        while at >= 2, units[at - 2] == 0xD83C, (0xDDE6...0xDDFF).contains(units[at - 1]) { (before, at) = (before + 1, at - 2) }
        return before % 2 == 0
    }

    private func append(
        _ pieces: inout [TextPiece], _ units: [UInt16], _ range: Range<Int>, offset: Int, _ kind: TextPiece.Kind, _ run: Int, _ level: Int8,
        _ mayBreak: Bool
    ) {
        let attributes = text.attributes[run]
        let faces = kind == .text ? faceRanges(units, range, attributes.font) : [(range, attributes.font.face)]
        for (part, face) in faces {
            var piece = make(Array(units[part]), part.lowerBound + offset, kind, run, face, level)
            piece.breaksAfter = part.upperBound == range.upperBound && mayBreak
            pieces.append(piece)
        }
    }

    /// A piece of the given units at a place of the text.
    func make(_ units: [UInt16], _ start: Int, _ kind: TextPiece.Kind, _ run: Int, _ face: FontFace, _ level: Int8) -> TextPiece {
        let attributes = text.attributes[run], font = attributes.font
        let isOwn = face === font.face
        var features = font.featureKey.values
        if font.isSystem, isOwn { features["calt"] = 0 }
        if attributes.kern != 0 || !attributes.usesLigatures || (font.isSystem && font.isMonospaced) { features["liga"] = 0 }
        let isShaped = kind == .text || kind == .space
        let shaped = isShaped ? Shaper.shape(units, face: face, isRightToLeft: level % 2 != 0, features: FeatureSet(features)) : .empty
        let size = CGSize(width: font.pointSize * (isOwn ? font.horizontalScale : 1), height: font.pointSize)
        let spacing = attributes.kern + (face.isColorBitmap ? 0 : font.tracking)
        var width = shaped.advance * size.width + CGFloat(shaped.spacedCount) * spacing
        if kind == .attachment { width = attributes.attachment?.bounds.width ?? 0 }
        return TextPiece(
            kind: kind, range: start..<start + units.count, run: run, face: face, level: level, shaped: shaped, width: width,
            breaksAfter: false, size: size,
            spacing: spacing, slant: isOwn ? font.slant : 0)
    }

    /// Which font file draws which part: the font's own where it has the characters, emoji and fallbacks elsewhere.
    private func faceRanges(_ units: [UInt16], _ range: Range<Int>, _ font: TextFont) -> [(Range<Int>, FontFace)] {
        if units[range].allSatisfy({ $0 < 0x7F }) { return [(range, font.face)] }
        var found: [(Range<Int>, FontFace)] = []
        var start = range.lowerBound
        for character in String(decoding: units[range], as: UTF16.self) {
            let end = min(start + character.utf16.count, range.upperBound)
            let face = self.face(for: character, font)
            if let last = found.last, last.1 === face {
                found[found.count - 1].0 = last.0.lowerBound..<end
            } else {
                found.append((start..<end, face))
            }
            start = end
        }
        return found
    }

    private func face(for character: Character, _ font: TextFont) -> FontFace {
        let scalars = character.unicodeScalars
        guard let first = scalars.first else { return font.face }
        let isEmoji =
            first.properties.isEmojiPresentation ? !scalars.contains("\u{FE0E}") : first.properties.isEmoji && scalars.contains("\u{FE0F}")
        if isEmoji, let emoji = FontLibrary.shared.emoji { return emoji }
        let weight = SystemFontFiles.fileWeight(font.weight)
        for scalar in scalars where !scalar.properties.isDefaultIgnorableCodePoint {
            if font.face.hasGlyph(for: scalar) { continue }
            return FontLibrary.shared.fallback(for: scalar, weight: weight, isItalic: font.isItalic) ?? font.face
        }
        return font.face
    }

    /// The two parts of a piece on both sides of an index inside it.
    func cut(_ piece: TextPiece, at index: Int) -> (TextPiece, TextPiece) {
        func part(_ range: Range<Int>) -> TextPiece {
            make(Array(text.units[range]), range.lowerBound, piece.kind, piece.run, piece.face, piece.level)
        }
        var (head, tail) = (part(piece.range.lowerBound..<index), part(index..<piece.range.upperBound))
        head.breaksAfter = true
        tail.breaksAfter = piece.breaksAfter
        return (head, tail)
    }

    /// Where a piece may be cut: between what a reader takes for letters.
    func characterEnds(_ piece: TextPiece) -> [Int] {
        var ends: [Int] = [], at = piece.range.lowerBound
        for character in String(decoding: text.units[piece.range], as: UTF16.self) {
            at += character.utf16.count
            ends.append(min(at, piece.range.upperBound))
        }
        return ends
    }
}
