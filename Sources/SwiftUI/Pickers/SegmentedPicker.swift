/// Options as segments.
struct SegmentedPicker: UIViewRepresentable {
    let options: [PickerOption]
    let choice: PickerChoice

    func makeUIView(context: Context) -> UISegmentedControl {
        let view = UISegmentedControl()
        view.addAction(
            UIAction { [weak view] _ in context.coordinator.change(view?.selectedSegmentIndex ?? UISegmentedControl.noSegment) },
            for: .valueChanged)
        return view
    }

    func updateUIView(_ view: UISegmentedControl, context: Context) {
        if context.coordinator.shown != options {
            context.coordinator.shown = options
            view.removeAllSegments()
            for (index, option) in options.enumerated() {
                if let image = option.image, option.shownText.isEmpty {
                    image.accessibilityLabel = option.title
                    view.insertSegment(with: image, at: index, animated: false)
                } else {
                    let title = option.shownText.isEmpty ? option.title : option.shownText
                    view.insertSegment(withTitle: title, spokenAs: option.title, at: index)
                }
            }
        }
        context.coordinator.change = { index in if options.indices.contains(index) { choice.set(options[index].tag) } }
        let index = choice.index(in: options) ?? UISegmentedControl.noSegment
        if view.selectedSegmentIndex != index { view.selectedSegmentIndex = index }
        view.isEnabled = context.environment.isEnabled
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UISegmentedControl, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        return CGSize(width: proposal.width ?? own.width, height: own.height)
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor final class Coordinator {
        var shown: [PickerOption] = []
        var change: (Int) -> Void = { _ in }
    }
}
