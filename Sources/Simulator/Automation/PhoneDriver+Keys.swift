import DeviceProtocol
import Foundation

/// Keys and buttons.
extension PhoneDriver {
    /// Names of keys, in lower case, and the codes of the keyboard's keys.
    private static let keys: [String: (code: String, characters: String)] = [
        "enter": ("Enter", "\n"), "return": ("Enter", "\n"), "backspace": ("Backspace", ""), "delete": ("Delete", ""), "tab": ("Tab", "\t"),
        "escape": ("Escape", ""), "space": ("Space", " "),
    ]

    /// The keys' names in alphabetical order.
    static var keyNames: [String] { keys.keys.sorted() }

    /// Presses and releases a key or a button of the phone.
    ///
    /// - Throws: `StepFailure` for one that there is not.
    func press(_ name: String) throws {
        let key = name.lowercased()
        if key == "home" { return try pressHome() }
        if key == "lock" || key == "power" { throw StepFailure(message: "the device has no \(key) key") }
        if key == "back" { return try goBack() }
        guard let (code, characters) = Self.keys[key] else {
            throw StepFailure(
                message: "there is no key “\(name)”; there are Home, \(Self.keyNames.map(\.capitalized).joined(separator: ", "))")
        }
        try press(code: code, characters)
        try session.settle()
    }

    private func press(code: String, _ characters: String) throws {
        for phase in [KeyEvent.Phase.down, .up] { try session.send(.key(KeyEvent(phase: phase, code: code, characters: characters))) }
    }

    /// Has the app put the keyboard away.
    ///
    /// - Throws: `StepFailure` where the app keeps it.
    func hideKeyboard() throws {
        guard session.interface.isEditingText else { return }
        try press(code: "Escape", "")
        try session.settle()
        guard session.interface.isEditingText else { return }
        // As people do where there is no key for it: pull the content down a little.
        let size = turn.size
        try swipe(
            from: CGPoint(x: size.width / 2, y: size.height * 0.5), to: CGPoint(x: size.width / 2, y: size.height * 0.53), duration: 0.1)
        try session.settle()
        // Where the keyboard follows the finger, farther.
        if session.interface.isEditingText {
            try swipe(
                from: CGPoint(x: size.width / 2, y: size.height * 0.4), to: CGPoint(x: size.width / 2, y: size.height * 0.95), duration: 0.2
            )
            try session.settle()
        }
        if session.interface.isEditingText {
            throw StepFailure(
                message: "the app does not let go of the keyboard", details: ["Tap outside of the text field, or press Enter."])
        }
    }

    /// Taps the back button of the navigation bar.
    ///
    /// - Throws: `StepFailure` where there is none.
    func goBack() throws {
        let root = try session.elements()
        func bar(_ node: ElementNode) -> ElementNode? { node.role == "navigationBar" ? node : node.children.lazy.compactMap(bar).first }
        func buttons(_ node: ElementNode) -> [ElementNode] { (node.role == "button" ? [node] : []) + node.children.flatMap(buttons) }
        func summary() -> [String] { ElementMatcher(root: root, turn: turn).summary() }
        guard let bar = bar(root) else {
            throw StepFailure(message: "there is no navigation bar to go back with", details: summary())
        }
        let all = buttons(bar)
        guard let button = all.first(where: { $0.identifier == "BackButton" || $0.className.contains("BackButton") }) else {
            throw StepFailure(message: "the navigation bar has no back button", details: summary())
        }
        try gestures.tap(CGPoint(x: button.displayFrame.midX, y: button.displayFrame.midY))
        try session.settle()
    }
}
