/// What a navigation controller needs of its bar; `UINavigationBar` conforms.
@MainActor package protocol NavigationBarHosting: UIView {
    /// Height in points without the status bar, as the current item wants it.
    var preferredHeight: CGFloat { get }
    /// Called for the back button.
    var backAction: (() -> Void)? { get set }
    /// Shows the items of a whole stack.
    func show(_ stack: [UIViewController], animated: Bool)
}

/// Makes navigation bars; the module's bars fill this in.
@MainActor package enum NavigationBarFactory {
    package static var make: (AnyClass?) -> (any NavigationBarHosting)? = { _ in nil }
}
