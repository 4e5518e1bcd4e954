import UIKit

/// The answer of Game Center to a player who is not signed in.
enum Refusal {
    static let error = GKError(.notAuthenticated)

    /// Calls a completion handler with the error, on the main queue.
    static func answer(_ completionHandler: (@Sendable ((any Error)?) -> Void)?) {
        DispatchQueue.main.async { completionHandler?(error) }
    }

    /// Calls a completion handler with nothing and the error, on the main queue.
    static func answer<Value>(_ completionHandler: (@Sendable (Value?, (any Error)?) -> Void)?) {
        DispatchQueue.main.async { completionHandler?(nil, error) }
    }
}
