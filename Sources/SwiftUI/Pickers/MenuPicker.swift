/// Options in a menu of a button that shows the one chosen; in lists beside a label.
struct MenuPicker<Label: View>: View {
    let label: Label
    let options: [PickerOption]
    let choice: PickerChoice
    @Environment(\.isInListRow) private var isInListRow
    @Environment(\.labelsAreHidden) private var labelsAreHidden

    var body: some View {
        if isInListRow, labelsAreHidden {
            MenuPickerButton(options: options, choice: choice, isSecondary: true)
        } else if isInListRow {
            LabeledLine {
                MenuPickerButton(options: options, choice: choice, isSecondary: true)
            } label: {
                LabelLines.view(label)
            }
        } else {
            MenuPickerButton(options: options, choice: choice, isSecondary: false)
        }
    }
}

/// The button of a menu picker.
private struct MenuPickerButton: UIViewRepresentable {
    let options: [PickerOption]
    let choice: PickerChoice
    let isSecondary: Bool

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
        let chosen = choice.index(in: options)
        var configuration = UIButton.Configuration.plain()
        configuration.title = chosen.map { options[$0].title } ?? ""
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
