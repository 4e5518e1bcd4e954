/// A language in which the user types.
///
/// The keyboards of a device are those of its preferred languages; there is none of emoji and of other apps.
///
/// Source: Apple's documentation of `UITextInputMode`.
@preconcurrency @MainActor open class UITextInputMode: NSObject {
    /// The language of the keyboard as a tag of BCP 47, like `en-US`.
    open private(set) var primaryLanguage: String?

    init(language: String) {
        primaryLanguage = language
        super.init()
    }

    /// The keyboards that the user can change between, the preferred one first.
    open class var activeInputModes: [UITextInputMode] { Locale.preferredLanguages.map(known) }

    /// Posted when the keyboard's language changes. The device's stays as long as its languages do.
    nonisolated public static let currentInputModeDidChangeNotification = Notification.Name(
        "UITextInputCurrentInputModeDidChangeNotification")

    private static var modes: [String: UITextInputMode] = [:]

    /// The same object for a language each time, so that apps can compare them.
    private static func known(_ language: String) -> UITextInputMode {
        if let mode = modes[language] { return mode }
        let mode = UITextInputMode(language: language)
        modes[language] = mode
        return mode
    }
}
