/// A view that leads to another.
@MainActor @preconcurrency public struct NavigationLink<Label: View, Destination: View>: View {
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let destination: Destination?
    nonisolated(unsafe) let value: AnyHashable?
    @Environment(\.navigation) private var navigation
    @Environment(\.isInListRow) private var isInListRow

    public var body: some View {
        LinkBody(destination: destination, value: value, isInListRow: isInListRow, navigation: navigation, label: label)
    }
}

private struct LinkBody<Destination: View, Label: View>: View {
    nonisolated(unsafe) let destination: Destination?
    nonisolated(unsafe) let value: AnyHashable?
    let isInListRow: Bool
    let navigation: StackNavigation?
    nonisolated(unsafe) let label: Label
    @State private var pusher = LinkPusher()
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foreground) private var foreground

    var body: some View {
        Group {
            if isInListRow {
                label.environment(\.foreground, labelStyle).frame(maxWidth: .infinity, alignment: .leading)
                    .modifier(RowActionModifier(action: rowAction))
            } else {
                Button(action: follow) { label }
            }
        }
        .modifier(PusherModifier(pusher: pusher, destination: destination))
    }

    private var labelStyle: AnyShapeStyle? { isEnabled ? foreground : AnyShapeStyle(Color(.tertiaryLabel)) }
    private var rowAction: RowAction { RowAction(isLink: true, perform: perform) }
    private var perform: (@MainActor () -> Void)? {
        guard isEnabled else { return nil }
        return { follow() }
    }

    private func follow() {
        if let value { navigation?.push(value) } else { pusher.push(navigation) }
    }
}

/// Makes the destination of a link where the link stands.
@MainActor final class LinkPusher {
    var makeController: (() -> UIViewController)?
    nonisolated init() {}
    func push(_ navigation: StackNavigation?) {
        if let controller = makeController?() { navigation?.push(controller) }
    }
}

@MainActor private struct PusherModifier<Destination: View>: NodeModifier {
    typealias Body = Never
    let pusher: LinkPusher
    nonisolated(unsafe) let destination: Destination?

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        let pusher = modifier.untrackedValue.pusher
        pusher.makeController = {
            // What is shown there follows the link as long as both are there.
            let scope = GraphScope(parent: inputs.scope)
            var inner = inputs.scoped(scope)
            inner.environment =
                inner.changingEnvironment { values in
                    values.isInListRow = false
                    values.isPresented = true
                    let stack = values.navigation
                    values.dismiss = DismissAction { stack?.pop() }
                }.environment
            let controller = ElementController(inner) { inputs in
                let destination = modifier.map(in: inputs.scope) { $0.destination }
                return Optional<Destination>._makeView(view: _GraphValue(destination), inputs: inputs).node
            }
            controller.didLeave = { scope.destroy() }
            return controller
        }
        return node
    }
}

extension NavigationLink {
    nonisolated public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        (self.destination, self.label, value) = (destination(), label(), nil)
    }
    nonisolated public init(destination: Destination, @ViewBuilder label: () -> Label) {
        (self.destination, self.label, value) = (destination, label(), nil)
    }
}

extension NavigationLink where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination) { Text(title) }
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Destination == Never {
    nonisolated public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        (destination, self.label, self.value) = (nil, label(), value.map { AnyHashable($0) })
    }
    nonisolated public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(value: value) { Text(titleKey) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(value: value) { Text(title) }
    }
}
