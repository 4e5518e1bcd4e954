/// Icons in the place of the app's own. The simulated device does not change them, and says so as Apple's do not for all apps either.
extension UIApplication {
    /// Whether the icon can be changed: not here.
    ///
    /// Source: UIKit, `UIApplication.supportsAlternateIcons`.
    public var supportsAlternateIcons: Bool { false }

    /// The icon in the place of the app's own; nil while there is none.
    public var alternateIconName: String? { nil }

    /// Asks for another icon.
    ///
    /// - Parameter completionHandler: Called with the error `featureUnsupported` of Cocoa's domain.
    ///
    /// Source: UIKit, `setAlternateIconName(_:completionHandler:)`.
    public func setAlternateIconName(_ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil)
    {
        DeferredWork.schedule { completionHandler?(Self.noAlternateIcons) }
    }

    /// Asks for another icon.
    ///
    /// - Throws: The error `featureUnsupported` of Cocoa's domain.
    public func setAlternateIconName(_ alternateIconName: String?) async throws { throw Self.noAlternateIcons }

    private static var noAlternateIcons: any Error {
        NSError(
            domain: NSCocoaErrorDomain, code: 3328,
            userInfo: [NSLocalizedDescriptionKey: "The requested operation couldn’t be completed because the feature is not supported."])
    }
}
