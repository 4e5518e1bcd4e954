struct TextFieldView: UIViewRepresentable {
    let text: Binding<String>
    let prompt: Text?
    let isSecure, isBordered: Bool
    var isFormatted = false

    func makeUIView(context: Context) -> UITextField {
        let view = UITextField()
        view.setContentHuggingPriority(.required, for: .vertical)
        view.setContentCompressionResistancePriority(.required, for: .vertical)
        view.addAction(UIAction { [weak view] _ in context.coordinator.change(view?.text ?? "") }, for: .editingChanged)
        view.delegate = context.coordinator
        return view
    }
    func updateUIView(_ view: UITextField, context: Context) {
        context.coordinator.change = { text.wrappedValue = $0 }
        context.coordinator.submit = context.environment.submitAction
        context.coordinator.editing = context.environment.fieldEditingAction
        context.coordinator.form = isFormatted ? { text.wrappedValue } : nil
        // A value is not put into its form under the fingers of who types it.
        if view.text != text.wrappedValue, !(isFormatted && view.isEditing) { view.text = text.wrappedValue }
        context.coordinator.selection.show(
            context.environment.selectionBinding, text: view.text ?? "", canSelect: view.isEditing, select: view.select)
        context.coordinator.focus = context.environment.focusLink
        updateFocus(context, view)
        context.environment.textInputTraits.apply(to: view)
        view.placeholder = prompt?.plainText(in: context.environment)
        view.isSecureTextEntry = isSecure
        view.borderStyle = isBordered ? .roundedRect : .none
        view.font = context.environment.textStyling.resolvedFont(in: context.environment)
        view.textColor = UIColor(cgColor: context.environment.foregroundPaint.color)
        view.isEnabled = context.environment.isEnabled
        switch context.environment.multilineTextAlignment {
        case .leading: view.textAlignment = .natural
        case .center: view.textAlignment = .center
        case .trailing: view.textAlignment = .right
        }
    }
    /// Takes or gives up the keyboard as the state says, once the view is where it belongs.
    private func updateFocus(_ context: Context, _ view: UITextField) {
        guard let link = context.environment.focusLink else { return }
        let isWanted = link.isFocused()
        guard isWanted != context.coordinator.wasWanted else { return }
        context.coordinator.wasWanted = isWanted
        DispatchQueue.main.async { [weak view] in
            guard let view, view.isFirstResponder != isWanted else { return }
            if isWanted { view.becomeFirstResponder() } else { view.resignFirstResponder() }
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UITextField, context: Context) -> CGSize? {
        let own = uiView.intrinsicContentSize
        return CGSize(width: proposal.width ?? own.width, height: own.height)
    }
    func makeCoordinator() -> Coordinator { Coordinator() }

    @MainActor final class Coordinator: NSObject, UITextFieldDelegate {
        var change: (String) -> Void = { _ in }
        var submit: (() -> Void)?
        var editing: ((Bool) -> Void)?
        /// Tells the text in its form; nil for plain text.
        var form: (() -> String)?
        var focus: FocusLink?
        var wasWanted = false
        let selection = SelectionFollower()
        func textFieldDidChangeSelection(_ textField: UITextField) {
            guard textField.isEditing, let range = textField.selectedTextRange else { return }
            let start = textField.offset(from: textField.beginningOfDocument, to: range.start)
            let length = textField.offset(from: range.start, to: range.end)
            // The text first: the selection is a place in it.
            if let text = textField.text, form == nil { change(text) }
            selection.told(NSRange(location: start, length: length), in: textField.text ?? "")
        }
        func textFieldDidBeginEditing(_ textField: UITextField) {
            selection.began(select: textField.select)
            wasWanted = true
            focus?.told(true)
            editing?(true)
        }
        func textFieldDidEndEditing(_ textField: UITextField) {
            if let form { textField.text = form() }
            wasWanted = false
            selection.told(nil, in: "")
            focus?.told(false)
            editing?(false)
        }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            textField.resignFirstResponder()
            submit?()
            return true
        }
    }
}

extension UITextField {
    /// Selects a range in UTF-16 units.
    fileprivate func select(_ range: NSRange) {
        guard let start = position(from: beginningOfDocument, offset: range.location),
            let end = position(from: start, offset: range.length)
        else { return }
        selectedTextRange = textRange(from: start, to: end)
    }
}
