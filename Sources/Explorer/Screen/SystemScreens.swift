import DeviceProtocol

/// Tells what is the system's from what is the app's.
enum SystemScreens {
    /// Parts of class names of screens that belong to the system and act beyond the app: sharing, mail, pickers, Safari.
    private static let classes = [
        "ActivityView", "ShareSheet", "MailCompose", "MessageCompose", "SafariView", "DocumentPicker", "PhotoPicker", "PhotosPicker",
        "ContactPicker", "PurchaseSheet", "StoreSheet", "ImagePicker", "FontPicker", "ColorPicker", "PermissionAlert",
    ]

    /// Names of buttons that close such a screen.
    private static let closing: Set<String> = ["Close", "Cancel", "Done", "Abbrechen", "Schließen", "Fertig", "Not Now", "OK"]

    static func isSystem(_ node: ElementNode) -> Bool { classes.contains { node.className.contains($0) } }

    /// Whether a tree holds a screen of the system's.
    static func holdsOne(_ node: ElementNode, depth: Int) -> Bool {
        guard depth < 60 else { return false }
        return isSystem(node) || node.children.contains { holdsOne($0, depth: depth + 1) }
    }

    /// Whether an element of a system's screen may be touched: what closes it, and the answers to questions for permissions.
    static func mayTouch(_ item: ScreenItem) -> Bool {
        item.place == .alert || closing.contains(item.name) || item.identifier == "Close"
    }

    static func isKeyboard(_ node: ElementNode) -> Bool {
        node.role == "keyboard" || node.className.contains("Keyboard") || node.traits.contains("keyboardKey")
    }
}
