/// A choice of one of several values.
///
/// Source: Apple's documentation of `Picker`.
@MainActor @preconcurrency public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    /// The bindings to the selection; more than one where the picker represents several values.
    nonisolated(unsafe) private let selections: [Binding<SelectionValue>]
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content
    /// The words on the menu's button; nil for those of what is chosen.
    nonisolated(unsafe) private var currentValueLabel: AnyView?
    @Environment(\.pickerKind) private var kind
    @Environment(\.collectsMenus) private var isInMenu

    nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        selections = [selection]
        self.label = label()
        self.content = content()
    }
    nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        selections = [selection]
        self.label = label
        self.content = content()
    }
    /// A picker of several values: what people choose becomes the value of all. While they differ, nothing is chosen.
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        selections = sources.map { $0[keyPath: selection] }
        self.label = label()
        self.content = content()
    }

    /// The common selection of all bindings; a value that matches no option where they differ.
    private var chosen: AnyHashable {
        guard let first = selections.first?.wrappedValue else { return AnyHashable(MixedChoice()) }
        return selections.allSatisfy { $0.wrappedValue == first } ? AnyHashable(first) : AnyHashable(MixedChoice())
    }

    public var body: some View {
        let choice = PickerChoice(
            get: { chosen },
            set: { new in
                guard let value = new?.base as? SelectionValue else { return }
                for selection in selections { selection.wrappedValue = value }
            })
        OptionsReader(content: content) { read in
            let options = read.map { option in
                var option = option
                option.tag = option.tag?.tag(for: SelectionValue.self, includesOptional: option.includesOptional)
                return option
            }
            if isInMenu {
                inMenu(options, choice)
            } else {
                shown(options, choice)
            }
        }
    }

    @ViewBuilder private func inMenu(_ options: [PickerOption], _ choice: PickerChoice) -> some View {
        if kind == .menu {
            Menu {
                MenuChoices(options: options, choice: choice)
            } label: {
                label
            }
        } else {
            MenuChoices(options: options, choice: choice)
        }
    }

    @ViewBuilder private func shown(_ options: [PickerOption], _ choice: PickerChoice) -> some View {
        switch kind {
        case .segmented, .palette: SegmentedPicker(options: options, choice: choice).modifier(RowControlModifier())
        case .wheel: WheelPicker(options: options, choice: choice)
        case .inline: InlinePicker(label: label, options: options, choice: choice)
        case .navigationLink: LinkPicker(label: label, options: options, choice: choice)
        case .automatic, .menu:
            if let currentValueLabel {
                OptionsReader(content: currentValueLabel) { MenuPicker(label: label, options: options, choice: choice, current: $0.first) }
            } else {
                MenuPicker(label: label, options: options, choice: choice)
            }
        }
    }
}

extension Picker where Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(sources: sources, selection: selection, content: content) { Text(titleKey) } }
    @_disfavoredOverload nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) { self.init(sources: sources, selection: selection, content: content) { Text(title) } }
}

/// Stands for values that differ.
private struct MixedChoice: Hashable {}

extension Picker where Label == SwiftUI.Label<Text, Image> {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload nonisolated public init<S: StringProtocol>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    nonisolated public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(sources: sources, selection: selection, content: content) { SwiftUI.Label(titleKey, systemImage: systemImage) } }
    @_disfavoredOverload nonisolated public init<C: RandomAccessCollection, S: StringProtocol>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) { self.init(sources: sources, selection: selection, content: content) { SwiftUI.Label(title, systemImage: systemImage) } }
}

/// The value chosen, whatever its type is.
@MainActor struct PickerChoice {
    let get: @MainActor () -> AnyHashable?
    let set: @MainActor (AnyHashable?) -> Void

    func index(in options: [PickerOption]) -> Int? {
        let value = get()
        return options.firstIndex { $0.tag == value }
    }
}

extension Picker {
    /// A picker whose menu's button shows another view than the chosen option's.
    ///
    /// Source: Apple's documentation of `Picker.init(selection:content:label:currentValueLabel:)` (iOS 18).
    nonisolated public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(selection: selection, content: content, label: label)
        self.currentValueLabel = AnyView(currentValueLabel())
    }
    /// A picker of several values whose menu's button shows another view than the chosen option's.
    ///
    /// Source: Apple's documentation of `Picker.init(sources:selection:content:label:currentValueLabel:)` (iOS 18).
    nonisolated public init<C: RandomAccessCollection>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content, label: label)
        self.currentValueLabel = AnyView(currentValueLabel())
    }
}
