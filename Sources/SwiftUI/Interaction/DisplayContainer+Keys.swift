@_spi(Quince) import QuinceFoundation

extension DisplayContainer {
    /// The selector of shortcuts' commands.
    static let shortcutSelector = "quincePerformShortcut:"
    private static let isRegistered: Void = ObjectRuntime.register(DisplayContainer.self) { type in
        type.method(shortcutSelector) { object, arguments in
            guard let command = arguments.first as? UIKeyCommand else { return nil }
            MainActor.assumeIsolated { (object as? DisplayContainer)?.perform(command) }
            return nil
        }
    }

    /// The shortcuts of what a hosting view shows.
    private var shortcuts: [ShortcutEntry] {
        guard let host = node?.host, host.container === self else { return [] }
        return host.preferences.outerShortcuts() + host.preferences.shortcuts
    }

    /// The commands of the shortcuts; the latest of the same keys comes first.
    var shortcutCommands: [UIKeyCommand]? {
        let commands = shortcuts.reversed().compactMap(\.command)
        guard !commands.isEmpty else { return nil }
        _ = Self.isRegistered
        return commands
    }

    private func perform(_ command: UIKeyCommand) {
        for entry in shortcuts.reversed() {
            guard let own = entry.shortcut, own.key.input == command.input, own.modifiers.flags == command.modifierFlags else { continue }
            if entry.perform() { return }
        }
    }
}
