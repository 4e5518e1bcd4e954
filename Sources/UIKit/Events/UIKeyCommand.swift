/// An action that menus and keys send to the responder that performs it.
///
/// Source: Apple's “UICommand”.
@preconcurrency @MainActor open class UICommand: UIMenuElement {
    private let sent: Selector
    private let list: Any?
    /// The variants of the command for held modifier keys, in menus shown alongside a hardware keyboard.
    public let alternates: [UICommandAlternate]

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        (sent, list, self.alternates) = (action, propertyList, alternates)
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        super.init(title: title, subtitle: nil, image: image)
    }

    /// Sent with the command as its sender.
    open var action: Selector? { sent }
    /// The data that distinguishes commands with the same action; nil for none.
    open var propertyList: Any? { list }
    open override var title: String {
        get { menuTitle }
        set { menuTitle = newValue }
    }
    open override var image: UIImage? {
        get { menuImage }
        set { menuImage = newValue }
    }
    /// Shown in place of `image` while the state is on.
    open var selectedImage: UIImage?
    open var discoverabilityTitle: String?
    open var attributes: UIMenuElement.Attributes
    open var state: UIMenuElement.State
    /// The object that sent the command, while it is performed; nil otherwise.
    open private(set) var sender: Any?

    /// Sends the action as if it came from `sender`: to `target`, or for nil along the responder chain.
    open func performWithSender(_ sender: Any?, target: Any?) {
        guard let action else { return }
        self.sender = sender
        UIApplication.shared.sendAction(action, to: target, from: self, for: nil)
        self.sender = nil
    }

    /// The menu item of the command: choosing it sends the action to the responder that performs it.
    var menuAction: UIAction {
        UIAction(title: title, subtitle: subtitle, image: image, selectedImage: selectedImage, attributes: attributes, state: state) {
            [self] in
            performWithSender($0.sender, target: nil)
        }
    }
}

/// A variant of a command that applies while modifier keys are held.
///
/// Source: UIKit, `UICommandAlternate`.
@preconcurrency @MainActor public final class UICommandAlternate: NSObject {
    public let title: String
    public let action: Selector
    public let modifierFlags: UIKeyModifierFlags

    public init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        (self.title, self.action, self.modifierFlags) = (title, action, modifierFlags)
    }
}

/// A combination of keys of the hardware keyboard that sends an action.
///
/// Source: Apple's “UIKeyCommand”.
@preconcurrency @MainActor open class UIKeyCommand: UICommand {
    private let key: String
    private let flags: UIKeyModifierFlags

    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String, modifierFlags: UIKeyModifierFlags = [],
        propertyList: Any? = nil, alternates: [UICommandAlternate] = [], discoverabilityTitle: String? = nil,
        attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
    ) {
        (key, flags) = (input, modifierFlags)
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    @preconcurrency @MainActor public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(action: action, input: input, modifierFlags: modifierFlags)
    }

    @preconcurrency @MainActor public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) { self.init(action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle) }

    /// The character of the key, or the name of a key without one.
    open var input: String? { key }
    open var modifierFlags: UIKeyModifierFlags { flags }
    /// Whether the command comes before what text fields do with its keys.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the key is another where keyboards of the user's language lack the character. The simulated device has one keyboard, on which
    /// every character has its key.
    open var allowsAutomaticLocalization = true
    /// Whether arrows and brackets change sides where the interface is written from right to left.
    ///
    /// Source: Apple's documentation of `UIKeyCommand.allowsAutomaticMirroring`.
    open var allowsAutomaticMirroring = true

    private static let mirrored = [
        inputLeftArrow: inputRightArrow, inputRightArrow: inputLeftArrow, "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(",
        "<": ">", ">": "<",
    ]

    /// The key that the command stands for in the interface's direction.
    var effectiveInput: String? {
        guard let input, allowsAutomaticMirroring, let mirrored = Self.mirrored[input],
            UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft
        else { return input }
        return mirrored
    }

    public nonisolated static let inputUpArrow = "UIKeyInputUpArrow"
    public nonisolated static let inputDownArrow = "UIKeyInputDownArrow"
    public nonisolated static let inputLeftArrow = "UIKeyInputLeftArrow"
    public nonisolated static let inputRightArrow = "UIKeyInputRightArrow"
    public nonisolated static let inputEscape = "UIKeyInputEscape"
    public nonisolated static let inputPageUp = "UIKeyInputPageUp"
    public nonisolated static let inputPageDown = "UIKeyInputPageDown"
    public nonisolated static let inputHome = "UIKeyInputHome"
    public nonisolated static let inputEnd = "UIKeyInputEnd"
    public nonisolated static let inputDelete = "\u{8}"
    public nonisolated static let f1 = "UIKeyInputF1"
    public nonisolated static let f2 = "UIKeyInputF2"
    public nonisolated static let f3 = "UIKeyInputF3"
    public nonisolated static let f4 = "UIKeyInputF4"
    public nonisolated static let f5 = "UIKeyInputF5"
    public nonisolated static let f6 = "UIKeyInputF6"
    public nonisolated static let f7 = "UIKeyInputF7"
    public nonisolated static let f8 = "UIKeyInputF8"
    public nonisolated static let f9 = "UIKeyInputF9"
    public nonisolated static let f10 = "UIKeyInputF10"
    public nonisolated static let f11 = "UIKeyInputF11"
    public nonisolated static let f12 = "UIKeyInputF12"
}

/// Finds the command for a key among those of the responders.
@MainActor enum KeyCommands {
    private static let names: [UIKeyboardHIDUsage: String] = [
        .keyboardUpArrow: UIKeyCommand.inputUpArrow, .keyboardDownArrow: UIKeyCommand.inputDownArrow,
        .keyboardLeftArrow: UIKeyCommand.inputLeftArrow, .keyboardRightArrow: UIKeyCommand.inputRightArrow,
        .keyboardEscape: UIKeyCommand.inputEscape, .keyboardPageUp: UIKeyCommand.inputPageUp,
        .keyboardPageDown: UIKeyCommand.inputPageDown, .keyboardHome: UIKeyCommand.inputHome, .keyboardEnd: UIKeyCommand.inputEnd,
        .keyboardDeleteOrBackspace: UIKeyCommand.inputDelete, .keyboardReturnOrEnter: "\r", .keyboardTab: "\t",
        .keyboardF1: UIKeyCommand.f1, .keyboardF2: UIKeyCommand.f2, .keyboardF3: UIKeyCommand.f3, .keyboardF4: UIKeyCommand.f4,
        .keyboardF5: UIKeyCommand.f5, .keyboardF6: UIKeyCommand.f6, .keyboardF7: UIKeyCommand.f7, .keyboardF8: UIKeyCommand.f8,
        .keyboardF9: UIKeyCommand.f9, .keyboardF10: UIKeyCommand.f10, .keyboardF11: UIKeyCommand.f11, .keyboardF12: UIKeyCommand.f12,
    ]
    private static let compared: UIKeyModifierFlags = [.shift, .control, .alternate, .command]

    /// Sends the action of the nearest responder's command for `key`; false where there is none.
    static func perform(_ key: UIKey, in application: UIApplication) -> Bool {
        let window = application.currentKeyWindow
        let start = FirstResponder.current ?? window?.topmostController?.deepestShown.viewIfLoaded ?? window
        for responder in sequence(first: start, next: { $0?.next }) {
            guard let responder else { break }
            for command in (responder.keyCommands ?? []) + ((responder as? UIViewController)?.addedKeyCommands ?? [])
            where matches(command, key) && mayAct(command, in: responder) {
                if send(command, from: responder, in: application) { return true }
            }
        }
        let main = UIMenuSystem.main.keyCommands(of: application)
        guard let start = start ?? application.delegate as? UIResponder else { return false }
        for command in main where matches(command, key) && mayAct(command, in: start) {
            if send(command, from: start, in: application) { return true }
        }
        return false
    }

    /// Sends a command's action to the responder that performs it; false where none does, or the command is switched off.
    private static func send(_ command: UIKeyCommand, from responder: UIResponder, in application: UIApplication) -> Bool {
        guard let action = command.action, let target = responder.target(forAction: action, withSender: command) else { return false }
        (target as? UIResponder)?.validate(command)
        guard !command.attributes.contains(.disabled) else { return false }
        return application.sendAction(action, to: target, from: command, for: nil)
    }

    private static func matches(_ command: UIKeyCommand, _ key: UIKey) -> Bool {
        guard !command.attributes.contains(.disabled), let input = command.effectiveInput,
            command.modifierFlags.intersection(compared) == key.modifierFlags.intersection(compared)
        else { return false }
        if names[key.keyCode] == input { return true }
        return !input.isEmpty && input.lowercased() == key.charactersIgnoringModifiers.lowercased()
    }

    /// Text is typed with keys that have no command key, unless the app says otherwise.
    private static func mayAct(_ command: UIKeyCommand, in responder: UIResponder) -> Bool {
        guard TextInputRouting.takesText else { return true }
        return command.wantsPriorityOverSystemBehavior || !command.modifierFlags.intersection([.command, .control]).isEmpty
            || command.input == UIKeyCommand.inputEscape
    }
}

extension UIViewController {
    /// The controller whose view is at the front of this one's.
    fileprivate var deepestShown: UIViewController {
        appearanceChildren.last { $0.viewIfLoaded?.window != nil }?.deepestShown ?? self
    }
}
