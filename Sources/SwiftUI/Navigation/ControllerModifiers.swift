/// Says something about the bars around a view, which belong to the controller that shows it.
@MainActor struct ControllerModifier: NodeModifier {
    typealias Body = Never
    let apply: @MainActor (UIViewController, EnvironmentValues) -> Void

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        node.observe(inputs) {
            let (modifier, environment) = (modifier.value, inputs.environment.value)
            AnyAttribute.untracked { inputs.host.preferences.configure { modifier.apply($0, environment) } }
        }
        return node
    }
}

/// How large a title is.
public enum NavigationBarItem {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

/// Closes what shows a view: a sheet, or the top of a stack.
public struct DismissAction: Sendable {
    let close: @Sendable @MainActor () -> Void
    @MainActor public func callAsFunction() { close() }
}

private struct DismissKey: EnvironmentKey { static let defaultValue = DismissAction {} }
private struct PresentedKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    public internal(set) var dismiss: DismissAction {
        get { self[DismissKey.self] }
        set { self[DismissKey.self] = newValue }
    }
    public internal(set) var isPresented: Bool {
        get { self[PresentedKey.self] }
        set { self[PresentedKey.self] = newValue }
    }
}

extension View {
    nonisolated func configuringController(_ apply: @escaping @MainActor (UIViewController, EnvironmentValues) -> Void) -> some View {
        modifier(ControllerModifier(apply: apply))
    }

    nonisolated public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    @_disfavoredOverload nonisolated public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
        navigationTitle(Text(title))
    }
    nonisolated public func navigationTitle(_ title: Text) -> some View {
        configuringController { controller, environment in
            controller.navigationItem.title = title.plainText(in: environment)
            if controller.navigationItem.largeTitleDisplayMode == .automatic {
                controller.navigationController?.navigationBar.prefersLargeTitles = true
            }
        }
    }
    /// Sets the title, which can be edited where it stands in the bar's row: a menu of it begins that.
    ///
    /// Source: Apple's documentation of `navigationTitle(_:)`.
    nonisolated public func navigationTitle(_ title: Binding<String>) -> some View {
        nonisolated(unsafe) let binding = title
        return navigationTitle(Text(verbatim: title.wrappedValue)).configuringController { controller, _ in
            let item = controller.navigationItem
            if let renamer = item.ownRenameDelegate as? TitleRenamer {
                renamer.title = binding
            } else {
                item.ownRenameDelegate = TitleRenamer(binding)
            }
        }
    }
    nonisolated public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        configuringController { controller, _ in
            controller.navigationController?.navigationBar.prefersLargeTitles = true
            switch displayMode {
            case .automatic: controller.navigationItem.largeTitleDisplayMode = .automatic
            case .inline: controller.navigationItem.largeTitleDisplayMode = .never
            case .large: controller.navigationItem.largeTitleDisplayMode = .always
            }
        }
    }
    nonisolated public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        configuringController { controller, _ in controller.navigationItem.hidesBackButton = hidesBackButton }
    }
    /// Hides the navigation bar.
    @available(iOS, deprecated: 100000.0, message: "Use toolbar(.hidden)")
    nonisolated public func navigationBarHidden(_ hidden: Bool = true) -> some View {
        toolbar(hidden ? .hidden : .visible, for: .navigationBar)
    }
}

/// Writes a title that has been edited in the bar.
@MainActor private final class TitleRenamer: NSObject, UINavigationItemRenameDelegate {
    var title: Binding<String>
    init(_ title: Binding<String>) { self.title = title }

    func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String) { self.title.wrappedValue = title }
}
