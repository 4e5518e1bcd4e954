import SwiftUI

extension Button {
    /// A button that does an intent; the only kind that does something in widgets.
    ///
    /// Source: Apple's documentation of `Button.init(intent:label:)`.
    nonisolated public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(role: nil, intent: intent, label: label)
    }
    nonisolated public init<Intent: AppIntent>(role: ButtonRole?, intent: Intent, @ViewBuilder label: () -> Label) {
        self.init(
            role: role, action: { IntentRun.start(intent) }, widgetAction: { AppIntentCoding.action(intent) }, label: label())
    }
}

extension Button where Label == Text {
    nonisolated public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, intent: Intent) {
        self.init(intent: intent) { Text(titleKey) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, Intent: AppIntent>(_ title: S, intent: Intent) {
        self.init(intent: intent) { Text(title) }
    }
    nonisolated public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, role: ButtonRole?, intent: Intent) {
        self.init(role: role, intent: intent) { Text(titleKey) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, Intent: AppIntent>(_ title: S, role: ButtonRole?, intent: Intent) {
        self.init(role: role, intent: intent) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, intent: Intent) {
        self.init(intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, Intent: AppIntent>(_ title: S, systemImage: String, intent: Intent) {
        self.init(intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    nonisolated public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, intent: Intent) {
        self.init(role: role, intent: intent) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, Intent: AppIntent>(
        _ title: S, systemImage: String, role: ButtonRole?, intent: Intent
    ) {
        self.init(role: role, intent: intent) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Toggle {
    /// A switch that does an intent; the only kind that does something in widgets.
    ///
    /// Source: Apple's documentation of `Toggle.init(isOn:intent:label:)`.
    nonisolated public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
        let binding = Binding(get: { isOn }, set: { _ in MainActor.assumeIsolated { IntentRun.start(intent) } })
        self.init(isOn: binding, widgetAction: { AppIntentCoding.action(intent) }, label: label())
    }
}

extension Toggle where Label == Text {
    nonisolated public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent) {
        self.init(isOn: isOn, intent: intent) { Text(titleKey) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, Intent: AppIntent>(_ title: S, isOn: Bool, intent: Intent) {
        self.init(isOn: isOn, intent: intent) { Text(title) }
    }
}
