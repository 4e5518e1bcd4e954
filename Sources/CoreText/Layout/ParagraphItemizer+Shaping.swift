import CoreGraphics
internal import CTextEngine

/// Shaping: letters are kerned and joined across the places where lines may end, and shaped anew where one does.
extension ParagraphItemizer {
    /// The pieces of neighbouring parts, shaped as one text.
    func shaped(_ parts: [Part], _ run: Int, _ face: FontFace, _ level: Int8) -> [TextPiece] {
        guard let first = parts.first, let last = parts.last else { return [] }
        guard first.kind == .text || first.kind == .space else { return parts.map { unshaped($0, run, face, level) } }
        let range = first.range.lowerBound..<last.range.upperBound
        let shaped = shape(range, run, face, level)
        var pieces: [TextPiece] = []
        var start = range.lowerBound
        for (index, part) in parts.enumerated() {
            let slice = shaped.slice(start - range.lowerBound..<part.range.upperBound - range.lowerBound)
            if slice == nil, index + 1 < parts.count {
                // A glyph stands for letters of both parts, so that no line ends between them; space stays a piece of its own.
                if parts[index + 1].kind == part.kind { continue }
                return self.shaped(Array(parts[...index]), run, face, level) + self.shaped(Array(parts[(index + 1)...]), run, face, level)
            }
            var piece = piece(start..<part.range.upperBound, part.kind, run, face, level, shaped, slice ?? QTSlice())
            (piece.origin, piece.breaksAfter, piece.joinsNext) = (range.lowerBound, part.mayBreak, slice?.isJoined == 1)
            pieces.append(piece)
            start = part.range.upperBound
        }
        return pieces
    }

    private func shape(_ range: Range<Int>, _ run: Int, _ face: FontFace, _ level: Int8) -> ShapedText {
        let attributes = text.attributes[run]
        let shaping = attributes.font.shaping(face, hasLigatures: attributes.hasLigatures)
        return text.withUnits(range) { ShapedText.shape($0, shaping, isRightToLeft: level % 2 != 0) }
    }

    private func unshaped(_ part: Part, _ run: Int, _ face: FontFace, _ level: Int8) -> TextPiece {
        var piece = piece(part.range, part.kind, run, face, level, .empty, QTSlice())
        if part.kind == .attachment { piece.width = text.attributes[run].attachment?.bounds.width ?? 0 }
        piece.breaksAfter = part.mayBreak
        return piece
    }

    private func piece(
        _ range: Range<Int>, _ kind: TextPiece.Kind, _ run: Int, _ face: FontFace, _ level: Int8, _ shaped: ShapedText, _ slice: QTSlice
    ) -> TextPiece {
        let attributes = text.attributes[run], font = attributes.font
        let isOwn = face === font.face
        let size = CGSize(width: isOwn ? font.emWidth : font.pointSize, height: font.pointSize)
        let spacing = attributes.kern + (face.isColorBitmap ? 0 : font.tracking)
        let glyphs = Int(slice.first)..<Int(slice.first + slice.count)
        return TextPiece(
            kind: kind, range: range, run: run, face: face, level: level, shaped: shaped, glyphs: glyphs, origin: range.lowerBound,
            width: shaped.width(slice, em: size.width, spacing: spacing), breaksAfter: false, size: size, spacing: spacing,
            slant: isOwn ? font.slant : 0)
    }

    // MARK: Where lines end

    /// Neighbouring pieces of one face, shaped anew because what they were shaped with stands on another line now.
    func reshaped(_ pieces: ArraySlice<TextPiece>) -> [TextPiece] {
        guard let first = pieces.first else { return [] }
        let parts = pieces.map { Part(range: $0.range, kind: $0.kind, mayBreak: $0.breaksAfter) }
        return shaped(parts, first.run, first.face, first.level)
    }

    /// Some of a piece's letters, shaped alone.
    func clipped(_ piece: TextPiece, to range: Range<Int>) -> TextPiece {
        let shaped = shape(range, piece.run, piece.face, piece.level)
        var part = self.piece(range, piece.kind, piece.run, piece.face, piece.level, shaped, shaped.slice(0..<range.count) ?? QTSlice())
        let isEnd = range.upperBound == piece.range.upperBound
        (part.breaksAfter, part.joinsNext) = (isEnd ? piece.breaksAfter : true, isEnd && piece.joinsNext)
        return part
    }

    /// Returns the indices at which a piece may be cut: the ends of its grapheme clusters.
    func characterEnds(_ piece: TextPiece) -> [Int] {
        var ends: [Int] = [], at = piece.range.lowerBound
        for character in String(decoding: text.units[piece.range], as: UTF16.self) {
            at += character.utf16.count
            ends.append(min(at, piece.range.upperBound))
        }
        return ends
    }

    /// The sign for left-out text, in the look of a piece, before a unit of the text.
    func ellipsis(like piece: TextPiece, at index: Int) -> TextPiece {
        let attributes = text.attributes[piece.run], face = attributes.font.face
        let shaping = attributes.font.shaping(face, hasLigatures: attributes.hasLigatures)
        let shaped = [0x2026].withUnsafeBufferPointer { ShapedText.shape($0, shaping, isRightToLeft: piece.isRightToLeft) }
        return self.piece(index..<index, .text, piece.run, face, piece.level, shaped, shaped.slice(0..<1) ?? QTSlice())
    }
}
