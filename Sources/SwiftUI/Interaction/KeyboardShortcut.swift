/// A key.
///
/// Source: Apple's documentation of `KeyEquivalent`.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    public var character: Character
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral: Character) { character = extendedGraphemeClusterLiteral }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")

    private static let inputs: [KeyEquivalent: String] = [
        .upArrow: UIKeyCommand.inputUpArrow, .downArrow: UIKeyCommand.inputDownArrow, .leftArrow: UIKeyCommand.inputLeftArrow,
        .rightArrow: UIKeyCommand.inputRightArrow, .escape: UIKeyCommand.inputEscape, .delete: UIKeyCommand.inputDelete,
        .home: UIKeyCommand.inputHome, .end: UIKeyCommand.inputEnd, .pageUp: UIKeyCommand.inputPageUp,
        .pageDown: UIKeyCommand.inputPageDown,
    ]
    private static let codes: [UIKeyboardHIDUsage: KeyEquivalent] = [
        .keyboardUpArrow: .upArrow, .keyboardDownArrow: .downArrow, .keyboardLeftArrow: .leftArrow, .keyboardRightArrow: .rightArrow,
        .keyboardEscape: .escape, .keyboardDeleteOrBackspace: .delete, .keyboardDeleteForward: .deleteForward, .keyboardHome: .home,
        .keyboardEnd: .end, .keyboardPageUp: .pageUp, .keyboardPageDown: .pageDown, .keyboardTab: .tab, .keyboardSpacebar: .space,
        .keyboardReturnOrEnter: .return,
    ]

    /// The key as UIKit's commands name it.
    var input: String { Self.inputs[self] ?? String(character) }

    /// The key that was pressed; nil for keys without a character.
    init?(_ key: UIKey) {
        if let known = Self.codes[key.keyCode] {
            self = known
        } else if let character = key.charactersIgnoringModifiers.first {
            self.init(character)
        } else {
            return nil
        }
    }
}

/// Keys held down together with another, and other states of input.
///
/// Source: Apple's documentation of `EventModifiers`.
@frozen public struct EventModifiers: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]

    private static let flags: [(EventModifiers, UIKeyModifierFlags)] = [
        (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate), (.command, .command),
        (.numericPad, .numericPad),
    ]

    var flags: UIKeyModifierFlags { UIKeyModifierFlags(Self.flags.filter { contains($0.0) }.map(\.1)) }
    init(_ flags: UIKeyModifierFlags) { self.init(Self.flags.filter { flags.contains($0.1) }.map(\.0)) }
}

/// Keys that trigger a control.
///
/// Source: Apple's documentation of `KeyboardShortcut`.
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut fits other keyboards.
    public struct Localization: Hashable, Sendable {
        private let name: String
        public static let automatic = Localization(name: "automatic")
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        public static let custom = Localization(name: "custom")
    }

    /// The return key: what people most likely want.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// The escape key.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    public var key: KeyEquivalent
    public var modifiers: EventModifiers
    public var localization: Localization
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
        self.init(key, modifiers: modifiers, localization: .automatic)
    }
    public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization) {
        (self.key, self.modifiers, self.localization) = (key, modifiers, localization)
    }
}

private struct ShortcutKey: EnvironmentKey { static var defaultValue: KeyboardShortcut? { nil } }

extension EnvironmentValues {
    /// The shortcut of the controls inside.
    public internal(set) var keyboardShortcut: KeyboardShortcut? {
        get { self[ShortcutKey.self] }
        set { self[ShortcutKey.self] = newValue }
    }
}

/// Gives the first control in a view a shortcut.
@MainActor private struct ShortcutModifier: NodeModifier {
    typealias Body = Never
    let shortcut: KeyboardShortcut?
    nonisolated init(shortcut: KeyboardShortcut?) { self.shortcut = shortcut }

    static func inner(_ inputs: _ViewInputs, modifier: Attribute<Self>) -> _ViewInputs {
        inputs.changingEnvironment { $0.keyboardShortcut = modifier.value.shortcut }
    }

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let entry = ShortcutEntry { [weak node] in node?.triggerFirstControl() ?? false }
        let hub = inputs.host.preferences
        hub.shortcuts.append(entry)
        node.observe(inputs) { entry.shortcut = modifier.value.shortcut }
        inputs.scope.atEnd { MainActor.assumeIsolated { hub.shortcuts.removeAll { $0 === entry } } }
        return node
    }
}

/// A shortcut and what it does.
@MainActor final class ShortcutEntry {
    var shortcut: KeyboardShortcut?
    var title = ""
    /// Says whether there was something to do.
    let perform: () -> Bool

    init(_ shortcut: KeyboardShortcut? = nil, perform: @escaping () -> Bool) { (self.shortcut, self.perform) = (shortcut, perform) }

    var command: UIKeyCommand? {
        guard let shortcut else { return nil }
        return UIKeyCommand(
            title: title, action: Selector(DisplayContainer.shortcutSelector), input: shortcut.key.input,
            modifierFlags: shortcut.modifiers.flags)
    }
}

extension LayoutNode {
    /// Does what a tap on the first control of the subtree does; false where there is none that works.
    func triggerFirstControl() -> Bool {
        if let press = displayView as? PressView {
            guard press.isEnabled else { return false }
            press.action()
            return true
        }
        if let control = displayView as? UIControl {
            guard control.isEnabled else { return false }
            if let toggle = control as? UISwitch {
                toggle.setOn(!toggle.isOn, animated: true)
                toggle.sendActions(for: .valueChanged)
            } else {
                control.sendActions(for: .primaryActionTriggered)
            }
            return true
        }
        if let row = self as? RowActionNode {
            guard let perform = row.action.untrackedValue.action.perform else { return false }
            perform()
            return true
        }
        return children.contains { $0.triggerFirstControl() }
    }
}

extension View {
    /// Has keys of a hardware keyboard trigger the first control in the view.
    nonisolated public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }
    nonisolated public func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View { keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization)) }
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View { modifier(ShortcutModifier(shortcut: shortcut)) }
    /// - Parameter shortcut: Nil for none.
    nonisolated public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View { modifier(ShortcutModifier(shortcut: shortcut)) }
}
