/// One specifier of a format string, the percent sign already read.
enum FormatSpecifier {
    case literalPercent
    /// `%#@name@`, maybe with a position.
    case variable(position: Int?, name: String)
    /// Anything else: what follows the position, up to and with the conversion.
    case value(position: Int?, String)

    init(consumedFrom text: inout Substring) {
        if text.first == "%" {
            text.removeFirst()
            self = .literalPercent
            return
        }
        let position = Self.position(from: &text)
        if text.hasPrefix("#@"), let end = text.dropFirst(2).firstIndex(of: "@") {
            let name = String(text[text.index(text.startIndex, offsetBy: 2)..<end])
            text = text[text.index(after: end)...]
            self = .variable(position: position, name: name)
            return
        }
        let conversion = text.firstIndex { $0.isLetter && !"hlqLzjt".contains($0) || $0 == "@" }
        let end = conversion.map { text.index(after: $0) } ?? text.endIndex
        self = .value(position: position, String(text[..<end]))
        text = text[end...]
    }

    private static func position(from text: inout Substring) -> Int? {
        let digits = text.prefix(while: \.isWholeNumber)
        guard !digits.isEmpty, text.dropFirst(digits.count).first == "$", let position = Int(digits) else { return nil }
        text = text.dropFirst(digits.count + 1)
        return position
    }
}
