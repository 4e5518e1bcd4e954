/// How menus look.
///
/// Source: Apple's documentation of `MenuStyle`.
@MainActor @preconcurrency public protocol MenuStyle {
    associatedtype Body: View
    @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
    typealias Configuration = MenuStyleConfiguration
}

/// A menu to be styled.
public struct MenuStyleConfiguration {
    /// The label of the menu's button, without the look of any style.
    @MainActor @preconcurrency public struct Label: View {
        let content: AnyView
        nonisolated init<Content: View>(_ content: Content) { self.content = AnyView(content) }
        public var body: some View { content }
    }
    /// The items of the menu.
    @MainActor @preconcurrency public struct Content: View {
        let content: AnyView
        nonisolated init<Items: View>(_ content: Items) { self.content = AnyView(content) }
        public var body: some View { content }
    }
    let label: Label
    let content: Content
    let primaryAction: (@MainActor () -> Void)?
}

/// The style that fits where the menu is.
///
/// Source: Apple's documentation of `DefaultMenuStyle`.
public struct DefaultMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { PlainMenu(configuration: configuration) }
}

/// A button in the style around it.
///
/// Source: Apple's documentation of `ButtonMenuStyle`.
public struct ButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { PlainMenu(configuration: configuration, isStyledButton: true) }
}

/// A button without a border.
///
/// Source: Apple's documentation of `BorderlessButtonMenuStyle`.
@available(iOS, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
public struct BorderlessButtonMenuStyle: MenuStyle {
    nonisolated public init() {}
    public func makeBody(configuration: Configuration) -> some View { PlainMenu(configuration: configuration) }
}

extension MenuStyle where Self == DefaultMenuStyle { public static var automatic: DefaultMenuStyle { DefaultMenuStyle() } }
extension MenuStyle where Self == ButtonMenuStyle { public static var button: ButtonMenuStyle { ButtonMenuStyle() } }
extension MenuStyle where Self == BorderlessButtonMenuStyle {
    @available(iOS, deprecated: 100000.0, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

/// The system's menu: its label, with the menu's button over it.
private struct PlainMenu: View {
    let configuration: MenuStyleConfiguration
    var isStyledButton = false
    @Environment(\.buttonStyling) private var styling

    var body: some View {
        if isStyledButton {
            MenuButton(
                label: styling.make(
                    PrimitiveButtonStyleConfiguration(
                        role: nil, label: PrimitiveButtonStyleConfiguration.Label(configuration.label), action: {})),
                content: configuration.content, primaryAction: configuration.primaryAction)
        } else {
            MenuButton(label: configuration.label, content: configuration.content, primaryAction: configuration.primaryAction)
        }
    }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
    /// The menu of a style's configuration.
    nonisolated public init(_ configuration: MenuStyleConfiguration) {
        self.init(content: { configuration.content }, label: { configuration.label }, action: configuration.primaryAction)
    }
}

typealias MenuStyling = Styling<MenuStyleConfiguration>

extension Styling where Configuration == MenuStyleConfiguration {
    nonisolated init<S: MenuStyle>(_ style: S) {
        // A style may show a menu itself.
        self.init(style) { $0.makeBody(configuration: $1).environment(\.menuStyling, nil) }
    }
}

private struct MenuStylingKey: EnvironmentKey { static let defaultValue: MenuStyling? = nil }
private struct MenuOrderKey: EnvironmentKey { static let defaultValue = MenuOrder.automatic }
private struct MenuIndicatorKey: EnvironmentKey { static let defaultValue = Visibility.automatic }
private struct MenuDismissKey: EnvironmentKey { static let defaultValue = MenuActionDismissBehavior.automatic }

extension EnvironmentValues {
    var menuStyling: MenuStyling? {
        get { self[MenuStylingKey.self] }
        set { self[MenuStylingKey.self] = newValue }
    }
    /// The order of menus' elements.
    public var menuOrder: MenuOrder {
        get { self[MenuOrderKey.self] }
        set { self[MenuOrderKey.self] = newValue }
    }
    /// Whether menus' buttons show that there is a menu.
    public var menuIndicatorVisibility: Visibility {
        get { self[MenuIndicatorKey.self] }
        set { self[MenuIndicatorKey.self] = newValue }
    }
    var menuActionDismissBehavior: MenuActionDismissBehavior {
        get { self[MenuDismissKey.self] }
        set { self[MenuDismissKey.self] = newValue }
    }
}

/// The order in which menus show their elements.
///
/// Source: Apple's documentation of `MenuOrder`.
public struct MenuOrder: Equatable, Hashable, Sendable {
    private let name: String
    public static let automatic = MenuOrder(name: "automatic")
    /// The first elements nearest to the button.
    public static let priority = MenuOrder(name: "priority")
    /// From top to bottom.
    public static let fixed = MenuOrder(name: "fixed")

    var order: UIContextMenuConfiguration.ElementOrder {
        switch self {
        case .priority: .priority
        case .fixed: .fixed
        default: .automatic
        }
    }
}

/// Whether a menu closes when one of its actions is chosen.
///
/// Source: Apple's documentation of `MenuActionDismissBehavior`.
public struct MenuActionDismissBehavior: Equatable, Sendable {
    private let name: String
    public static let automatic = MenuActionDismissBehavior(name: "automatic")
    public static let enabled = MenuActionDismissBehavior(name: "enabled")
    /// The menu stays, to choose again.
    public static let disabled = MenuActionDismissBehavior(name: "disabled")
}

extension View {
    /// Sets how menus inside look.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { environment(\.menuStyling, MenuStyling(style)) }
    /// Sets the order of the elements of menus inside.
    nonisolated public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
    /// Says whether buttons of menus inside show that there is a menu. On iOS they do not by themselves.
    nonisolated public func menuIndicator(_ visibility: Visibility) -> some View { environment(\.menuIndicatorVisibility, visibility) }
    /// Says whether menus close when one of the actions inside is chosen.
    nonisolated public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
        environment(\.menuActionDismissBehavior, behavior)
    }
}
