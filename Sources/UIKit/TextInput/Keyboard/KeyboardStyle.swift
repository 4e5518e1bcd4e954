import DeviceRuntime

/// The settings that a keyboard takes from the text input it types into.
@MainActor struct KeyboardStyle {
    var type = UIKeyboardType.default
    var returnKey = UIReturnKeyType.default
    var capitalization = UITextAutocapitalizationType.sentences
    var enablesReturnAutomatically = false
    var isDark = false
    var language = "en"

    init() {}

    init(_ input: (any UITextInputTraits)?, isDark: Bool) {
        self.isDark = isDark
        language = DeviceSettings.current.state.languages.first.map { String($0.prefix(2)) } ?? "en"
        guard let input else { return }
        (type, returnKey) = (input.keyboardType, input.returnKeyType)
        enablesReturnAutomatically = input.enablesReturnKeyAutomatically
        let isPlain = input.isSecureTextEntry || type == .emailAddress || type == .URL
        capitalization = isPlain ? .none : input.autocapitalizationType
        switch input.keyboardAppearance {
        case .dark: self.isDark = true
        case .light: self.isDark = false
        case .default: break
        }
    }

    /// Whether a letter typed behind `text` is a capital one.
    func wantsCapital(after text: String) -> Bool {
        switch capitalization {
        case .none: return false
        case .allCharacters: return true
        case .words: return text.last.map { $0.isWhitespace } ?? true
        case .sentences:
            guard let last = text.last else { return true }
            if last.isNewline { return true }
            let end = text.reversed().drop { $0 == " " }.first
            return last == " " && (end.map { ".!?…".contains($0) || $0.isNewline } ?? true)
        }
    }

    // MARK: Colours

    var background: UIColor { isDark ? gray(0.169) : UIColor(red: 0.82, green: 0.827, blue: 0.851, alpha: 1) }
    var letterKey: UIColor { isDark ? gray(0.42) : .white }
    var specialKey: UIColor { isDark ? gray(0.278) : UIColor(red: 0.675, green: 0.69, blue: 0.737, alpha: 1) }
    var text: UIColor { isDark ? .white : .black }
    /// The shift key while it is on: light in both appearances.
    var shiftedKey: UIColor { isDark ? gray(0.84) : .white }
    var shadow: UIColor { isDark ? gray(0.1) : UIColor(red: 0.537, green: 0.541, blue: 0.553, alpha: 1) }
    private func gray(_ white: CGFloat) -> UIColor { UIColor(white: white, alpha: 1) }

    /// Return keys that end what one is doing stand out.
    var isReturnProminent: Bool { ![.default, .next, .continue].contains(returnKey) }

    // MARK: Words

    var returnTitle: String {
        switch returnKey {
        case .default: word("return", "Ввод", "Return")
        case .go: word("go", "Перейти", "Los")
        case .join: word("join", "Подключиться", "Verbinden")
        case .next: word("next", "Далее", "Weiter")
        case .route: word("route", "Маршрут", "Route")
        case .search, .google, .yahoo: word("search", "Найти", "Suchen")
        case .send: word("send", "Отправить", "Senden")
        case .done: word("done", "Готово", "Fertig")
        case .emergencyCall: word("emergency call", "SOS", "Notruf")
        case .continue: word("continue", "Продолжить", "Fortfahren")
        }
    }
    var spaceTitle: String { word("space", "Пробел", "Leerzeichen") }
    var lettersTitle: String { language == "ru" ? "АБВ" : "ABC" }

    private func word(_ english: String, _ russian: String, _ german: String) -> String {
        language == "ru" ? russian : language == "de" ? german : english
    }
}
