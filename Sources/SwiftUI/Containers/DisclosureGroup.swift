/// A line that shows or hides what belongs to it.
///
/// Source: Apple's documentation of `DisclosureGroup`.
@MainActor @preconcurrency public struct DisclosureGroup<Label: View, Content: View>: View {
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: () -> Content
    private let given: Binding<Bool>?
    @State private var isExpanded = false
    @Environment(\.disclosureGroupStyling) private var styling

    nonisolated init(_ given: Binding<Bool>?, _ content: @escaping () -> Content, _ label: Label) {
        self.label = label
        self.content = content
        self.given = given
    }
    nonisolated public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(nil, content, label())
    }
    nonisolated public init(isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
        self.init(isExpanded, content, label())
    }

    public var body: some View {
        let expansion = given ?? $isExpanded
        styling.make(
            DisclosureGroupStyleConfiguration(
                label: DisclosureGroupStyleConfiguration.Label(label),
                // What is hidden is not asked for.
                content: DisclosureGroupStyleConfiguration.Content(expansion.wrappedValue ? AnyView(content()) : AnyView(EmptyView())),
                isExpanded: expansion))
    }
}

extension DisclosureGroup where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content, Text(titleKey))
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) {
        self.init(isExpanded, content, Text(titleKey))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
        self.init(nil, content, Text(label))
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
    ) { self.init(isExpanded, content, Text(label)) }
}
