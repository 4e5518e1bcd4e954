/// Shows an alert, or choices from below, as long as a value says so.
@MainActor struct AlertModifier<Actions: View, Message: View>: NodeModifier {
    typealias Body = Never
    let title: Text
    let showsTitle: Bool
    let isPresented: Binding<Bool>
    let style: UIAlertController.Style
    let actions: () -> Actions
    let message: () -> Message

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        weak var shown: UIAlertController?
        func present(at node: LayoutNode?) {
            if let leaving = inputs.host.leavingController {
                // A sheet that gives way to the alert.
                return leaving.afterLeaving { [weak node] in
                    guard !inputs.scope.isDestroyed, shown == nil, modifier.untrackedValue.isPresented.wrappedValue else { return }
                    present(at: node)
                }
            }
            guard let from = inputs.host.presentingController else { return }
            let controller = make(modifier.untrackedValue, inputs)
            shown = controller
            if let popover = controller.popoverPresentationController, let node {
                popover.sourceView = node.containingView
                popover.sourceRect = node.frameInContainer
            }
            from.present(controller, animated: true)
        }
        node.observe(inputs) { [weak node] in
            let value = modifier.value, isPresented = value.isPresented.wrappedValue
            // Read here, so that a change of the state that the actions depend on updates them.
            let actions = isPresented ? value.actions() : nil
            inputs.host.whenInWindow(for: modifier) {
                if !isPresented {
                    shown?.dismiss(animated: true)
                } else if let shown, let actions {
                    update(shown, actions, inputs)
                } else {
                    present(at: node)
                }
            }
        }
        return node
    }

    /// Enables and disables the buttons of an alert that is shown.
    private static func update(_ controller: UIAlertController, _ actions: Actions, _ inputs: _ViewInputs) {
        for (action, item) in zip(controller.actions, CollectedButtons.collect(actions, inputs)) where action.isEnabled != item.isEnabled {
            action.isEnabled = item.isEnabled
        }
    }

    private static func make(_ modifier: Self, _ inputs: _ViewInputs) -> UIAlertController {
        let environment = inputs.environment.untrackedValue
        let controller = UIAlertController(
            title: modifier.showsTitle ? modifier.title.plainText(in: environment) : nil, message: text(modifier.message(), inputs),
            preferredStyle: modifier.style)
        if environment.dialogSeverity == .critical { controller.severity = .critical }
        let (items, fields) = CollectedButtons.read(modifier.actions(), inputs) {
            (CollectedButtons.items(in: $0), CollectedField.fields(in: $0))
        }
        if modifier.style == .alert {
            for field in fields { controller.addTextField { field.setUp($0) } }
        }
        func add(_ title: String, _ style: UIAlertAction.Style, isEnabled: Bool = true, _ action: @escaping @MainActor () -> Void) {
            let button = UIAlertAction(title: title, style: style) { _ in
                modifier.isPresented.wrappedValue = false
                action()
            }
            button.isEnabled = isEnabled
            controller.addAction(button)
        }
        for item in items {
            add(
                item.title, item.role == .destructive ? .destructive : item.role == .cancel ? .cancel : .default, isEnabled: item.isEnabled,
                item.action)
        }
        // Without a way out there is one.
        if items.isEmpty { add(SystemText.text(.ok), .default) {} }
        if modifier.style == .actionSheet, !items.contains(where: { $0.role == .cancel }) { add(SystemText.text(.cancel), .cancel) {} }
        return controller
    }

    private static func text<Content: View>(_ content: Content, _ inputs: _ViewInputs) -> String? {
        let scope = GraphScope(parent: inputs.scope)
        defer { scope.destroy() }
        let list = AnyAttribute.untracked {
            Content._makeViewList(view: _GraphValue(Attribute(content)), inputs: _ViewListInputs(inputs.scoped(scope))).list
        }
        var items: [AccessibilityItem] = []
        for element in list.elements { element.node.collectAccessibility(into: &items) }
        let text = items.compactMap(\.spokenLabel).joined(separator: "\n")
        return text.isEmpty ? nil : text
    }
}

/// Whether a title is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable { case automatic, visible, hidden }

extension View {
    nonisolated public func alert<A: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented, actions: actions)
    }
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented, actions: actions)
    }
    nonisolated public func alert<A: View>(_ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A) -> some View
    {
        alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
    }
    nonisolated public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A,
        @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(titleKey), isPresented: isPresented, actions: actions, message: message) }
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View { alert(Text(title), isPresented: isPresented, actions: actions, message: message) }
    nonisolated public func alert<A: View, M: View>(
        _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> A, @ViewBuilder message: @escaping () -> M
    ) -> some View {
        modifier(AlertModifier(title: title, showsTitle: true, isPresented: isPresented, style: .alert, actions: actions, message: message))
    }
    nonisolated public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented.and(data != nil)) { if let data { actions(data) } }
    }
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(Text(title), isPresented: isPresented.and(data != nil)) { if let data { actions(data) } }
    }
    nonisolated public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(Text(titleKey), isPresented: isPresented.and(data != nil)) {
            if let data { actions(data) }
        } message: {
            if let data { message(data) }
        }
    }
    @_disfavoredOverload nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(Text(title), isPresented: isPresented.and(data != nil)) {
            if let data { actions(data) }
        } message: {
            if let data { message(data) }
        }
    }
    nonisolated public func alert<A: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A
    ) -> some View {
        alert(title, isPresented: isPresented.and(data != nil)) { if let data { actions(data) } }
    }
    nonisolated public func alert<A: View, M: View, T>(
        _ title: Text, isPresented: Binding<Bool>, presenting data: T?, @ViewBuilder actions: @escaping (T) -> A,
        @ViewBuilder message: @escaping (T) -> M
    ) -> some View {
        alert(title, isPresented: isPresented.and(data != nil)) {
            if let data { actions(data) }
        } message: {
            if let data { message(data) }
        }
    }
    nonisolated public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping () -> A
    ) -> some View {
        alert(Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented.and(error != nil), actions: actions)
    }
    nonisolated public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: @escaping (E) -> A, @ViewBuilder message: @escaping (E) -> M
    ) -> some View {
        alert(Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented.and(error != nil)) {
            if let error { actions(error) }
        } message: {
            if let error { message(error) }
        }
    }
}
