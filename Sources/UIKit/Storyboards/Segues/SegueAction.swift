import BundleFormat
@_spi(Quince) import QuinceFoundation

/// An `@IBSegueAction`, which makes the controller that a segue leads to: `(coder)`, `(coder, sender)` or `(coder, sender, identifier)`.
@MainActor enum SegueAction {
    /// The sources of the segues under way and their senders, the innermost last: a container that one leads to asks its source for its children.
    private static var sources: [(controller: UIViewController, sender: Any?)] = []

    static func during<Result>(segueOf source: UIViewController, sender: Any?, _ body: () -> Result) -> Result {
        sources.append((source, sender))
        defer { sources.removeLast() }
        return body()
    }

    /// Returns the closure that creates the destination of a segue; nil if the segue names no action, or none of several controllers implements it.
    ///
    /// - Parameter controllers: Those that may have the action, the first of them before the others.
    static func creator(_ segue: InterfaceElement, of controllers: [UIViewController], sender: Any?) -> ((NSCoder) -> UIViewController?)? {
        guard let selector = segue.attributes["destinationCreationSelector"] else { return nil }
        // A source without the action fails as it does on iOS.
        let owner = controllers.first { ObjectRuntime.method(selector, of: $0) != nil } ?? (controllers.count == 1 ? controllers[0] : nil)
        guard let owner else { return nil }
        let identifier = segue.attributes["identifier"]
        return { coder in UIKit.perform(Selector(selector), on: owner, with: [coder, sender, identifier]) as? UIViewController }
    }

    /// The same for a relationship of a container.
    static func creator(relationship segue: InterfaceElement, of container: UIViewController) -> ((NSCoder) -> UIViewController?)? {
        creator(segue, of: [container] + sources.reversed().map(\.controller), sender: sources.last?.sender)
    }
}
