/// The controller of a view that stands in place of the keyboard.
///
/// Source: Apple's documentation of `UIInputViewController`.
@preconcurrency @MainActor open class UIInputViewController: UIViewController, UITextInputDelegate {
    /// The controller's view, where that is one of this class.
    open override var inputView: UIInputView? {
        get { view as? UIInputView }
        set { view = newValue }
    }
    /// The BCP 47 identifier of the language that the keyboard is for.
    open var primaryLanguage: String?
    open var hasDictationKey = false

    open override func loadView() { view = UIInputView(frame: .zero, inputViewStyle: .keyboard) }

    /// Ends editing in the window.
    open func dismissKeyboard() { (view.window ?? UIApplication.shared.keyWindow)?.endEditing(true) }

    open func selectionWillChange(_ textInput: (any UITextInput)?) {}
    open func selectionDidChange(_ textInput: (any UITextInput)?) {}
    open func textWillChange(_ textInput: (any UITextInput)?) {}
    open func textDidChange(_ textInput: (any UITextInput)?) {}

    @available(*, unavailable, message: "not yet in Quince: keyboards of other apps")
    open var textDocumentProxy: any UITextDocumentProxy { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: keyboards of other apps")
    open func advanceToNextInputMode() {}
    @available(*, unavailable, message: "not yet in Quince: keyboards of other apps")
    open func requestSupplementaryLexicon(completion completionHandler: @escaping (UILexicon) -> Void) {}
}
