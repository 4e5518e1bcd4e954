internal import AutomationModel
import QuinceFoundation

/// Keys that are no letters, as texts for `typeText(_:)` and `typeKey(_:modifierFlags:)`.
public struct XCUIKeyboardKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let delete = XCUIKeyboardKey("\u{8}")
    public static let `return` = XCUIKeyboardKey("\r")
    public static let enter = XCUIKeyboardKey("\u{3}")
    public static let tab = XCUIKeyboardKey("\t")
    public static let space = XCUIKeyboardKey(" ")
    public static let escape = XCUIKeyboardKey("\u{1B}")
    public static let forwardDelete = XCUIKeyboardKey("\u{7F}")
    public static let upArrow = XCUIKeyboardKey("\u{F700}")
    public static let downArrow = XCUIKeyboardKey("\u{F701}")
    public static let leftArrow = XCUIKeyboardKey("\u{F702}")
    public static let rightArrow = XCUIKeyboardKey("\u{F703}")
    public static let home = XCUIKeyboardKey("\u{F729}")
    public static let end = XCUIKeyboardKey("\u{F72B}")
    public static let pageUp = XCUIKeyboardKey("\u{F72C}")
    public static let pageDown = XCUIKeyboardKey("\u{F72D}")
}

extension XCUIElement {
    /// The keys that are held while another is pressed.
    public struct KeyModifierFlags: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
        public static let alphaShift = capsLock
        public static let shift = KeyModifierFlags(rawValue: 1 << 1)
        public static let control = KeyModifierFlags(rawValue: 1 << 2)
        public static let option = KeyModifierFlags(rawValue: 1 << 3)
        public static let alternate = option
        public static let command = KeyModifierFlags(rawValue: 1 << 4)
        public static let function = KeyModifierFlags(rawValue: 1 << 5)
    }
}

/// The keys of a hardware keyboard by the texts that tests name them by.
enum KeyboardKeys {
    private static let codes: [String: (code: String, characters: String)] = [
        "\u{8}": ("Backspace", ""), "\u{7F}": ("Delete", ""), "\r": ("Enter", "\n"), "\n": ("Enter", "\n"), "\u{3}": ("NumpadEnter", "\n"),
        "\t": ("Tab", "\t"), " ": ("Space", " "), "\u{1B}": ("Escape", ""), "\u{F700}": ("ArrowUp", ""), "\u{F701}": ("ArrowDown", ""),
        "\u{F702}": ("ArrowLeft", ""), "\u{F703}": ("ArrowRight", ""), "\u{F729}": ("Home", ""), "\u{F72B}": ("End", ""),
        "\u{F72C}": ("PageUp", ""), "\u{F72D}": ("PageDown", ""),
    ]

    /// The key of a text; nil for a text of several characters.
    static func key(_ text: String, _ flags: XCUIElement.KeyModifierFlags) -> AutomationKey? {
        let found = codes[text] ?? plain(text)
        return found.map {
            AutomationKey(
                code: $0.code, characters: $0.characters, shift: flags.contains(.shift), control: flags.contains(.control),
                option: flags.contains(.option), command: flags.contains(.command))
        }
    }

    private static func plain(_ text: String) -> (code: String, characters: String)? {
        guard text.count == 1, let character = text.first else { return nil }
        if character.isASCII, character.isLetter { return ("Key\(text.uppercased())", text) }
        if character.isASCII, character.isNumber { return ("Digit\(text)", text) }
        return ("", text)
    }
}
