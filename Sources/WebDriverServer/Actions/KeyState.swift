import DeviceProtocol
import Foundation
import Simulator

/// Keys that are held, and the typing of texts with the specification's characters for keys.
struct KeyState {
    private var shift = false, control = false, option = false, command = false

    /// The keys of the specification's characters. Source: “Keyboard actions” of the W3C WebDriver specification.
    private static let keys: [Character: (code: String, characters: String)] = [
        "\u{E003}": ("Backspace", ""), "\u{8}": ("Backspace", ""), "\u{7F}": ("Backspace", ""), "\u{E004}": ("Tab", "\t"),
        "\t": ("Tab", "\t"),
        "\u{E006}": ("Enter", "\n"), "\u{E007}": ("Enter", "\n"), "\n": ("Enter", "\n"), "\r": ("Enter", "\n"), "\r\n": ("Enter", "\n"),
        "\u{E00C}": ("Escape", ""), "\u{E00D}": ("Space", " "), "\u{E00E}": ("PageUp", ""), "\u{E00F}": ("PageDown", ""),
        "\u{E010}": ("End", ""), "\u{E011}": ("Home", ""), "\u{E012}": ("ArrowLeft", ""), "\u{E013}": ("ArrowUp", ""),
        "\u{E014}": ("ArrowRight", ""), "\u{E015}": ("ArrowDown", ""), "\u{E017}": ("Delete", ""),
    ]

    /// The key of a name, for `XCUIElement.typeKey`-like commands: `Enter`, `Backspace`.
    static func characters(ofKey name: String) -> String? {
        let wanted = name.lowercased()
        return keys.first { $0.value.code.lowercased() == wanted }.map { String($0.key) }
    }

    private mutating func setModifier(_ key: Character, _ isDown: Bool) -> Bool {
        switch key {
        case "\u{E008}", "\u{E050}": shift = isDown
        case "\u{E009}", "\u{E051}": control = isDown
        case "\u{E00A}", "\u{E052}": option = isDown
        case "\u{E03D}", "\u{E053}": command = isDown
        default: return false
        }
        return true
    }

    mutating func press(_ key: String, on driver: PhoneDriver) throws {
        guard let character = key.first, !setModifier(character, true) else { return }
        if let (code, characters) = Self.keys[character] { return try send(.down, code, characters, driver) }
        guard control || option || command else { return try driver.insert(key) }
        try send(.down, Self.code(of: character), key, driver)
    }

    mutating func release(_ key: String, on driver: PhoneDriver) throws {
        guard let character = key.first, !setModifier(character, false) else { return }
        if let (code, characters) = Self.keys[character] { return try send(.up, code, characters, driver) }
        if control || option || command { try send(.up, Self.code(of: character), key, driver) }
    }

    mutating func releaseAll(on driver: PhoneDriver) throws {
        (shift, control, option, command) = (false, false, false, false)
    }

    private static func code(of character: Character) -> String {
        if character.isLetter, character.isASCII { return "Key" + character.uppercased() }
        return character.isASCII && character.isNumber ? "Digit\(character)" : ""
    }

    private func send(_ phase: KeyEvent.Phase, _ code: String, _ characters: String, _ driver: PhoneDriver) throws {
        try driver.send(
            KeyEvent(
                phase: phase, code: code, characters: characters, shift: shift, control: control, option: option, command: command))
    }

    /// Types a text; the specification's characters for keys press those.
    mutating func type(_ text: String, on driver: PhoneDriver) throws {
        var pending = ""
        func flush() throws {
            if !pending.isEmpty { try driver.insert(pending) }
            pending = ""
        }
        for character in text {
            guard Self.keys[character] != nil || ("\u{E000}"..."\u{E05D}").contains(character) else {
                pending.append(character)
                continue
            }
            try flush()
            // The null key releases what is held.
            if character == "\u{E000}" {
                try releaseAll(on: driver)
                continue
            }
            try press(String(character), on: driver)
            if Self.keys[character] != nil { try release(String(character), on: driver) }
        }
        try flush()
        try releaseAll(on: driver)
    }
}
