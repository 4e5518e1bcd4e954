import Foundation

/// Writes JSON in the order it is told to, faster than `JSONEncoder` and the same on every run.
struct JSONWriter {
    private(set) var text = ""
    private var needsComma = false

    private mutating func separate() {
        if needsComma { text += "," }
        needsComma = true
    }

    private mutating func nest(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
        text += open
        needsComma = false
        body(&self)
        text += close
        needsComma = true
    }

    mutating func object(_ body: (inout JSONWriter) -> Void) {
        separate()
        nest("{", "}", body)
    }

    mutating func array(_ body: (inout JSONWriter) -> Void) {
        separate()
        nest("[", "]", body)
    }

    mutating func key(_ name: String) {
        separate()
        quote(name)
        text += ":"
        needsComma = false
    }

    mutating func value(_ string: String) {
        separate()
        quote(string)
    }

    /// Infinity becomes a string, as JSON has no number for it.
    mutating func value(_ number: Double) {
        separate()
        if number == number.rounded(), abs(number) < 1e15 {
            text += String(Int(number))
        } else {
            text += number.isFinite ? String(number) : "\"Infinity\""
        }
    }

    mutating func value(_ number: UInt64) {
        separate()
        text += String(number)
    }

    mutating func value(_ flag: Bool) {
        separate()
        text += flag ? "true" : "false"
    }

    mutating func null() {
        separate()
        text += "null"
    }

    private mutating func quote(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\u{0}"..<" ": text += "\\u" + String(scalar.value + 0x10000, radix: 16).dropFirst()
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
