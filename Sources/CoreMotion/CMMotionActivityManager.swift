import QuinceFoundation

public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void

public enum CMMotionActivityConfidence: Int, Sendable { case low, medium, high }

/// The way in which the device moves. Source: Apple's documentation of `CMMotionActivity`.
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
    public let confidence: CMMotionActivityConfidence
    public let startDate: Date
    public let unknown: Bool
    public let stationary: Bool
    public let walking: Bool
    public let running: Bool
    public let automotive: Bool
    public let cycling: Bool

    init(startDate: Date, timestamp: TimeInterval) {
        (self.startDate, confidence, unknown) = (startDate, .low, true)
        (stationary, walking, running, automotive, cycling) = (false, false, false, false, false)
        super.init(timestamp: timestamp)
    }
}

/// Tells how the device moves. This one does not, as in Apple's Simulator.
///
/// Source: Apple's documentation of `CMMotionActivityManager`.
open class CMMotionActivityManager: NSObject {
    public override init() { super.init() }

    open class func isActivityAvailable() -> Bool { false }
    open class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }

    /// - Parameter handler: Called on the queue with `CMErrorMotionActivityNotAvailable`.
    open func queryActivityStarting(
        from start: Date, to end: Date, to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityQueryHandler
    ) {
        nonisolated(unsafe) let handler = handler
        queue.addOperation { handler(nil, CMErrorMotionActivityNotAvailable.error) }
    }
    /// - Parameter handler: Not called: nothing is ever known.
    open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}
    open func stopActivityUpdates() {}
}
