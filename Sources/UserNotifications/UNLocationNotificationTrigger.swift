import CoreLocation
internal import DeviceProtocol
import QuinceFoundation

/// Delivers when the device enters or leaves a region. The app needs the permission for the location.
///
/// Source: Apple's documentation of `UNLocationNotificationTrigger`.
open class UNLocationNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    open var region: CLRegion { area }
    private let area: CLRegion

    /// - Parameter region: A `CLCircularRegion`, with what it notifies of; beacons are never near a simulated device.
    public init(region: CLRegion, repeats: Bool) {
        area = region
        super.init(repeats: repeats)
    }

    convenience init(_ record: NotificationRegion, repeats: Bool) {
        let center = CLLocationCoordinate2D(latitude: record.center.latitude, longitude: record.center.longitude)
        let region = CLCircularRegion(center: center, radius: record.radius, identifier: record.identifier)
        (region.notifyOnEntry, region.notifyOnExit) = (record.notifiesOnEntry, record.notifiesOnExit)
        self.init(region: region, repeats: repeats)
    }

    override var record: NotificationTrigger? {
        let circle = area as? CLCircularRegion
        let center = DeviceLocation(latitude: circle?.center.latitude ?? 0, longitude: circle?.center.longitude ?? 0)
        // A region that is no circle is never entered.
        let radius = circle?.radius ?? -1
        return .region(
            NotificationRegion(
                identifier: area.identifier, center: center, radius: radius, notifiesOnEntry: area.notifyOnEntry,
                notifiesOnExit: area.notifyOnExit), repeats: repeats)
    }
}
