import EventKit
import QuinceFoundation
import UIKit

/// The user's last action with an event. Source: Apple's documentation of `EKEventViewAction`.
public enum EKEventViewAction: Int, Sendable { case done = 0, responded, deleted }

/// Notified of the end of an event's page. Source: Apple's documentation of `EKEventViewDelegate`.
@preconcurrency @MainActor public protocol EKEventViewDelegate: NSObjectProtocol {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
