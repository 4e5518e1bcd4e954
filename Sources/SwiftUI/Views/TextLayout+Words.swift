import CoreText

extension TextLayout {
    /// Whether a line ends within a word that is wider than the layout. Scripts without spaces between words break anywhere.
    ///
    /// - Parameter text: The laid-out text.
    func breaksWords(of text: String) -> Bool {
        let lines = lines
        guard lines.count > 1 else { return false }
        let units = Array(text.utf16)
        return lines.dropLast().contains { line in
            let end = line.range.upperBound
            return end > 0 && end < units.count && Self.isLetter(units[end - 1]) && Self.isLetter(units[end])
        }
    }

    /// Whether a UTF-16 unit is a letter or digit of a script that sets spaces between words.
    private static func isLetter(_ unit: UInt16) -> Bool {
        guard unit < 0x0E00 || (0x1E00..<0x2000).contains(unit), let scalar = Unicode.Scalar(unit) else { return false }
        return scalar.properties.isAlphabetic || scalar.properties.numericType != nil
    }
}
