/// What a title menu lists. Source: Apple's documentation of `ToolbarTitleMenu`.
@MainActor @preconcurrency public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent {
    public typealias Body = Never
    nonisolated(unsafe) let content: Content

    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public static func _makeContent(content: _GraphValue<Self>, inputs: _ToolbarInputs) -> _ToolbarOutputs {
        let title = inputs.view.host.preferences.title
        let button = content.map(inputs.view.scope) { TitleMenuButton(content: $0.content, title: title) }
        let list = TitleMenuButton<Content>._makeViewList(view: button, inputs: _ViewListInputs(inputs.view)).list
        let entry = ToolbarEntry(placement: .principal, list: list)
        return _ToolbarOutputs { [entry] }
    }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// Without content of its own the system's actions for documents are listed; here there are none.
    @available(*, unavailable, message: "not yet in Quince: the system's actions for documents in title menus")
    nonisolated public init() { content = EmptyView() }
}

/// The title of a bar, with a menu below it.
private struct TitleMenuButton<Content: View>: View {
    nonisolated(unsafe) let content: Content
    nonisolated(unsafe) let title: Attribute<String>

    var body: some View {
        Menu {
            content
        } label: {
            HStack(spacing: 5) {
                Text(verbatim: title.value).font(.headline).foregroundStyle(Color.primary)
                Image(systemName: "chevron.down.circle.fill").font(.system(size: 15)).foregroundStyle(Color(.systemGray2))
                    .accessibilityHidden(true)
            }
        }
        .dynamicTypeSize(.large)
    }
}

extension View {
    /// Gives the title of the bar around the view a menu. It stands in the line of the bar's items then.
    nonisolated public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        let menu = content()
        return toolbar { ToolbarTitleMenu { menu } }.configuringController { controller, _ in
            if controller.navigationItem.largeTitleDisplayMode == .automatic { controller.navigationItem.largeTitleDisplayMode = .never }
        }
    }
    /// Says how the bar around the view shows its title.
    nonisolated public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
        navigationBarTitleDisplayMode(mode.mode)
    }
    /// Says what the bar around the view is for.
    nonisolated public func toolbarRole(_ role: ToolbarRole) -> some View {
        configuringController { controller, _ in
            switch role.kind {
            case .automatic, .stack: controller.navigationItem.style = .navigator
            case .browser: controller.navigationItem.style = .browser
            case .editor: controller.navigationItem.style = .editor
            }
        }
    }
}
