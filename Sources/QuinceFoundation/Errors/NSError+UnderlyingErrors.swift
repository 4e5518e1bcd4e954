import Foundation

/// The key of the errors that led to an error, an array. Source: Apple's documentation of `NSMultipleUnderlyingErrorsKey`.
public let NSMultipleUnderlyingErrorsKey = "NSMultipleUnderlyingErrorsKey"
/// The key of the sentence that says what has failed. Source: Apple's documentation of `NSLocalizedFailureErrorKey`.
public let NSLocalizedFailureErrorKey = "NSLocalizedFailure"

extension NSError {
    /// The errors that led to this one: those of `NSMultipleUnderlyingErrorsKey`, after the one of `NSUnderlyingErrorKey`.
    ///
    /// Source: Apple's documentation of `NSError.underlyingErrors`.
    public var underlyingErrors: [any Error] {
        let first = (userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []
        return first + (userInfo[NSMultipleUnderlyingErrorsKey] as? [any Error] ?? [])
    }
}
