import DeviceProtocol

/// A control that does something when it is tapped.
@MainActor @preconcurrency public struct Button<Label: View>: View {
    let role: ButtonRole?
    nonisolated(unsafe) let action: @MainActor () -> Void
    nonisolated(unsafe) let label: Label
    /// Makes the action that widgets keep of the button's intent, as none of the app's processes runs there; nil for buttons without one.
    nonisolated(unsafe) private var widgetAction: (@MainActor () -> WidgetAction)? = nil
    @Environment(\.isInWidget) private var isInWidget

    nonisolated public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (role, self.action, self.label) = (nil, action, label())
    }
    nonisolated public init(role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        (self.role, self.action, self.label) = (role, action, label())
    }

    /// A button of an intent.
    ///
    /// - Parameter widgetAction: Makes the action that widgets keep of the intent.
    nonisolated package init(
        role: ButtonRole?, action: @escaping @MainActor () -> Void, widgetAction: @escaping @MainActor () -> WidgetAction,
        label: Label
    ) {
        (self.role, self.action, self.label, self.widgetAction) = (role, action, label, widgetAction)
    }

    @ViewBuilder public var body: some View {
        let button = StyledButton(role: role, action: action, label: ButtonStyleConfiguration.Label(LabelViews.view(label)))
        if isInWidget, let widgetAction {
            button.modifier(WidgetPartModifier(widgetAction()))
        } else {
            button
        }
    }
}

extension Button where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(title) }
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void) {
        self.init(role: role, action: action) { Text(titleKey) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void)
    {
        self.init(role: role, action: action) { Text(title) }
    }
}

extension Button where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(_ titleKey: LocalizedStringKey, systemImage: String, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    /// - Parameter role: The purpose of the button; nil for an ordinary one.
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    /// The button of a style's configuration.
    nonisolated public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(role: configuration.role, action: configuration.action) { configuration.label }
    }
}

/// The semantic purpose of a button, which determines its look and its place in alerts and menus.
public struct ButtonRole: Equatable, Sendable {
    private let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    /// For buttons that confirm.
    ///
    /// Source: Apple's documentation of `ButtonRole.confirm` (iOS 26).
    public static let confirm = ButtonRole(name: "confirm")
    /// For buttons that close what is presented.
    ///
    /// Source: Apple's documentation of `ButtonRole.close` (iOS 26).
    public static let close = ButtonRole(name: "close")
}

/// The button in the style around it.
struct StyledButton: View {
    let role: ButtonRole?
    let action: @MainActor () -> Void
    let label: ButtonStyleConfiguration.Label
    @Environment(\.buttonStyling) private var styling

    var body: some View {
        StyledContent(
            content: styling.make(
                PrimitiveButtonStyleConfiguration(role: role, label: PrimitiveButtonStyleConfiguration.Label(label), action: action)))
    }
}
