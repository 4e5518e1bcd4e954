/// Options among the other views: in lists as rows with a checkmark, elsewhere on a wheel.
struct InlinePicker<Label: View>: View {
    let label: Label
    let options: [PickerOption]
    let choice: PickerChoice
    @Environment(\.isInListRow) private var isInListRow

    var body: some View {
        if isInListRow {
            Section {
                PickerRows(options: options, choice: choice)
            } header: {
                label
            }
        } else {
            WheelPicker(options: options, choice: choice)
        }
    }
}

/// A row for each option, the one chosen with a checkmark.
struct PickerRows: View {
    let options: [PickerOption]
    let choice: PickerChoice
    var onChoice: @MainActor () -> Void = {}

    var body: some View {
        ForEach(options.indices, id: \.self) { index in
            PickerRow(option: options[index], isChosen: options[index].tag == choice.get()) {
                choice.set(options[index].tag)
                onChoice()
            }
        }
    }
}

private struct PickerRow: View {
    let option: PickerOption
    let isChosen: Bool
    let action: @MainActor () -> Void

    var body: some View {
        HStack {
            if let image = option.image { Image(uiImage: image) }
            Text(verbatim: option.title)
            Spacer()
            if isChosen {
                Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(Color.accentColor).accessibilityHidden(true)
            }
        }
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(isChosen ? [.isButton, .isSelected] : .isButton)
        .modifier(RowActionModifier(action: RowAction(isLink: false, perform: action)))
    }
}

/// A row that leads to a list of the options.
struct LinkPicker<Label: View>: View {
    let label: Label
    let options: [PickerOption]
    let choice: PickerChoice

    var body: some View {
        NavigationLink {
            PickerScreen(label: label, options: options, choice: choice)
        } label: {
            LabeledLine {
                Text(verbatim: choice.index(in: options).map { options[$0].title } ?? "").foregroundStyle(.secondary)
            } label: {
                label
            }
        }
    }
}

private struct PickerScreen<Label: View>: View {
    let label: Label
    let options: [PickerOption]
    let choice: PickerChoice
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        List { PickerRows(options: options, choice: choice) { dismiss() } }.navigationBarTitleDisplayMode(.inline)
    }
}
