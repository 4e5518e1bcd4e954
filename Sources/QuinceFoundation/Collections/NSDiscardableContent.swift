import Foundation

/// Content that may be given up while nobody uses it. Source: Apple's documentation of `NSDiscardableContent`.
public protocol NSDiscardableContent {
    /// Returns whether the content is there; it then stays until `endContentAccess()`.
    func beginContentAccess() -> Bool
    func endContentAccess()
    /// Gives up the content unless someone uses it.
    func discardContentIfPossible()
    func isContentDiscarded() -> Bool
}
