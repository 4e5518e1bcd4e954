/// A text as it is typed: what is inserted, and keys that are no letters.
enum TypedText {
    enum Part: Equatable {
        case text(String)
        case backspaces(Int)
        case key(code: String, characters: String)
    }

    private static let keys: [Character: (code: String, characters: String)] = [
        "\n": ("Enter", "\n"), "\r": ("Enter", "\n"), "\r\n": ("Enter", "\n"), "\u{3}": ("Enter", "\n"), "\t": ("Tab", "\t"),
        "\u{1B}": ("Escape", ""), "\u{7F}": ("Delete", ""), "\u{F700}": ("ArrowUp", ""), "\u{F701}": ("ArrowDown", ""),
        "\u{F702}": ("ArrowLeft", ""), "\u{F703}": ("ArrowRight", ""), "\u{F729}": ("Home", ""), "\u{F72B}": ("End", ""),
        "\u{F72C}": ("PageUp", ""), "\u{F72D}": ("PageDown", ""),
    ]
    private static let backspace: Character = "\u{8}"

    static func parts(of text: String) -> [Part] {
        var parts: [Part] = []
        for character in text {
            switch (character, parts.last) {
            case (backspace, .backspaces(let count)): parts[parts.count - 1] = .backspaces(count + 1)
            case (backspace, _): parts.append(.backspaces(1))
            case (_, let last):
                if let key = keys[character] {
                    parts.append(.key(code: key.code, characters: key.characters))
                } else if case .text(let before) = last {
                    parts[parts.count - 1] = .text(before + String(character))
                } else {
                    parts.append(.text(String(character)))
                }
            }
        }
        return parts
    }
}
