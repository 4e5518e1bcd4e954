import QuinceFoundation

/// The words of an utterance and the times at which they are spoken, estimated from the text.
struct SpeechTimeline {
    struct Word: Equatable {
        /// UTF-16 units of the text.
        let range: NSRange
        /// Seconds from the beginning.
        let start: TimeInterval
    }

    let words: [Word]
    let duration: TimeInterval

    /// - Parameter rate: From 0, slowest, to 1; 0.5 is that of people.
    init(_ text: String, rate: Float) {
        // About 170 words a minute at the usual rate; a quarter of it at the slowest and four times at the fastest.
        let rate = rate.isNaN ? 0.5 : Double(min(max(rate, 0), 1))
        let unit = 0.065 / pow(2, (rate - 0.5) * 4)
        let string = text as NSString
        var words: [Word] = []
        var time = 0.0
        var start: Int?
        func end(at index: Int) {
            guard let first = start else { return }
            words.append(Word(range: NSRange(location: first, length: index - first), start: time))
            time += Double(index - first + 1) * unit
            start = nil
        }
        for (index, scalar) in Self.units(string) {
            if Self.separators.contains(scalar) {
                end(at: index)
                // Pauses at the ends of sentences and clauses.
                if ".!?…。！？".unicodeScalars.contains(scalar) {
                    time += 6 * unit
                } else if ",;:，、；：".unicodeScalars.contains(scalar) {
                    time += 3 * unit
                }
            } else if Self.isSyllabic(scalar) {
                // Scripts without spaces: a sign is a word, as long as three letters.
                end(at: index)
                let length = scalar.value > 0xFFFF ? 2 : 1
                words.append(Word(range: NSRange(location: index, length: length), start: time))
                time += 3 * unit
            } else if start == nil {
                start = index
            }
        }
        end(at: string.length)
        (self.words, duration) = (words, time)
    }

    private static let separators = CharacterSet.whitespacesAndNewlines.union(CharacterSet(charactersIn: ".!?…。！？,;:，、；：\"“”„«»()[]{}—–"))

    private static func isSyllabic(_ scalar: Unicode.Scalar) -> Bool {
        (0x3040...0x30FF).contains(scalar.value) || (0x3400...0x9FFF).contains(scalar.value) || (0x20000...0x3FFFF).contains(scalar.value)
    }

    private static func units(_ string: NSString) -> [(Int, Unicode.Scalar)] {
        var offset = 0
        return (string as String).unicodeScalars.map { scalar in
            defer { offset += scalar.value > 0xFFFF ? 2 : 1 }
            return (offset, scalar)
        }
    }
}
