import QuinceFoundation

/// A line of a vCard: group, name, parameters and value. Source: RFC 2426, RFC 6350; vCard 2.1 for parameters without a name.
struct VCardLine {
    /// `item1` of `item1.TEL`, in upper case; nil where there is none.
    let group: String?
    /// In upper case.
    let name: String
    /// By their names in upper case; values as they are.
    let parameters: [String: [String]]
    let value: String

    init?(_ line: String) {
        var parts = [""], value: String?, isQuoted = false
        for (index, character) in zip(line.indices, line) {
            if character == "\"" {
                isQuoted.toggle()
            } else if character == ":", !isQuoted {
                value = String(line[line.index(after: index)...])
                break
            } else if character == ";", !isQuoted {
                parts.append("")
                continue
            }
            parts[parts.count - 1].append(character)
        }
        guard let value else { return nil }
        let names = parts[0].split(separator: ".", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces).uppercased() }
        guard let name = names.last, !name.isEmpty else { return nil }
        (self.name, group) = (name, names.count > 1 ? names[0] : nil)
        let parameters = parts.dropFirst().reduce(into: [:]) { Self.add($1, to: &$0) }
        self.parameters = parameters
        self.value =
            parameters["ENCODING"]?.contains { $0.uppercased() == "QUOTED-PRINTABLE" } ?? false
            ? Self.decodeQuoted(value, parameters["CHARSET"]?.first) : value
    }

    private static func add(_ parameter: String, to parameters: inout [String: [String]]) {
        let parts = parameter.split(separator: "=", maxSplits: 1).map(String.init)
        guard parts.count == 2 else {
            let word = parameter.uppercased()
            let isEncoding = ["BASE64", "QUOTED-PRINTABLE", "8BIT", "7BIT", "B"].contains(word)
            parameters[isEncoding ? "ENCODING" : "TYPE", default: []].append(parameter)
            return
        }
        let values = parts[1].replacingOccurrences(of: "\"", with: "").split(separator: ",").map(String.init)
        parameters[parts[0].trimmingCharacters(in: .whitespaces).uppercased(), default: []] += values
    }

    private static func decodeQuoted(_ text: String, _ charset: String?) -> String {
        var bytes: [UInt8] = [], rest = Array(text.utf8)[...]
        while let byte = rest.popFirst() {
            if byte == UInt8(ascii: "="), rest.count >= 2, let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
                bytes.append(code)
                rest = rest.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        let isLatin = charset?.uppercased().hasPrefix("ISO-8859-1") ?? false
        return (isLatin ? nil : String(bytes: bytes, encoding: .utf8)) ?? String(bytes: bytes, encoding: .isoLatin1) ?? text
    }

    /// The types, in upper case.
    var types: Set<String> { Set((parameters["TYPE"] ?? []).map { $0.uppercased() }) }

    func parameter(_ name: String) -> String? { parameters[name]?.first }

    /// The parts between semicolons that are not escaped, without escapes.
    var components: [String] { split(at: ";") }
    func component(_ index: Int) -> String { components.indices.contains(index) ? components[index] : "" }

    /// The value as a text, in which semicolons have no meaning.
    var text: String { components.joined(separator: ";") }

    private func split(at separator: Character) -> [String] {
        var parts = [""], isEscaped = false
        for character in value {
            if isEscaped {
                parts[parts.count - 1].append(character == "n" || character == "N" ? "\n" : character)
                isEscaped = false
            } else if character == "\\" {
                isEscaped = true
            } else if character == separator {
                parts.append("")
            } else {
                parts[parts.count - 1].append(character)
            }
        }
        return parts
    }
}

extension VCardLine {
    /// The lines of a file with those that were folded as one. Folds may stand within a character.
    static func lines(of data: Data) -> [String] {
        var lines: [[UInt8]] = []
        for line in data.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            if let last = lines.last, last.last == UInt8(ascii: "="), isQuotedPrintable(last) {
                lines[lines.count - 1] = last.dropLast() + line
            } else if let first = line.first, first == 0x20 || first == 0x09, !lines.isEmpty {
                lines[lines.count - 1] += line.dropFirst()
            } else {
                lines.append(Array(line))
            }
        }
        return lines.map { String(bytes: $0, encoding: .utf8) ?? String(bytes: $0, encoding: .isoLatin1) ?? "" }
    }

    private static func isQuotedPrintable(_ line: [UInt8]) -> Bool {
        String(decoding: line.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self).uppercased().contains("QUOTED-PRINTABLE")
    }
}
