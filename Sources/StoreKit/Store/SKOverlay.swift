import UIKit

/// Notified of an overlay. Source: Apple's documentation of `SKOverlayDelegate`.
@MainActor @preconcurrency public protocol SKOverlayDelegate: NSObjectProtocol {
    func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error)
    func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
    func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext)
}

extension SKOverlayDelegate {
    public func storeOverlayDidFailToLoad(_ overlay: SKOverlay, error: any Error) {}
    public func storeOverlayWillStartPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
    public func storeOverlayDidFinishPresentation(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
    public func storeOverlayWillStartDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
    public func storeOverlayDidFinishDismissal(_ overlay: SKOverlay, transitionContext: SKOverlay.TransitionContext) {}
}

/// A banner that recommends another app. There is no store to load it from, as in the Simulator: it fails.
///
/// Source: Apple's documentation of `SKOverlay`.
@MainActor @preconcurrency open class SKOverlay: NSObject {
    public enum Position: Int, Sendable { case bottom = 0, bottomRaised }

    /// The app that is recommended. Source: Apple's documentation of `SKOverlay.Configuration`.
    @MainActor @preconcurrency open class Configuration: NSObject {
        override init() { super.init() }
    }

    @MainActor @preconcurrency open class AppConfiguration: Configuration {
        open var appIdentifier: String
        open var position: Position
        open var campaignToken: String?
        open var providerToken: String?
        open var customProductPageIdentifier: String?
        open var latestReleaseID: String?
        open var userDismissible = true
        private var values: [String: Any] = [:]

        public init(appIdentifier: String, position: Position) {
            (self.appIdentifier, self.position) = (appIdentifier, position)
            super.init()
        }

        open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
        open func additionalValue(forKey key: String) -> Any? { values[key] }
    }

    @MainActor @preconcurrency open class AppClipConfiguration: Configuration {
        open var position: Position
        open var campaignToken: String?
        open var providerToken: String?
        open var customProductPageIdentifier: String?
        open var latestReleaseID: String?
        private var values: [String: Any] = [:]

        public init(position: Position) {
            self.position = position
            super.init()
        }

        open func setAdditionalValue(_ value: Any?, forKey key: String) { values[key] = value }
        open func additionalValue(forKey key: String) -> Any? { values[key] }
    }

    /// The movement of an overlay. Source: Apple's documentation of `SKOverlay.TransitionContext`.
    @MainActor @preconcurrency open class TransitionContext: NSObject {
        override init() { super.init() }
        @available(*, unavailable, message: "not yet in Quince: overlays are never shown")
        public func addAnimation(_ block: @escaping () -> Void) { fatalError() }
    }

    open weak var delegate: (any SKOverlayDelegate)?
    public let configuration: Configuration

    public init(configuration: Configuration) {
        self.configuration = configuration
        super.init()
    }

    /// Shows the overlay; the delegate is notified of the failure.
    open func present(in scene: UIWindowScene) {
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated { delegate?.storeOverlayDidFailToLoad(self, error: SKError.make(.unknown)) }
        }
    }

    /// Removes the overlay of a scene. None is ever shown.
    open class func dismiss(in scene: UIWindowScene) {}
}
