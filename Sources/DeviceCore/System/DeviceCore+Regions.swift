import DeviceProtocol
import Foundation

/// Notifications that wait for the border of a region. As on iOS, the app needs the permission for the location.
///
/// Source: Apple's documentation of `UNLocationNotificationTrigger`.
extension DeviceCore {
    /// Delivers the notifications whose regions the device has entered or left.
    mutating func deliverNotifications(movedFrom old: DeviceLocation?) {
        guard let new = state.location, new != old else { return }
        for app in services.notifications.keys.sorted() where services.permission(.location, of: app) == .granted {
            for pending in services.notifications[app]?.pending ?? [] {
                guard case .region(let region, let repeats)? = pending.request.trigger, region.isCrossed(from: old, to: new) else {
                    continue
                }
                if !repeats { change(app) { $0.pending.removeAll { $0.request.identifier == pending.request.identifier } } }
                deliver(pending.request, of: app, at: now.date)
            }
        }
    }
}

extension NotificationRegion {
    private func contains(_ location: DeviceLocation) -> Bool { SphericalWay(from: center, to: location).distance <= radius }

    /// Whether the border that the notification waits for lies between two locations.
    func isCrossed(from old: DeviceLocation?, to new: DeviceLocation) -> Bool {
        let wasInside = old.map(contains) ?? false, isInside = contains(new)
        return isInside ? !wasInside && notifiesOnEntry : wasInside && notifiesOnExit
    }
}
