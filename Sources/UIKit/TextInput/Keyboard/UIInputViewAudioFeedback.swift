/// Input and accessory views that click while they are shown, where the user has keyboards click; `UIDevice.playInputClick()` plays the click.
///
/// Source: Apple's documentation of `UIInputViewAudioFeedback`.
@preconcurrency @MainActor public protocol UIInputViewAudioFeedback: NSObjectProtocol {
    /// Whether the view clicks; false unless implemented.
    var enableInputClicksWhenVisible: Bool { get }
}

extension UIInputViewAudioFeedback {
    public var enableInputClicksWhenVisible: Bool { false }
}
