@_exported import CoreLocation
import QuinceFoundation

/// A place that a test gives the phone.
@preconcurrency @MainActor open class XCUILocation: NSObject {
    public let location: CLLocation

    public init(location: CLLocation) { self.location = location }
}
