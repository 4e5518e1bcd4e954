/// The sizes that a hosting controller keeps equal to that of its content.
///
/// Source: Apple's documentation of `UIHostingControllerSizingOptions`.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The controller's `preferredContentSize`.
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    /// The size that the view takes by itself in Auto Layout.
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// Keeps sizes of a hosting controller at that of its content.
@MainActor final class HostingSizing {
    var options: UIHostingControllerSizingOptions = []
    private var known: CGSize?

    func update(_ controller: UIViewController, _ view: UIView) {
        guard !options.isEmpty else { return }
        let size = view.intrinsicContentSize
        guard size != known else { return }
        known = size
        if options.contains(.preferredContentSize) { controller.preferredContentSize = size }
        if options.contains(.intrinsicContentSize) { view.invalidateIntrinsicContentSize() }
    }

    func forget() { known = nil }
}
