/// A colour to choose.
///
/// Source: Apple's documentation of `ColorPicker`.
@MainActor @preconcurrency public struct ColorPicker<Label: View>: View {
    private let selection: Binding<CGColor>
    private let supportsOpacity: Bool
    nonisolated(unsafe) private let label: Label
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    nonisolated public init(selection: Binding<CGColor>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.supportsOpacity = supportsOpacity
        self.label = label()
    }
    nonisolated public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
        self.init(
            selection: Binding(
                get: { UIColor(selection.wrappedValue).cgColor }, set: { selection.wrappedValue = Color(cgColor: $0) }),
            supportsOpacity: supportsOpacity, label: label)
    }

    public var body: some View {
        OptionsReader(content: label) { names in
            if labelsAreHidden {
                ColorWell(selection: selection, supportsOpacity: supportsOpacity, name: names.first?.title)
            } else {
                HStack {
                    label
                    Spacer()
                    ColorWell(selection: selection, supportsOpacity: supportsOpacity, name: names.first?.title)
                        .modifier(RowControlModifier())
                }
                .modifier(LabelledControlModifier())
            }
        }
    }
}

extension ColorPicker where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(titleKey) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(_ title: S, selection: Binding<CGColor>, supportsOpacity: Bool = true) {
        self.init(selection: selection, supportsOpacity: supportsOpacity) { Text(title) }
    }
}

/// UIKit's colour well.
private struct ColorWell: UIViewRepresentable {
    let selection: Binding<CGColor>
    let supportsOpacity: Bool
    let name: String?

    func makeUIView(context: Context) -> UIColorWell {
        let view = UIColorWell(frame: .zero)
        view.addAction(
            UIAction { [weak view] _ in if let color = view?.selectedColor { context.coordinator.change(color.cgColor) } },
            for: .valueChanged)
        return view
    }

    func updateUIView(_ view: UIColorWell, context: Context) {
        context.coordinator.change = { selection.wrappedValue = $0 }
        if view.selectedColor?.cgColor != selection.wrappedValue { view.selectedColor = UIColor(cgColor: selection.wrappedValue) }
        view.supportsAlpha = supportsOpacity
        view.isEnabled = context.environment.isEnabled
        if let name, view.title != name { view.title = name }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIColorWell, context: Context) -> CGSize? { uiView.intrinsicContentSize }

    func makeCoordinator() -> ChangeCoordinator<CGColor> { ChangeCoordinator() }
}
