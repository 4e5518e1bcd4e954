/// A transition from one controller to another, as designed in a storyboard.
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
    open private(set) var identifier: String?
    open private(set) var source: UIViewController
    open private(set) var destination: UIViewController
    /// Whether the storyboard animates the segue.
    var isAnimated = true
    private var performHandler: (() -> Void)?

    public init(identifier: String?, source: UIViewController, destination: UIViewController) {
        (self.identifier, self.source, self.destination) = (identifier, source, destination)
        super.init()
    }

    public convenience init(
        identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
    ) {
        self.init(identifier: identifier, source: source, destination: destination)
        self.performHandler = performHandler
    }

    /// Sets the closure that `perform()` calls unless a subclass overrides it.
    func setHandler(_ handler: @escaping () -> Void) { performHandler = handler }

    /// Shows the destination.
    open func perform() { performHandler?() }

    open dynamic override var description: String { MainActor.assumeIsolated { segueDescription } }

    private var segueDescription: String {
        "<\(className(of: self)): \(addressText(of: self)); identifier = '\(identifier ?? "(null)")'; source = \(source); "
            + "destination = \(destination)>"
    }
}
