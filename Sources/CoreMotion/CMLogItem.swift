import QuinceFoundation

/// A measurement with its time. Source: Apple's documentation of `CMLogItem`.
open class CMLogItem: NSObject, @unchecked Sendable {
    /// Seconds since the device has started.
    public let timestamp: TimeInterval

    init(timestamp: TimeInterval) {
        self.timestamp = timestamp
        super.init()
    }
}

/// Acceleration in multiples of the Earth's gravity.
public struct CMAcceleration: Sendable {
    public var x, y, z: Double
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// Rotation in radians a second.
public struct CMRotationRate: Sendable {
    public var x, y, z: Double
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

/// A magnetic field in microteslas.
public struct CMMagneticField: Sendable {
    public var x, y, z: Double
    public init() { (x, y, z) = (0, 0, 0) }
    public init(x: Double, y: Double, z: Double) { (self.x, self.y, self.z) = (x, y, z) }
}

public struct CMQuaternion: Sendable {
    public var x, y, z, w: Double
    public init() { (x, y, z, w) = (0, 0, 0, 0) }
    public init(x: Double, y: Double, z: Double, w: Double) { (self.x, self.y, self.z, self.w) = (x, y, z, w) }
}

public struct CMRotationMatrix: Sendable {
    public var m11, m12, m13, m21, m22, m23, m31, m32, m33: Double
    public init() { (m11, m12, m13, m21, m22, m23, m31, m32, m33) = (0, 0, 0, 0, 0, 0, 0, 0, 0) }
    public init(
        m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double, m33: Double
    ) {
        (self.m11, self.m12, self.m13) = (m11, m12, m13)
        (self.m21, self.m22, self.m23) = (m21, m22, m23)
        (self.m31, self.m32, self.m33) = (m31, m32, m33)
    }
}

public enum CMMagneticFieldCalibrationAccuracy: Int32, Sendable { case uncalibrated = -1, low, medium, high }

public struct CMCalibratedMagneticField: Sendable {
    public var field: CMMagneticField
    public var accuracy: CMMagneticFieldCalibrationAccuracy
    public init() { (field, accuracy) = (CMMagneticField(), .uncalibrated) }
    public init(field: CMMagneticField, accuracy: CMMagneticFieldCalibrationAccuracy) { (self.field, self.accuracy) = (field, accuracy) }
}

/// The directions against which a device's attitude is measured.
public struct CMAttitudeReferenceFrame: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 0)
    public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 1)
    public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 2)
    public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 1 << 3)
}

// Measurements, which only the system makes.

open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
    public let acceleration: CMAcceleration
    init(acceleration: CMAcceleration, timestamp: TimeInterval) {
        self.acceleration = acceleration
        super.init(timestamp: timestamp)
    }
}

open class CMGyroData: CMLogItem, @unchecked Sendable {
    public let rotationRate: CMRotationRate
    init(rotationRate: CMRotationRate, timestamp: TimeInterval) {
        self.rotationRate = rotationRate
        super.init(timestamp: timestamp)
    }
}

open class CMMagnetometerData: CMLogItem, @unchecked Sendable {
    public let magneticField: CMMagneticField
    init(magneticField: CMMagneticField, timestamp: TimeInterval) {
        self.magneticField = magneticField
        super.init(timestamp: timestamp)
    }
}

/// The device's orientation, movement and surroundings at a time. Source: Apple's documentation of `CMDeviceMotion`.
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
    /// Where headphones are worn from whose motion it is.
    public enum SensorLocation: Int, Sendable { case `default` = 0, headphoneLeft, headphoneRight }

    public let attitude: CMAttitude
    public let rotationRate: CMRotationRate
    public let gravity: CMAcceleration
    public let userAcceleration: CMAcceleration
    public let magneticField: CMCalibratedMagneticField
    /// Degrees from the frame's north; -1 where the frame has none.
    public let heading: Double

    init(
        attitude: CMAttitude, rotationRate: CMRotationRate, gravity: CMAcceleration, userAcceleration: CMAcceleration,
        magneticField: CMCalibratedMagneticField, heading: Double, timestamp: TimeInterval
    ) {
        self.attitude = attitude
        (self.rotationRate, self.gravity, self.userAcceleration) = (rotationRate, gravity, userAcceleration)
        (self.magneticField, self.heading) = (magneticField, heading)
        super.init(timestamp: timestamp)
    }
}
