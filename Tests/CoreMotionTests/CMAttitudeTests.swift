import Testing

@testable import CoreMotion

/// Angles and matrices of a device's orientation.
struct CMAttitudeTests {
    private func turned(_ angle: Double, x: Double = 0, y: Double = 0, z: Double = 0) -> CMAttitude {
        CMAttitude(quaternion: CMQuaternion(x: x * sin(angle / 2), y: y * sin(angle / 2), z: z * sin(angle / 2), w: cos(angle / 2)))
    }

    private func angles(_ attitude: CMAttitude) -> [Int] {
        [attitude.roll, attitude.pitch, attitude.yaw].map { Int(($0 * 180 / .pi).rounded()) }
    }

    @Test func eachAngleIsAboutItsAxis() {
        #expect(angles(turned(.pi / 3, y: 1)) == [60, 0, 0])
        #expect(angles(turned(.pi / 3, x: 1)) == [0, 60, 0])
        #expect(angles(turned(.pi / 3, z: 1)) == [0, 0, 60])
        #expect(angles(turned(-3, y: 1)) == [-172, 0, 0])
        #expect(angles(turned(.pi / 2, x: 1))[1] == 90)
    }

    @Test func anUprightDeviceFeelsGravityDownItsScreen() {
        let matrix = turned(.pi / 2, x: 1).rotationMatrix
        // Gravity in the frame is (0, 0, -1).
        #expect(abs(matrix.m13) < 1e-12)
        #expect(abs(matrix.m23 - 1) < 1e-12)
        #expect(abs(matrix.m33) < 1e-12)
    }

    @Test func attitudesAreRelativeToOthers() throws {
        let attitude = turned(.pi / 2, z: 1)
        let kept = try #require(attitude.copy() as? CMAttitude)
        attitude.multiply(byInverseOf: turned(.pi / 6, z: 1))
        #expect(angles(attitude) == [0, 0, 60])
        #expect(angles(kept) == [0, 0, 90])
        let same = turned(1, x: 1)
        same.multiply(byInverseOf: turned(1, x: 1))
        #expect(angles(same) == [0, 0, 0])
    }
}
