import BundleFormat

/// The keyboard settings of text inputs.
@MainActor enum TextInputTraitsDecoder {
    static func apply(_ element: InterfaceElement, to field: any UITextInputTraits) {
        let keyboards: [String: UIKeyboardType] = [
            "default": .default, "alphabet": .asciiCapable, "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL,
            "numberPad": .numberPad,
            "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress, "decimalPad": .decimalPad,
            "twitter": .twitter,
            "webSearch": .webSearch, "ASCIICapableNumberPad": .asciiCapableNumberPad,
        ]
        let returnKeys: [String: UIReturnKeyType] = [
            "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route, "search": .search,
            "send": .send,
            "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall, "continue": .continue,
        ]
        let capitals: [String: UITextAutocapitalizationType] = [
            "words": .words, "sentences": .sentences, "allCharacters": .allCharacters, "none": .none,
        ]
        let autocorrection: [String: UITextAutocorrectionType] = ["yes": .yes, "no": .no, "default": .default]
        if let value = element.option("keyboardType", keyboards) { field.keyboardType = value }
        if let value = element.option("returnKeyType", returnKeys) { field.returnKeyType = value }
        if let value = element.option("autocapitalizationType", capitals) { field.autocapitalizationType = value }
        if let value = element.option("autocorrectionType", autocorrection) { field.autocorrectionType = value }
        if let value = element.bool("secureTextEntry") { field.isSecureTextEntry = value }
        if let value = element.bool("enablesReturnKeyAutomatically") { field.enablesReturnKeyAutomatically = value }
        if let value = element.attributes["textContentType"] { field.textContentType = UITextContentType(rawValue: value) }
    }
}
