import DeviceProtocol

/// Keys by the numbers of the USB HID usage tables (page 7, keyboard), which `idb ui key` takes.
enum HIDKey {
    /// The key events of a usage; nil where Quince has no such key.
    static func event(_ usage: Int, shift: Bool = false, control: Bool = false, option: Bool = false, command: Bool = false) -> KeyEvent? {
        guard let (code, plain, shifted) = key(usage) else { return nil }
        let characters = control || command ? "" : shift ? shifted : plain
        return KeyEvent(
            phase: .down, code: code, characters: characters, shift: shift, control: control, option: option, command: command)
    }

    private static func key(_ usage: Int) -> (code: String, plain: String, shifted: String)? {
        switch usage {
        case 4...29:
            let letter = String(UnicodeScalar(UInt8(usage - 4 + 97)))
            return ("Key" + letter.uppercased(), letter, letter.uppercased())
        case 30...39:
            let digit = String((usage - 29) % 10), signs = Array("!@#$%^&*()")
            return ("Digit" + digit, digit, String(signs[usage - 30]))
        case 58...69: return ("F\(usage - 57)", "", "")
        default: return others[usage]
        }
    }

    private static let others: [Int: (String, String, String)] = [
        40: ("Enter", "\n", "\n"), 41: ("Escape", "", ""), 42: ("Backspace", "", ""), 43: ("Tab", "\t", "\t"), 44: ("Space", " ", " "),
        45: ("Minus", "-", "_"), 46: ("Equal", "=", "+"), 47: ("BracketLeft", "[", "{"), 48: ("BracketRight", "]", "}"),
        49: ("Backslash", "\\", "|"), 51: ("Semicolon", ";", ":"), 52: ("Quote", "'", "\""), 53: ("Backquote", "`", "~"),
        54: ("Comma", ",", "<"), 55: ("Period", ".", ">"), 56: ("Slash", "/", "?"), 74: ("Home", "", ""), 75: ("PageUp", "", ""),
        76: ("Delete", "", ""), 77: ("End", "", ""), 78: ("PageDown", "", ""), 79: ("ArrowRight", "", ""), 80: ("ArrowLeft", "", ""),
        81: ("ArrowDown", "", ""), 82: ("ArrowUp", "", ""),
    ]
}
