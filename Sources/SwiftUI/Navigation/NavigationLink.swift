/// A view that leads to another.
@MainActor @preconcurrency public struct NavigationLink<Label: View, Destination: View>: View {
    nonisolated(unsafe) let label: Label
    nonisolated(unsafe) let destination: Destination?
    nonisolated(unsafe) let value: AnyHashable?
    /// Whether the destination is shown, where the app says so.
    var isActive: Binding<Bool>?
    @Environment(\.navigation) private var navigation
    @Environment(\.isInListRow) private var isInListRow

    public var body: some View {
        LinkBody(
            destination: destination, value: value, isActive: isActive, isInListRow: isInListRow, navigation: navigation, label: label)
    }
}

private struct LinkBody<Destination: View, Label: View>: View {
    nonisolated(unsafe) let destination: Destination?
    nonisolated(unsafe) let value: AnyHashable?
    let isActive: Binding<Bool>?
    let isInListRow: Bool
    let navigation: StackNavigation?
    nonisolated(unsafe) let label: Label
    @State private var pusher = LinkPusher()
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.foreground) private var foreground
    @Environment(\.linkIndicatorVisibility) private var indicator

    var body: some View {
        Group {
            if isInListRow {
                LabelViews.view(label).environment(\.foreground, labelStyle).frame(maxWidth: .infinity, alignment: .leading)
                    .modifier(RowActionModifier(action: rowAction))
            } else {
                Button(action: activate) { label }
            }
        }
        .modifier(PusherModifier(pusher: pusher, isActive: isActive, destination: destination))
    }

    private var labelStyle: AnyShapeStyle? { isEnabled ? foreground : AnyShapeStyle(Color(.tertiaryLabel)) }
    private var rowAction: RowAction { RowAction(isLink: true, value: value, hidesIndicator: indicator == .hidden, perform: perform) }
    private var perform: (@MainActor () -> Void)? {
        guard isEnabled else { return nil }
        return { activate() }
    }

    private func activate() {
        if let isActive { return isActive.wrappedValue = true }
        if let value { navigation?.push(value) } else { pusher.push(navigation) }
    }
}

/// Makes the destination of a link where the link stands.
@MainActor final class LinkPusher {
    private var makeController: (() -> UIViewController)?
    private weak var scope: GraphScope?
    nonisolated init() {}

    /// - Parameter scope: The scope in which the destination is made. The closure is dropped when it ends, as it retains the graph, which retains the link.
    func setDestination(_ scope: GraphScope, _ make: @escaping () -> UIViewController) {
        (self.scope, makeController) = (scope, make)
        scope.atEnd { [weak self, weak scope] in
            MainActor.assumeIsolated { if let self, self.scope === scope { self.makeController = nil } }
        }
    }

    func push(_ navigation: StackNavigation?) {
        if let controller = makeController?() { navigation?.push(controller) }
    }
}

@MainActor private struct PusherModifier<Destination: View>: NodeModifier {
    typealias Body = Never
    let pusher: LinkPusher
    let isActive: Binding<Bool>?
    nonisolated(unsafe) let destination: Destination?

    static func wrap(_ node: LayoutNode, modifier: Attribute<Self>, inputs: _ViewInputs) -> LayoutNode {
        if modifier.untrackedValue.isActive != nil {
            PresentedDestination.observe(node, inputs) {
                let link = modifier.value
                return PresentedDestination(value: (link.isActive ?? .constant(false)).presence, identify: { AnyHashable($0) }) { _ in
                    link.destination
                }
            }
            return node
        }
        let pusher = modifier.untrackedValue.pusher
        pusher.setDestination(inputs.scope) {
            // What is shown there follows the link as long as both are there.
            PushedController.make(inputs) { inputs in
                let destination = modifier.map(in: inputs.scope) { $0.destination }
                return Optional<Destination>._makeView(view: _GraphValue(destination), inputs: inputs).node
            }
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

extension NavigationLink {
    nonisolated private init(_ destination: Destination, _ isActive: Binding<Bool>, _ label: Label) {
        (self.destination, self.label, value) = (destination, label, nil)
        self.isActive = isActive
    }
    /// Leads to the destination while a value is true.
    @available(iOS, deprecated: 100000.0, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)")
    nonisolated public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(destination(), isActive, label())
    }
    @available(iOS, deprecated: 100000.0, message: "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:)")
    nonisolated public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
        self.init(destination, isActive, label())
    }
    /// Leads to the destination while a value is the link's.
    @available(iOS, deprecated: 100000.0, message: "use NavigationLink(value:label:) inside a List within a NavigationStack")
    nonisolated public init<V: Hashable>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
    ) { self.init(destination(), selection.isSet(to: tag), label()) }
    @available(iOS, deprecated: 100000.0, message: "use NavigationLink(value:label:) inside a List within a NavigationStack")
    nonisolated public init<V: Hashable>(
        destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
    ) { self.init(destination, selection.isSet(to: tag), label()) }
    /// Says whether the link leads to the next column of a split view; those here always do.
    nonisolated public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}

extension Binding {
    /// Whether there is a value equal to `tag`.
    fileprivate func isSet<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
        let base = self
        return Binding<Bool>(
            location: FunctionalLocation(
                get: { base.wrappedValue == tag },
                set: { isSet, _ in
                    if isSet { base.wrappedValue = tag } else if base.wrappedValue == tag { base.wrappedValue = nil }
                }))
    }
}

extension NavigationLink where Label == Text {
    @available(iOS, deprecated: 100000.0, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:)")
    nonisolated public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
        self.init(isActive: isActive, destination: destination) { Text(titleKey) }
    }
    @available(iOS, deprecated: 100000.0, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:)")
    nonisolated public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination: destination, isActive: isActive) { Text(titleKey) }
    }
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

extension NavigationLink where Label == Text {
    @available(iOS, deprecated: 100000.0, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:)")
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination(), isActive, Text(title))
    }
    @available(iOS, deprecated: 100000.0, message: "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:)")
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
        self.init(destination, isActive, Text(title))
    }
    @available(iOS, deprecated: 100000.0, message: "use NavigationLink(_:value:) inside a List within a NavigationStack")
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination(), selection.isSet(to: tag), Text(titleKey))
    }
    @available(iOS, deprecated: 100000.0, message: "use NavigationLink(_:value:) inside a List within a NavigationStack")
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
    ) {
        self.init(destination(), selection.isSet(to: tag), Text(title))
    }
    @available(iOS, deprecated: 100000.0, message: "use NavigationLink(_:value:) inside a List within a NavigationStack")
    nonisolated public init<V: Hashable>(
        _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination, selection.isSet(to: tag), Text(titleKey))
    }
    @available(iOS, deprecated: 100000.0, message: "use NavigationLink(_:value:) inside a List within a NavigationStack")
    @_disfavoredOverload nonisolated public init<S: StringProtocol, V: Hashable>(
        _ title: S, destination: Destination, tag: V, selection: Binding<V?>
    ) {
        self.init(destination, selection.isSet(to: tag), Text(title))
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
