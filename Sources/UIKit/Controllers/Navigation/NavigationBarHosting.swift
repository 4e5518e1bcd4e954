@_spi(Quince) import QuinceFoundation

/// What a navigation controller needs of its bar; `UINavigationBar` conforms.
@MainActor package protocol NavigationBarHosting: UIView {
    /// Height in points without the status bar, as the current item wants it.
    var preferredHeight: CGFloat { get }
    /// Called for the back button.
    var backAction: (() -> Void)? { get set }
    /// Shows the items of a whole stack.
    func show(_ stack: [UIViewController], animated: Bool)
}

/// Makes navigation bars: of an app's class where it names one.
@MainActor package enum NavigationBarFactory {
    package static var make: (AnyClass?) -> (any NavigationBarHosting)? = { type in
        guard let type, type != UINavigationBar.self else { return UINavigationBar(frame: .zero) }
        return ObjectRuntime.make(type, by: .frame, [CGRect.zero]) as? any NavigationBarHosting
    }
}
