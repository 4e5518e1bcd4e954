import QuinceFoundation

public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void
public typealias CMMagnetometerHandler = (CMMagnetometerData?, (any Error)?) -> Void
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void

/// Measures the device's movements.
///
/// The device has no sensors, as in Apple's Simulator: nothing is available, updates do not become active, and handlers are not called.
///
/// Source: Apple's documentation of `CMMotionManager`.
open class CMMotionManager: NSObject {
    public override init() { super.init() }

    // MARK: Acceleration

    open var isAccelerometerAvailable: Bool { false }
    open var isAccelerometerActive: Bool { false }
    /// Seconds between measurements.
    open var accelerometerUpdateInterval: TimeInterval = 0
    /// The last measurement; nil without a sensor.
    open var accelerometerData: CMAccelerometerData? { nil }
    open func startAccelerometerUpdates() {}
    open func startAccelerometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler) {}
    open func stopAccelerometerUpdates() {}

    // MARK: Rotation

    open var isGyroAvailable: Bool { false }
    open var isGyroActive: Bool { false }
    /// Seconds between measurements.
    open var gyroUpdateInterval: TimeInterval = 0
    /// The last measurement; nil without a sensor.
    open var gyroData: CMGyroData? { nil }
    open func startGyroUpdates() {}
    open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
    open func stopGyroUpdates() {}

    // MARK: Magnetic field

    open var isMagnetometerAvailable: Bool { false }
    open var isMagnetometerActive: Bool { false }
    /// Seconds between measurements.
    open var magnetometerUpdateInterval: TimeInterval = 0
    /// The last measurement; nil without a sensor.
    open var magnetometerData: CMMagnetometerData? { nil }
    open func startMagnetometerUpdates() {}
    open func startMagnetometerUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMagnetometerHandler) {}
    open func stopMagnetometerUpdates() {}

    // MARK: All together

    open var isDeviceMotionAvailable: Bool { false }
    open var isDeviceMotionActive: Bool { false }
    /// Seconds between measurements.
    open var deviceMotionUpdateInterval: TimeInterval = 0
    /// The last measurement; nil without sensors.
    open var deviceMotion: CMDeviceMotion? { nil }
    open var attitudeReferenceFrame: CMAttitudeReferenceFrame { .xArbitraryZVertical }
    /// The frames that the sensors can tell: none.
    open class func availableAttitudeReferenceFrames() -> CMAttitudeReferenceFrame { [] }
    /// Whether the system asks for movements that calibrate the compass.
    open var showsDeviceMovementDisplay = false
    open func startDeviceMotionUpdates() {}
    open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
    open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
    open func startDeviceMotionUpdates(
        using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler
    ) {}
    open func stopDeviceMotionUpdates() {}
}
