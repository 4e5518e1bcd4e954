/// An alert with one or two buttons, as apps wrote them before iOS 15.
///
/// Source: Apple's documentation of `Alert`.
public struct Alert {
    /// A button of an alert or of an action sheet.
    public struct Button {
        let role: ButtonRole?
        let label: Text?
        let action: (() -> Void)?

        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: nil, label: label, action: action)
        }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .cancel, label: label, action: action)
        }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button(role: .cancel, label: nil, action: action) }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button(role: .destructive, label: label, action: action)
        }

        @MainActor var view: SwiftUI.Button<Text> {
            SwiftUI.Button(role: role) {
                action?()
            } label: {
                label ?? Text(verbatim: SystemText.text(.cancel))
            }
        }
    }

    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
        (self.title, self.message, buttons) = (title, message, dismissButton.map { [$0] } ?? [])
    }
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
        (self.title, self.message, buttons) = (title, message, [primaryButton, secondaryButton])
    }
}

/// Choices from below, as apps wrote them before iOS 15.
///
/// Source: Apple's documentation of `ActionSheet`.
public struct ActionSheet {
    public typealias Button = Alert.Button
    let title: Text
    let message: Text?
    let buttons: [Button]

    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
        (self.title, self.message, self.buttons) = (title, message, buttons)
    }
}

extension View {
    /// Shows an alert.
    @available(iOS, deprecated: 100000.0, message: "use alert(title:isPresented:presenting::actions:) instead.")
    nonisolated public func alert(isPresented: Binding<Bool>, content: @escaping () -> Alert) -> some View {
        modifier(OlderAlertModifier(isPresented: isPresented, style: .alert) { OlderAlertContent(content()) })
    }
    /// Shows an alert for an item.
    @available(iOS, deprecated: 100000.0, message: "use alert(title:isPresented:presenting::actions:) instead.")
    nonisolated public func alert<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> Alert) -> some View {
        modifier(
            OlderAlertModifier(isPresented: presence(item), style: .alert) { item.wrappedValue.map { OlderAlertContent(content($0)) } })
    }
    /// Shows choices from below.
    @available(
        iOS, deprecated: 100000.0, message: "use confirmationDialog(title:isPresented:titleVisibility:presenting::actions:) instead."
    )
    nonisolated public func actionSheet(isPresented: Binding<Bool>, content: @escaping () -> ActionSheet) -> some View {
        modifier(OlderAlertModifier(isPresented: isPresented, style: .actionSheet) { OlderAlertContent(content()) })
    }
    /// Shows choices from below for an item.
    @available(
        iOS, deprecated: 100000.0, message: "use confirmationDialog(title:isPresented:titleVisibility:presenting::actions:) instead."
    )
    nonisolated public func actionSheet<Item: Identifiable>(item: Binding<Item?>, content: @escaping (Item) -> ActionSheet) -> some View {
        modifier(
            OlderAlertModifier(isPresented: presence(item), style: .actionSheet) {
                item.wrappedValue.map { OlderAlertContent(content($0)) }
            })
    }
}

/// The content of an alert of the deprecated API.
private struct OlderAlertContent {
    let title: Text
    let message: Text?
    let buttons: [Alert.Button]

    init(_ alert: Alert) { (title, message, buttons) = (alert.title, alert.message, alert.buttons) }
    init(_ sheet: ActionSheet) { (title, message, buttons) = (sheet.title, sheet.message, sheet.buttons) }
}

/// Whether there is a value, which goes when that becomes false.
private func presence<Item>(_ item: Binding<Item?>) -> Binding<Bool> {
    Binding(
        location: FunctionalLocation(get: { item.wrappedValue != nil }, set: { value, _ in if !value { item.wrappedValue = nil } }))
}

/// Shows an alert in its older form.
private struct OlderAlertModifier: ViewModifier {
    let isPresented: Binding<Bool>
    let style: UIAlertController.Style
    nonisolated(unsafe) let content: () -> OlderAlertContent?

    nonisolated init(isPresented: Binding<Bool>, style: UIAlertController.Style, content: @escaping () -> OlderAlertContent?) {
        self.isPresented = isPresented
        self.style = style
        self.content = content
    }

    func body(content view: Content) -> some View {
        let known = isPresented.wrappedValue ? content() : nil
        view.modifier(
            AlertModifier(title: known?.title ?? Text(verbatim: ""), showsTitle: true, isPresented: isPresented, style: style) {
                ForEach(known?.buttons.indices ?? 0..<0, id: \.self) { index in known?.buttons[index].view }
            } message: {
                known?.message
            })
    }
}
