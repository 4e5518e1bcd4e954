/// Tells an app what people write in a text view, and its focus state that they do.
@MainActor class TextViewFollower: NSObject, UITextViewDelegate {
    var change: (String) -> Void = { _ in }
    let focus = FocusFollower()

    func textViewDidChange(_ textView: UITextView) { change(textView.text) }
    private let selection = SelectionFollower()
    func textViewDidChangeSelection(_ textView: UITextView) {
        guard textView.isFirstResponder else { return }
        change(textView.text)
        selection.told(textView.selectedRange, in: textView.text)
    }
    func textViewDidBeginEditing(_ textView: UITextView) { focus.told(true) }
    func textViewDidEndEditing(_ textView: UITextView) {
        selection.told(nil, in: "")
        focus.told(false)
    }

    /// Has a text view show the text as the environment says.
    func show(_ text: Binding<String>, in view: UITextView, _ environment: EnvironmentValues) {
        change = { text.wrappedValue = $0 }
        focus.link = environment.focusLink
        if view.text != text.wrappedValue { view.text = text.wrappedValue }
        selection.show(environment.selectionBinding, text: view.text) { view.selectedRange = $0 }
        view.font = environment.textStyling.resolvedFont(in: environment)
        view.textColor = UIColor(cgColor: environment.foregroundPaint.color)
        (view.isEditable, view.isSelectable) = (environment.isEnabled, environment.isEnabled)
        view.textAlignment = environment.multilineTextAlignment.uiAlignment(environment.layoutDirection)
        environment.textInputTraits.apply(to: view)
        if let tint = environment.tintColor { view.tintColor = UIColor(cgColor: tint.cgColor(in: environment)) }
    }
}
