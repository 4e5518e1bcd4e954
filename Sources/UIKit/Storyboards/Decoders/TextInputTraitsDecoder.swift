import BundleFormat

/// The keyboard settings of text inputs.
@MainActor enum TextInputTraitsDecoder {
    static func apply(_ element: InterfaceElement, to field: any SettableTextInputTraits) {
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
        let spellChecking: [String: UITextSpellCheckingType] = ["yes": .yes, "no": .no, "default": .default]
        let quotes: [String: UITextSmartQuotesType] = ["yes": .yes, "no": .no, "default": .default]
        let dashes: [String: UITextSmartDashesType] = ["yes": .yes, "no": .no, "default": .default]
        let insertDelete: [String: UITextSmartInsertDeleteType] = ["yes": .yes, "no": .no, "default": .default]
        let appearances: [String: UIKeyboardAppearance] = ["default": .default, "alert": .alert, "light": .light]
        if let value = element.option("spellCheckingType", spellChecking) { field.spellCheckingType = value }
        if let value = element.option("smartQuotesType", quotes) { field.smartQuotesType = value }
        if let value = element.option("smartDashesType", dashes) { field.smartDashesType = value }
        if let value = element.option("smartInsertDeleteType", insertDelete) { field.smartInsertDeleteType = value }
        if let value = element.option("keyboardAppearance", appearances) { field.keyboardAppearance = value }
        if let value = element.bool("secureTextEntry") { field.isSecureTextEntry = value }
        if let value = element.bool("enablesReturnKeyAutomatically") { field.enablesReturnKeyAutomatically = value }
        if let value = element.attributes["textContentType"] { field.textContentType = UITextContentType(rawValue: value) }
    }
}
