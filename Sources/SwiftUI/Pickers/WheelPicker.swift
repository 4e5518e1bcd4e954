/// Options on a wheel.
struct WheelPicker: UIViewRepresentable {
    let options: [PickerOption]
    let choice: PickerChoice

    func makeUIView(context: Context) -> UIPickerView {
        let view = UIPickerView()
        view.dataSource = context.coordinator
        view.delegate = context.coordinator
        return view
    }

    func updateUIView(_ view: UIPickerView, context: Context) {
        let height = context.environment.defaultWheelPickerItemHeight
        if context.coordinator.shown != options || context.coordinator.rowHeight != height {
            context.coordinator.rowHeight = height
            context.coordinator.shown = options
            view.reloadAllComponents()
        }
        context.coordinator.change = { index in if options.indices.contains(index) { choice.set(options[index].tag) } }
        if let index = choice.index(in: options), view.selectedRow(inComponent: 0) != index {
            view.selectRow(index, inComponent: 0, animated: view.window != nil)
        }
        view.isUserInteractionEnabled = context.environment.isEnabled
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIPickerView, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        return CGSize(width: proposal.width ?? own.width, height: own.height)
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor final class Coordinator: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
        var shown: [PickerOption] = []
        var rowHeight: CGFloat = 32
        func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { rowHeight }
        var change: (Int) -> Void = { _ in }
        func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
        func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { shown.count }
        func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { shown[row].title }
        func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) { change(row) }
    }
}
