import SwiftUI

/// The page of a playground: its live view, and whether it goes on when its code has run.
///
/// Source: Apple's documentation of `PlaygroundPage`.
@MainActor @preconcurrency public final class PlaygroundPage {
    /// The page that runs.
    public static let current = PlaygroundPage()

    private init() {}

    /// The view that the page shows. Setting one keeps the page running after its code has finished.
    public var liveView: (any PlaygroundLiveViewable)? {
        didSet {
            if liveView != nil { needsIndefiniteExecution = true }
            PlaygroundRuntime.show(liveView)
        }
    }

    /// Whether the page goes on when its code has run.
    public var needsIndefiniteExecution = false

    /// Shows a view.
    public func setLiveView(_ newLiveView: (any PlaygroundLiveViewable)?) { liveView = newLiveView }

    /// Shows a view of SwiftUI's.
    public func setLiveView<Content: View>(_ newLiveView: Content) { liveView = UIHostingController(rootView: newLiveView) }

    /// Ends the page.
    public func finishExecution() -> Never { exit(0) }
}

/// A view or view controller that a page can show.
///
/// Source: Apple's documentation of `PlaygroundLiveViewable`.
public protocol PlaygroundLiveViewable {
    @MainActor @preconcurrency var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { get }
}

/// The view or view controller that a page shows.
public enum PlaygroundLiveViewRepresentation {
    case view(UIView)
    case viewController(UIViewController)
}

extension UIView: PlaygroundLiveViewable {
    public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .view(self) }
}

extension UIViewController: PlaygroundLiveViewable {
    public var playgroundLiveViewRepresentation: PlaygroundLiveViewRepresentation { .viewController(self) }
}
