/// The accessibility identifier and label of a key of the on-screen keyboard, and whether it is a key or a button, as XCUITest sees iOS's.
///
/// Source: what Xcode records of taps on the keyboard: `keys["more"]` is labelled “numbers”, `buttons["Return"]` is labelled “return”.
@MainActor struct KeyName: Equatable {
    var identifier: String
    var label: String
    /// Return and shift are buttons; everything else is a key.
    var isButton = false

    /// The name of a key; nil for a gap.
    init?(_ key: KeyboardKey, _ style: KeyboardStyle, isShifted: Bool, isPad: Bool, plane: KeyboardPlane) {
        switch key {
        case .character(let text): self.init(isShifted ? text.uppercased() : text)
        case .space: self.init("space")
        // Telephones' grids name it with a capital.
        case .delete: self.init(isPad ? "Delete" : "delete")
        case .shift: self.init("shift", isButton: true)
        case .return: self.init(Self.identifier(of: style.returnKey), label: style.returnTitle, isButton: true)
        case .plane(let next) where next != .letters && plane != .letters:
            // The key of the symbols stands where the letters have shift.
            self.init("shift", label: next == .symbols ? "symbols" : "numbers", isButton: true)
        case .plane(let next): self.init("more", label: next == .letters ? "letters" : "numbers")
        case .gap: return nil
        }
    }

    private init(_ identifier: String, label: String? = nil, isButton: Bool = false) {
        (self.identifier, self.label, self.isButton) = (identifier, label ?? identifier, isButton)
    }

    private static func identifier(of key: UIReturnKeyType) -> String {
        switch key {
        case .default: "Return"
        case .go: "Go"
        case .google: "Google"
        case .join: "Join"
        case .next: "Next:"
        case .route: "Route"
        case .search: "Search"
        case .send: "Send"
        case .yahoo: "Yahoo"
        case .done: "Done"
        case .emergencyCall: "Emergency call"
        case .continue: "Continue"
        }
    }
}

/// A key of the on-screen keyboard as an element of the screen.
struct KeyElement {
    var view: UIView
    var name: KeyName
    var isEnabled: Bool
    var isSelected: Bool
}
