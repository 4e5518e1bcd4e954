internal import PDFInformation

/// The text of a page with the places of its words in the page's space.
struct PageText {
    private struct Word {
        var range: NSRange
        var bounds: CGRect
        var line: Int
        /// Where its first letter stands, seen in the direction of reading.
        var isVertical: Bool
    }

    let string: NSString
    private var words: [Word] = []

    init() { string = "" }

    /// - Parameter page: The page whose turn in its file the places include.
    init(_ text: PDFPageText, _ page: CGPDFPage) {
        string = text.string as NSString
        let media = page.getBoxRect(.mediaBox), turns = Int(page.rotationAngle) / 90 % 4
        // Places are those on the page as it is shown, the size is that of the page in its own space.
        let shown = turns % 2 == 0 ? CGSize(width: text.width, height: text.height) : CGSize(width: text.height, height: text.width)
        let toPage = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -shown.width / 2, ty: shown.height / 2)
            .concatenating(CGAffineTransform(rotationAngle: CGFloat(turns) * .pi / 2))
            .concatenating(CGAffineTransform(translationX: media.midX, y: media.midY))
        words = text.words.map { word in
            let rect = CGRect(x: word.left, y: word.top, width: max(word.right - word.left, 0), height: max(word.bottom - word.top, 0))
            return Word(
                range: NSRange(location: word.range.lowerBound, length: word.range.count), bounds: rect.applying(toPage), line: word.line,
                isVertical: turns % 2 == 1)
        }
    }

    private func word(at index: Int) -> Word? { words.first { NSLocationInRange(index, $0.range) } }

    /// The part of a word's rectangle that some of its letters have.
    private func part(_ word: Word, _ range: NSRange) -> CGRect {
        let length = CGFloat(max(word.range.length, 1))
        let from = CGFloat(range.location - word.range.location) / length, count = CGFloat(range.length) / length
        let box = word.bounds
        if word.isVertical { return CGRect(x: box.minX, y: box.minY + from * box.height, width: box.width, height: count * box.height) }
        return CGRect(x: box.minX + from * box.width, y: box.minY, width: count * box.width, height: box.height)
    }

    func bounds(at index: Int) -> CGRect {
        word(at: index).map { part($0, NSRange(location: index, length: 1)) } ?? .zero
    }

    /// The rectangles of a range, one for each line, with the line's range.
    func lines(of range: NSRange) -> [(range: NSRange, bounds: CGRect)] {
        var lines: [(line: Int, range: NSRange, bounds: CGRect)] = []
        for word in words {
            let common = NSIntersectionRange(word.range, range)
            guard common.length > 0 else { continue }
            let box = part(word, common)
            if let last = lines.last, last.line == word.line {
                lines[lines.count - 1] = (word.line, NSUnionRange(last.range, common), last.bounds.union(box))
            } else {
                lines.append((word.line, common, box))
            }
        }
        return lines.map { ($0.range, $0.bounds) }
    }

    func character(at point: CGPoint) -> Int? { words.first { $0.bounds.contains(point) }.map { character(of: $0, at: point) } }

    private func character(of word: Word, at point: CGPoint) -> Int {
        let (distance, size) =
            word.isVertical ? (point.y - word.bounds.minY, word.bounds.height) : (point.x - word.bounds.minX, word.bounds.width)
        guard size > 0 else { return word.range.location }
        let offset = Int(min(max(distance / size, 0), 1) * CGFloat(word.range.length))
        return word.range.location + min(offset, word.range.length - 1)
    }

    func nearestCharacter(to point: CGPoint) -> Int? {
        func distance(_ box: CGRect) -> CGFloat {
            let across = max(box.minX - point.x, point.x - box.maxX, 0), along = max(box.minY - point.y, point.y - box.maxY, 0)
            return across + 10 * along
        }
        return words.min { distance($0.bounds) < distance($1.bounds) }.map { character(of: $0, at: point) }
    }

    func ranges(in rect: CGRect) -> [NSRange] {
        let inside = words.filter { rect.contains(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY)) }
        var ranges: [NSRange] = []
        for word in inside {
            if let last = ranges.last, word.range.location - NSMaxRange(last) == 1 {
                ranges[ranges.count - 1] = NSUnionRange(last, word.range)
            } else {
                ranges.append(word.range)
            }
        }
        return ranges
    }

    func word(at point: CGPoint) -> NSRange? { words.first { $0.bounds.contains(point) }?.range }

    func line(at point: CGPoint) -> NSRange? {
        guard let hit = words.first(where: { $0.bounds.contains(point) }) else { return nil }
        return words.filter { $0.line == hit.line }.map(\.range).reduce(hit.range, NSUnionRange)
    }
}
