/// A style whose type is not told.
struct ButtonStyling: @unchecked Sendable {
    let make: @MainActor (PrimitiveButtonStyleConfiguration) -> AnyView
    /// Whether it is one of the system's styles with a border, which menus' buttons have, too.
    let isBordered: Bool

    nonisolated init<S: PrimitiveButtonStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        make = { AnyView(style.makeBody(configuration: $0)) }
        isBordered = S.self == BorderedButtonStyle.self || S.self == BorderedProminentButtonStyle.self
    }

    nonisolated init<S: ButtonStyle>(pressed style: S) {
        nonisolated(unsafe) let style = style
        isBordered = false
        make = { configuration in
            AnyView(
                PressableView(role: configuration.role, action: configuration.action) { isPressed in
                    style.makeBody(
                        configuration: ButtonStyleConfiguration(
                            role: configuration.role, label: ButtonStyleConfiguration.Label(configuration.label), isPressed: isPressed))
                })
        }
    }
}

private struct ButtonStylingKey: EnvironmentKey { static let defaultValue = ButtonStyling(DefaultButtonStyle()) }

extension EnvironmentValues {
    var buttonStyling: ButtonStyling {
        get { self[ButtonStylingKey.self] }
        set { self[ButtonStylingKey.self] = newValue }
    }
}

extension View {
    nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyling, ButtonStyling(pressed: style))
    }
    nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
        environment(\.buttonStyling, ButtonStyling(style))
    }
}
