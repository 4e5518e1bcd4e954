/// The panel in which people choose fonts, sizes and styles of a selection. Source: Apple's documentation of `UITextFormattingViewController`.
open class UITextFormattingViewController: UIViewController {
    @available(*, unavailable, message: "not yet in Quince: the panel of text formats")
    public init() { super.init(nibName: nil, bundle: nil) }
    @available(*, unavailable, message: "not yet in Quince: the panel of text formats")
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A suggestion that the keyboard offers on behalf of the app. Source: Apple's documentation of `UIInputSuggestion`.
open class UIInputSuggestion: NSObject {
    @available(*, unavailable, message: "not yet in Quince: suggestions above the keyboard")
    public override init() { super.init() }
}
