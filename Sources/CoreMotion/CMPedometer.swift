import QuinceFoundation

public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
public typealias CMPedometerEventHandler = (CMPedometerEvent?, (any Error)?) -> Void

/// Steps in a time. Source: Apple's documentation of `CMPedometerData`.
open class CMPedometerData: NSObject, @unchecked Sendable {
    public let startDate: Date
    public let endDate: Date
    public let numberOfSteps: NSNumber
    /// Metres.
    public let distance: NSNumber?
    public let floorsAscended: NSNumber?
    public let floorsDescended: NSNumber?
    /// Seconds for a metre.
    public let currentPace: NSNumber?
    /// Steps a second.
    public let currentCadence: NSNumber?
    /// Seconds for a metre.
    public let averageActivePace: NSNumber?

    init(startDate: Date, endDate: Date, numberOfSteps: Int) {
        (self.startDate, self.endDate, self.numberOfSteps) = (startDate, endDate, NSNumber(value: numberOfSteps))
        (distance, floorsAscended, floorsDescended, currentPace, currentCadence, averageActivePace) = (nil, nil, nil, nil, nil, nil)
        super.init()
    }
}

public enum CMPedometerEventType: Int, Sendable { case pause, resume }

/// A pause of somebody who walks. Source: Apple's documentation of `CMPedometerEvent`.
open class CMPedometerEvent: NSObject, @unchecked Sendable {
    public let date: Date
    public let type: CMPedometerEventType

    init(date: Date, type: CMPedometerEventType) {
        (self.date, self.type) = (date, type)
        super.init()
    }
}

/// Counts steps. The device cannot, as in Apple's Simulator: handlers get `CMErrorNotAvailable`, on a queue of the system's.
///
/// Source: Apple's documentation of `CMPedometer`.
open class CMPedometer: NSObject, @unchecked Sendable {
    private let queue = DispatchQueue(label: "com.apple.CoreMotion.pedometer")

    public override init() { super.init() }

    open class func isStepCountingAvailable() -> Bool { false }
    open class func isDistanceAvailable() -> Bool { false }
    open class func isFloorCountingAvailable() -> Bool { false }
    open class func isPaceAvailable() -> Bool { false }
    open class func isCadenceAvailable() -> Bool { false }
    open class func isPedometerEventTrackingAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) { fail(handler) }
    open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) { fail(handler) }
    open func stopUpdates() {}
    open func startEventUpdates(handler: @escaping CMPedometerEventHandler) { fail(handler) }
    open func stopEventUpdates() {}

    private func fail<Value>(_ handler: @escaping (Value?, (any Error)?) -> Void) {
        nonisolated(unsafe) let handler = handler
        queue.async { handler(nil, CMErrorNotAvailable.error) }
    }
}
