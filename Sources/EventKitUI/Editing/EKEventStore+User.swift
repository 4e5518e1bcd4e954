import DeviceProtocol
import DeviceRuntime
import EventKit
import QuinceFoundation

extension EKEventStore {
    /// Saves an event that the user has made or changed.
    ///
    /// Where the user has not decided whether the app may add events, saving is the decision that it may.
    func saveForUser(_ event: EKEvent, span: EKSpan) throws {
        if event.isNew, Self.authorizationStatus(for: .event) == .notDetermined {
            DeviceRuntime.current.services.send(.setPermission(.calendarAdd, isGranted: true))
        }
        try save(event, span: span)
    }
}
