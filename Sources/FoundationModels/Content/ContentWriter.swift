import QuinceFoundation

/// Writes content as JSON, with the properties in their order.
struct ContentWriter {
    private(set) var text = ""

    mutating func write(_ content: GeneratedContent) {
        switch content.kind {
        case .null: text += "null"
        case .bool(let value): text += value ? "true" : "false"
        case .number(let value): text += Self.number(value)
        case .string(let value): write(value)
        case .array(let elements):
            list("[", elements, "]") { $0.write($1) }
        case .structure(let properties, let keys):
            let entries = Self.ordered(properties, keys)
            list("{", entries, "}") {
                $0.write($1.key)
                $0.text += ": "
                $0.write($1.value)
            }
        }
    }

    /// The properties in the order of the keys; those that no key names follow by name.
    static func ordered(_ properties: [String: GeneratedContent], _ keys: [String]) -> [(key: String, value: GeneratedContent)] {
        var seen: Set<String> = []
        let named = keys.filter { properties[$0] != nil && seen.insert($0).inserted }
        return (named + properties.keys.filter { !seen.contains($0) }.sorted()).map { ($0, properties[$0]!) }
    }

    /// A number as JSON, which has no infinity.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        guard let whole = Int64(exactly: value), abs(whole) < 1 << 53 else { return "\(value)" }
        return "\(whole)"
    }

    private mutating func list<Element>(
        _ open: String, _ elements: [Element], _ close: String, _ write: (inout ContentWriter, Element) -> Void
    ) {
        text += open
        for (index, element) in elements.enumerated() {
            if index > 0 { text += ", " }
            write(&self, element)
        }
        text += close
    }

    private mutating func write(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case "\u{0}"..<"\u{20}":
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
