/// The information about one movement of the keyboard.
///
/// Source: the keyboard notifications of Apple's “UIResponder”.
@MainActor struct KeyboardNotice {
    /// In the screen's coordinates.
    let begin, end: CGRect
    let duration: TimeInterval
    let isShown: Bool

    private var userInfo: [AnyHashable: Any] {
        [
            UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
            UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
            UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
            UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: KeyboardController.curve.rawValue),
            UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
        ]
    }

    /// Before it begins to move. A keyboard that stays is told of once more when another input takes it over.
    func postWill(moves: Bool) {
        if moves { post(UIResponder.keyboardWillChangeFrameNotification) }
        post(isShown ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    }

    func postDid(moves: Bool) {
        if moves { post(UIResponder.keyboardDidChangeFrameNotification) }
        post(isShown ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }

    private func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: UIScreen.main, userInfo: userInfo)
    }
}
