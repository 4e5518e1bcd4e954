import CoreGraphics
internal import CTextEngine

/// Cuts paragraphs into shaped pieces.
struct ParagraphItemizer {
    let text: StyledText

    struct Result {
        var pieces: [TextPiece]
        /// 0 left to right, 1 right to left.
        var baseLevel: Int8
    }

    /// A part of a paragraph that becomes a piece.
    struct Part {
        var range: Range<Int>
        var kind: TextPiece.Kind
        var mayBreak: Bool
    }

    func itemize(_ paragraph: Range<Int>, direction: TextDirection) -> Result {
        let (levels, baseLevel) = levels(paragraph, direction)
        let breaks = breaks(paragraph)
        var pieces: [TextPiece] = []
        pieces.reserveCapacity(paragraph.count / 3 + 1)
        var chunk: [Part] = []
        var (run, level): (Int, Int8) = (0, 0)
        var start = paragraph.lowerBound
        while start < paragraph.upperBound {
            let (nextRun, nextLevel) = (text.run(at: start), levels[start - paragraph.lowerBound])
            let part = part(from: start, in: paragraph, runEnd: text.ends[nextRun], levels, breaks)
            let isShaped = part.kind == .text || (part.kind == .space && kernsWithSpaces(nextRun))
            if !isShaped || nextRun != run || nextLevel != level {
                append(chunk, run, level, to: &pieces)
                chunk.removeAll(keepingCapacity: true)
            }
            (run, level) = (nextRun, nextLevel)
            if isShaped { chunk.append(part) } else { append([part], run, level, to: &pieces) }
            start = part.range.upperBound
        }
        append(chunk, run, level, to: &pieces)
        return Result(pieces: pieces, baseLevel: baseLevel)
    }

    // MARK: Parts

    private func levels(_ paragraph: Range<Int>, _ direction: TextDirection) -> ([Int8], Int8) {
        var levels = [Int8](repeating: direction == .rightToLeft ? 1 : 0, count: paragraph.count)
        guard direction == .rightToLeft || text.units[paragraph].contains(where: StyledText.mayBeRightToLeft) else { return (levels, 0) }
        let base = text.withUnits(paragraph) { units in
            TextEngine.locked {
                qt_bidi_levels(units.baseAddress, Int32(units.count), direction == .natural ? 2 : Int32(direction.rawValue), &levels)
            }
        }
        return (levels, Int8(base))
    }

    private func breaks(_ paragraph: Range<Int>) -> [CChar] {
        [CChar](unsafeUninitializedCapacity: paragraph.count) { breaks, count in
            count = paragraph.count
            guard let first = breaks.baseAddress, count > 0 else { return }
            text.withUnits(paragraph) { units in
                TextEngine.locked { qt_line_breaks(units.baseAddress, Int32(units.count), first) }
                if keepsKoreanWords(paragraph) { keepKoreanWords(units, first) }
            }
        }
    }

    private func keepsKoreanWords(_ paragraph: Range<Int>) -> Bool {
        text.attributes[text.run(at: paragraph.lowerBound)].paragraph.lineBreakStrategy.contains(.hangulWordPriority)
    }

    /// Korean words end at spaces, though lines may end after each syllable.
    private func keepKoreanWords(_ units: UnsafeBufferPointer<UInt16>, _ breaks: UnsafeMutablePointer<CChar>) {
        for index in units.indices.dropLast() where StyledText.isHangul(units[index]) && StyledText.isHangul(units[index + 1]) {
            breaks[index] = CChar(QT_BREAK_NO)
        }
    }

    private func part(from start: Int, in paragraph: Range<Int>, runEnd: Int, _ levels: [Int8], _ breaks: [CChar]) -> Part {
        let kind = kind(text.units[start])
        let offset = paragraph.lowerBound, limit = min(paragraph.upperBound, runEnd)
        var end = start
        while end < limit, self.kind(text.units[end]) == kind, levels[end - offset] == levels[start - offset] {
            end += 1
            if kind == .tab || kind == .attachment { break }
            if kind == .text, breaks[end - 1 - offset] != QT_BREAK_NO, isBoundary(end, paragraph) { break }
        }
        return Part(range: start..<end, kind: kind, mayBreak: breaks[end - 1 - offset] != QT_BREAK_NO)
    }

    private func kind(_ unit: UInt16) -> TextPiece.Kind {
        if unit == 9 { return .tab }
        if unit == 0xFFFC { return .attachment }
        if StyledText.isSeparator(unit) { return .lineEnd }
        return StyledText.isSpace(unit) ? .space : .text
    }

    /// Old line break tables know no joined emoji: never break before a joiner, a variation selector, a modifier or a trailing surrogate.
    private func isBoundary(_ index: Int, _ paragraph: Range<Int>) -> Bool {
        let units = text.units
        guard index < paragraph.upperBound else { return true }
        let next = units[index], last = units[index - 1]
        if next < 0x200D, last < 0x200D { return true }
        if next == 0x200D || last == 0x200D || (0xFE00...0xFE0F).contains(next) || (0xDC00...0xDFFF).contains(next) { return false }
        if next == 0xD83C, index + 1 < paragraph.upperBound, (0xDFFB...0xDFFF).contains(units[index + 1]) { return false }
        guard next == 0xD83C, index + 1 < paragraph.upperBound, (0xDDE6...0xDDFF).contains(units[index + 1]) else { return true }
        // Flags are pairs of regional indicators: break only after an even number of them.
        var before = 0, at = index
        while at >= paragraph.lowerBound + 2, units[at - 2] == 0xD83C, (0xDDE6...0xDDFF).contains(units[at - 1]) {
            (before, at) = (before + 1, at - 2)
        }
        return before % 2 == 0
    }

    private func kernsWithSpaces(_ run: Int) -> Bool {
        let attributes = text.attributes[run]
        return TextEngine.locked {
            qt_kerns_with_spaces(attributes.font.shaping(attributes.font.face, hasLigatures: attributes.hasLigatures)) != 0
        }
    }

    // MARK: Faces

    /// Adds neighbouring parts of one look and direction, shaping together what one face draws.
    private func append(_ parts: [Part], _ run: Int, _ level: Int8, to pieces: inout [TextPiece]) {
        guard let first = parts.first, let last = parts.last else { return }
        let font = text.attributes[run].font
        if text.units[first.range.lowerBound..<last.range.upperBound].allSatisfy({ $0 < 0x7F }) {
            pieces += shaped(parts, run, font.face, level)
            return
        }
        var pending: [Part] = []
        var face = font.face
        for part in parts {
            for (range, partFace) in part.kind == .text ? faceRanges(part.range, font) : [(part.range, font.face)] {
                if partFace !== face, !pending.isEmpty {
                    pieces += shaped(pending, run, face, level)
                    pending.removeAll()
                }
                face = partFace
                pending.append(Part(range: range, kind: part.kind, mayBreak: range.upperBound == part.range.upperBound && part.mayBreak))
            }
        }
        pieces += shaped(pending, run, face, level)
    }

    /// Which font file draws which part: the font's own where it has the characters, emoji and fallbacks elsewhere.
    private func faceRanges(_ range: Range<Int>, _ font: TextFont) -> [(Range<Int>, FontFace)] {
        var found: [(Range<Int>, FontFace)] = []
        var start = range.lowerBound
        for character in String(decoding: text.units[range], as: UTF16.self) {
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
}
