/// A choice of one of several values.
///
/// Source: Apple's documentation of `Picker`.
@MainActor @preconcurrency public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    nonisolated(unsafe) private let selection: Binding<SelectionValue>
    nonisolated(unsafe) private let label: Label
    nonisolated(unsafe) private let content: Content
    @Environment(\.pickerKind) private var kind
    @Environment(\.collectsMenus) private var isInMenu

    nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }
    nonisolated public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.label = label
        self.content = content()
    }

    public var body: some View {
        let choice = PickerChoice(
            get: { AnyHashable(selection.wrappedValue) },
            set: { if let value = $0?.base as? SelectionValue { selection.wrappedValue = value } })
        OptionsReader(content: content) { options in
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
        case .segmented, .palette: SegmentedPicker(options: options, choice: choice)
        case .wheel: WheelPicker(options: options, choice: choice)
        case .inline: InlinePicker(label: label, options: options, choice: choice)
        case .navigationLink: LinkPicker(label: label, options: options, choice: choice)
        case .automatic, .menu: MenuPicker(label: label, options: options, choice: choice)
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
}

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
