import QuinceFoundation

public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void

/// A change of altitude. Source: Apple's documentation of `CMAltitudeData`.
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
    /// Metres since the first measurement.
    public let relativeAltitude: NSNumber
    /// Kilopascals.
    public let pressure: NSNumber

    init(relativeAltitude: Double, pressure: Double, timestamp: TimeInterval) {
        (self.relativeAltitude, self.pressure) = (NSNumber(value: relativeAltitude), NSNumber(value: pressure))
        super.init(timestamp: timestamp)
    }
}

/// Measures changes of altitude. The device cannot, as in Apple's Simulator.
///
/// Source: Apple's documentation of `CMAltimeter`.
open class CMAltimeter: NSObject {
    public override init() { super.init() }

    open class func isRelativeAltitudeAvailable() -> Bool { false }
    open class func isAbsoluteAltitudeAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    /// - Parameter handler: Called on the queue with `CMErrorNotAvailable`.
    open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(nil, CMErrorNotAvailable.error) }
    }
    open func stopRelativeAltitudeUpdates() {}

    @available(*, unavailable, message: "not yet in Quince: absolute altitudes")
    open func startAbsoluteAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping (Never?, (any Error)?) -> Void) {}
    @available(*, unavailable, message: "not yet in Quince: absolute altitudes")
    open func stopAbsoluteAltitudeUpdates() {}
}
