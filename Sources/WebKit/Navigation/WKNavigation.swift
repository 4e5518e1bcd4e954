import UIKit

/// A load, by which the delegate's calls are told apart.
///
/// Source: Apple's documentation of `WKNavigation`.
@preconcurrency @MainActor open class WKNavigation: NSObject {
    /// The preferences that the page of this navigation has.
    public internal(set) var effectiveContentMode = WKWebpagePreferences.ContentMode.recommended

    /// Whether it has failed: the engine reports an end after that, too.
    var hasFailed = false
    var hasStarted = false
}
