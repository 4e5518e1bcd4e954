import QuinceFoundation

/// A device's orientation, as the rotation that leads from a frame of directions to it.
///
/// Only the system makes attitudes; without sensors there is none to get.
///
/// Source: Apple's documentation of `CMAttitude`.
open class CMAttitude: NSObject, NSCopying, @unchecked Sendable {
    /// The rotation as a quaternion of length 1.
    open private(set) var quaternion: CMQuaternion

    init(quaternion: CMQuaternion) {
        self.quaternion = quaternion
        super.init()
    }

    public func copy(with zone: NSZone? = nil) -> Any { CMAttitude(quaternion: quaternion) }

    // MARK: Angles, one after another: about z, then x, then y

    /// The rotation about the device's vertical axis, y: radians from -π to π.
    open var roll: Double {
        let q = quaternion
        return atan2(2 * (q.w * q.y - q.x * q.z), 1 - 2 * (q.x * q.x + q.y * q.y))
    }

    /// The rotation about the device's horizontal axis, x: radians from -π/2 to π/2.
    open var pitch: Double {
        let q = quaternion
        return asin(min(max(2 * (q.w * q.x + q.y * q.z), -1), 1))
    }

    /// The rotation about the axis through the screen, z: radians from -π to π.
    open var yaw: Double {
        let q = quaternion
        return atan2(2 * (q.w * q.z - q.x * q.y), 1 - 2 * (q.x * q.x + q.z * q.z))
    }

    /// The matrix that turns a vector of the frame into one of the device.
    open var rotationMatrix: CMRotationMatrix {
        let q = quaternion
        return CMRotationMatrix(
            m11: 1 - 2 * (q.y * q.y + q.z * q.z), m12: 2 * (q.x * q.y + q.w * q.z), m13: 2 * (q.x * q.z - q.w * q.y),
            m21: 2 * (q.x * q.y - q.w * q.z), m22: 1 - 2 * (q.x * q.x + q.z * q.z), m23: 2 * (q.y * q.z + q.w * q.x),
            m31: 2 * (q.x * q.z + q.w * q.y), m32: 2 * (q.y * q.z - q.w * q.x), m33: 1 - 2 * (q.x * q.x + q.y * q.y))
    }

    /// Makes the attitude one relative to another of the same frame.
    open func multiply(byInverseOf attitude: CMAttitude) {
        let (a, b) = (attitude.quaternion, quaternion)
        quaternion = CMQuaternion(
            x: a.w * b.x - a.x * b.w - a.y * b.z + a.z * b.y, y: a.w * b.y + a.x * b.z - a.y * b.w - a.z * b.x,
            z: a.w * b.z - a.x * b.y + a.y * b.x - a.z * b.w, w: a.w * b.w + a.x * b.x + a.y * b.y + a.z * b.z)
    }
}
