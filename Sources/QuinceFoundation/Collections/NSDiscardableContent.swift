import Foundation

/// Content that an object can give up while nobody uses it.
///
/// Source: Apple's documentation of `NSDiscardableContent`.
public protocol NSDiscardableContent {
    /// Begins a use of the content.
    ///
    /// - Returns: Whether the content is still there.
    func beginContentAccess() -> Bool
    /// Ends a use of the content, which may then be discarded.
    func endContentAccess()
    /// Gives the content up if nobody uses it.
    func discardContentIfPossible()
    /// Whether the content was given up.
    func isContentDiscarded() -> Bool
}
