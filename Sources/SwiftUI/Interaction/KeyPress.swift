/// A key of a hardware keyboard that was pressed while a view had the focus.
///
/// Source: Apple's documentation of `KeyPress`.
public struct KeyPress: Sendable {
    /// Parts of a press.
    @frozen public struct Phases: OptionSet, Sendable, CustomDebugStringConvertible {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
        public var debugDescription: String {
            let names = [(Phases.down, "down"), (.repeat, "repeat"), (.up, "up")].filter { contains($0.0) }.map(\.1)
            return "[" + names.joined(separator: ", ") + "]"
        }
    }

    /// Whether a press was used, or is for the views around.
    @frozen public enum Result: Sendable { case handled, ignored }

    public let phase: Phases
    public let key: KeyEquivalent
    /// The characters that the key press produces.
    public let characters: String
    public let modifiers: EventModifiers
}

/// An action for key presses, with the phases and keys that it matches.
struct KeyPressHandler {
    let phases: KeyPress.Phases
    let matches: (KeyPress) -> Bool
    let action: (KeyPress) -> KeyPress.Result
}

/// Tells the focused view inside what to do with keys.
@MainActor private struct KeyPressModifier: NodeModifier {
    typealias Body = Never
    let handler: KeyPressHandler
    nonisolated init(handler: KeyPressHandler) { self.handler = handler }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        KeyPressNode(node, inputs) { modifier.untrackedValue.handler }
    }
}

/// A view in which presses are handled; presses come up the responder chain.
@MainActor private final class KeyPressNode: WrapperNode {
    private let container = KeyPressContainer(frame: .zero)

    init(_ content: LayoutNode, _ inputs: _ViewInputs, _ handler: @escaping () -> KeyPressHandler) {
        super.init(content, inputs)
        container.node = self
        container.handler = handler
        displayView = container
    }

    override var isContainer: Bool { true }
    override func didDisplayChildren() { container.collectItems() }
}

private final class KeyPressContainer: DisplayContainer {
    var handler: () -> KeyPressHandler? = { nil }
    private var downKeys: Set<UIKeyboardHIDUsage> = []

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { press in
            guard let key = press.key else { return true }
            let isRepeated = !downKeys.insert(key.keyCode).inserted
            return !handles(key, isRepeated ? .repeat : .down)
        }
        if !rest.isEmpty { super.pressesBegan(rest, with: event) }
    }

    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        let rest = presses.filter { press in
            guard let key = press.key else { return true }
            downKeys.remove(key.keyCode)
            return !handles(key, .up)
        }
        if !rest.isEmpty { super.pressesEnded(rest, with: event) }
    }

    private func handles(_ key: UIKey, _ phase: KeyPress.Phases) -> Bool {
        guard let handler = handler(), handler.phases.contains(phase), let equivalent = KeyEquivalent(key) else { return false }
        let press = KeyPress(phase: phase, key: equivalent, characters: key.characters, modifiers: EventModifiers(key.modifierFlags))
        return handler.matches(press) && handler.action(press) == .handled
    }
}

extension View {
    /// Calls `action` when a key is pressed, or held, while the view or one inside has the focus.
    nonisolated public func onKeyPress(_ key: KeyEquivalent, action: @escaping () -> KeyPress.Result) -> some View {
        modifier(
            KeyPressModifier(handler: KeyPressHandler(phases: [.down, .repeat], matches: { $0.key == key }, action: { _ in action() })))
    }
    nonisolated public func onKeyPress(_ key: KeyEquivalent, phases: KeyPress.Phases, action: @escaping (KeyPress) -> KeyPress.Result)
        -> some View
    { modifier(KeyPressModifier(handler: KeyPressHandler(phases: phases, matches: { $0.key == key }, action: action))) }
    nonisolated public func onKeyPress(
        keys: Set<KeyEquivalent>, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(KeyPressModifier(handler: KeyPressHandler(phases: phases, matches: { keys.contains($0.key) }, action: action)))
    }
    nonisolated public func onKeyPress(
        characters: CharacterSet, phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View {
        modifier(
            KeyPressModifier(
                handler: KeyPressHandler(
                    phases: phases, matches: { !$0.characters.isEmpty && $0.characters.unicodeScalars.allSatisfy(characters.contains) },
                    action: action)))
    }
    nonisolated public func onKeyPress(
        phases: KeyPress.Phases = [.down, .repeat], action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { modifier(KeyPressModifier(handler: KeyPressHandler(phases: phases, matches: { _ in true }, action: action))) }
}
