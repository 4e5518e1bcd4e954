import EventKit
import QuinceFoundation
import UIKit

/// The user's last action in an editor of events. Source: Apple's documentation of `EKEventEditViewAction`.
public enum EKEventEditViewAction: Int, Sendable {
    case canceled = 0, saved, deleted

    @available(iOS, deprecated: 9.0, renamed: "canceled") public static let cancelled = EKEventEditViewAction.canceled
}

/// Notified of the end of an editor of events, which it dismisses.
///
/// Source: Apple's documentation of `EKEventEditViewDelegate`.
@preconcurrency @MainActor public protocol EKEventEditViewDelegate: NSObjectProtocol {
    func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
    /// The calendar of a new event. Optional; the store's default without it.
    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}

extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar {
        controller.eventStore?.defaultCalendarForNewEvents ?? .virtual
    }
}
