import QuinceFoundation
import Testing

@testable import HealthKit

struct HealthKitTests {
    @Test func quantitiesConvertBetweenUnitsOfADimension() {
        let height = HKQuantity(unit: .meterUnit(with: .centi), doubleValue: 180)
        #expect(abs(height.doubleValue(for: .meter()) - 1.8) < 1e-9)
        #expect(abs(height.doubleValue(for: .foot()) - 5.905511811) < 1e-6)
        let fever = HKQuantity(unit: .degreeFahrenheit(), doubleValue: 100.4)
        #expect(abs(fever.doubleValue(for: .degreeCelsius()) - 38) < 1e-9)
        #expect(!height.is(compatibleWith: .gram()))
        #expect(height.compare(HKQuantity(unit: .meter(), doubleValue: 2)) == .orderedAscending)
    }

    @Test func unitsAreRead() {
        let rate = HKUnit.count().unitDivided(by: .minute())
        #expect(HKUnit(from: "count/min") == rate)
        #expect(abs(HKQuantity(unit: rate, doubleValue: 60).doubleValue(for: HKUnit(from: "count/s")) - 1) < 1e-9)
        #expect(HKUnit(from: "kg") == .gramUnit(with: .kilo))
        #expect(HKUnit(from: "mL/(kg·min)").dimensions == ["volume": 1, "mass": -1, "time": -1])
        #expect(HKUnit(from: "m^2").dimensions == ["length": 2])
        #expect(HKUnit(from: "mmHg") == .millimeterOfMercury())
    }

    @Test func theDeviceHasNoHealthData() async {
        #expect(!HKHealthStore.isHealthDataAvailable())
        await #expect(throws: HKError(.errorHealthDataUnavailable)) {
            try await HKHealthStore().requestAuthorization(toShare: [], read: [HKQuantityType(.stepCount)])
        }
        let error = await withCheckedContinuation { continuation in
            let query = HKSampleQuery(sampleType: HKQuantityType(.stepCount), predicate: nil, limit: 1, sortDescriptors: nil) {
                continuation.resume(returning: $2 as? HKError)
            }
            HKHealthStore().execute(query)
        }
        #expect(error?.code == .errorHealthDataUnavailable)
        #expect(HKQuantityType(.stepCount).aggregationStyle == .cumulative)
        #expect(HKQuantityType(.heartRate).aggregationStyle == .discreteArithmetic)
    }
}
