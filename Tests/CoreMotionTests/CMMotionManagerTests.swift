import Testing

@testable import CoreMotion

struct CMMotionManagerTests {
    @Test func theDeviceHasNoSensors() {
        let manager = CMMotionManager()
        #expect(!manager.isAccelerometerAvailable)
        #expect(!manager.isGyroAvailable)
        #expect(!manager.isMagnetometerAvailable)
        #expect(!manager.isDeviceMotionAvailable)
        manager.startAccelerometerUpdates()
        #expect(!manager.isAccelerometerActive)
        #expect(manager.accelerometerData == nil)
    }

    @Test func stepsAreNotCounted() async {
        #expect(!CMPedometer.isStepCountingAvailable())
        #expect(CMPedometer.authorizationStatus() == .notDetermined)
        let error = await withCheckedContinuation { continuation in
            CMPedometer().queryPedometerData(from: .distantPast, to: .distantFuture) { _, error in continuation.resume(returning: error) }
        }
        #expect((error as? NSError)?.domain == CMErrorDomain)
        #expect((error as? NSError)?.code == Int(CMErrorNotAvailable.rawValue))
    }

    @Test func activitiesAreNotKnown() async {
        #expect(!CMMotionActivityManager.isActivityAvailable())
        let error = await withCheckedContinuation { continuation in
            CMMotionActivityManager().queryActivityStarting(from: .distantPast, to: .distantFuture, to: OperationQueue()) {
                continuation.resume(returning: $1)
            }
        }
        #expect((error as? NSError)?.code == Int(CMErrorMotionActivityNotAvailable.rawValue))
    }

    @Test func altitudesAreNotMeasured() async {
        #expect(!CMAltimeter.isRelativeAltitudeAvailable())
        let error = await withCheckedContinuation { continuation in
            CMAltimeter().startRelativeAltitudeUpdates(to: OperationQueue()) { continuation.resume(returning: $1) }
        }
        #expect((error as? NSError)?.code == Int(CMErrorNotAvailable.rawValue))
    }
}
