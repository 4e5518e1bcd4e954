/// Options in a menu of a button that shows the one chosen; in lists beside a label.
struct MenuPicker<Label: View>: View {
    let label: Label
    let options: [PickerOption]
    let choice: PickerChoice
    /// The option to show on the button in place of the selected one; nil for the selected one.
    var current: PickerOption?
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.labelsAreHidden) private var labelsAreHidden
    @Environment(\.isEnabled) private var isEnabled
    @State private var opener = MenuOpener()

    /// The action of a tap on the row, which opens the menu; nil while the picker is disabled.
    private var opening: (@MainActor () -> Void)? {
        guard isEnabled else { return nil }
        let opener = opener
        return { opener.open() }
    }

    var body: some View {
        if isInListRow, labelsAreHidden {
            MenuPickerButton(options: options, choice: choice, current: current, isSecondary: true)
        } else if isInListRow {
            LabeledLine {
                MenuPickerButton(options: options, choice: choice, current: current, isSecondary: true, opener: opener)
            } label: {
                LabelLines.view(label)
            }
            // The menu opens wherever the row is tapped.
            .modifier(RowActionModifier(action: RowAction(isLink: false, perform: opening)))
        } else {
            MenuPickerButton(options: options, choice: choice, current: current, isSecondary: false)
        }
    }
}

/// Opens the menu of a button from elsewhere in its row.
@MainActor private final class MenuOpener {
    weak var button: UIButton?
    nonisolated init() {}
    func open() { button?.performPrimaryAction() }
}

/// The button of a menu picker.
private struct MenuPickerButton: UIViewRepresentable {
    let options: [PickerOption]
    let choice: PickerChoice
    let current: PickerOption?
    let isSecondary: Bool
    var opener: MenuOpener?

    func makeUIView(context: Context) -> UIButton {
        let view = UIButton(configuration: .plain())
        view.showsMenuAsPrimaryAction = true
        for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
            view.setContentHuggingPriority(.required, for: axis)
            view.setContentCompressionResistancePriority(.required, for: axis)
        }
        return view
    }

    func updateUIView(_ view: UIButton, context: Context) {
        opener?.button = view
        let chosen = choice.index(in: options)
        var configuration = UIButton.Configuration.plain()
        configuration.title = current?.title ?? chosen.map { options[$0].title } ?? ""
        let symbol = UIImage.SymbolConfiguration(font: .preferredFont(forTextStyle: .footnote), scale: .small)
        configuration.image = UIImage(systemName: "chevron.up.chevron.down", withConfiguration: symbol)
        configuration.imagePlacement = .trailing
        configuration.imagePadding = 4
        configuration.contentInsets = NSDirectionalEdgeInsets(
            top: isSecondary ? 0 : 7, leading: isSecondary ? 0 : 12, bottom: isSecondary ? 0 : 7, trailing: isSecondary ? 0 : 12)
        let tint = context.environment.tintColor ?? .accentColor
        configuration.baseForegroundColor =
            isSecondary && context.environment.tintColor == nil ? .secondaryLabel : UIColor(cgColor: tint.cgColor(in: context.environment))
        view.configuration = configuration
        view.isEnabled = context.environment.isEnabled
        view.menu = UIMenu(
            children: options.enumerated().map { index, option in
                UIAction(title: option.title, image: option.image, state: index == chosen ? .on : .off) { _ in choice.set(option.tag) }
            })
    }
}
