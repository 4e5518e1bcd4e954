import DeviceRuntime
import HealthModel
import QuinceFoundation
import Testing

@testable import HealthKit

extension HealthKitTests {
    @MainActor struct StoreTests {
        @Test func anAppAsksOnceAndHearsWhatItMayWrite() async throws {
            let device = HealthDevice(permission: .notDetermined)
            let store = HKHealthStore(), steps = HKQuantityType(.stepCount), mass = HKQuantityType(.bodyMass)
            #expect(HKHealthStore.isHealthDataAvailable())
            #expect(store.authorizationStatus(for: steps) == .notDetermined)
            #expect(try await store.statusForAuthorizationRequest(toShare: [steps], read: []) == .shouldRequest)
            try await store.requestAuthorization(toShare: [steps], read: [steps])
            #expect(store.authorizationStatus(for: steps) == .sharingAuthorized)
            #expect(store.authorizationStatus(for: mass) == .notDetermined)
            #expect(try await store.statusForAuthorizationRequest(toShare: [steps], read: []) == .unnecessary)
            try await store.requestAuthorization(toShare: [steps, mass], read: [])
            #expect(store.authorizationStatus(for: mass) == .sharingAuthorized)
            #expect(device.questions == 1)
        }

        @Test func aRefusedAppWritesNothingAndSeesOnlyItsOwn() async throws {
            let device = HealthDevice()
            let store = try await HealthKitTests.store(device), type = HKQuantityType(.stepCount)
            try await store.save(HealthKitTests.steps(10, 0, 60))
            try device.change { document in
                var record = HealthRecord(type: type.identifier, start: .now, end: .now, source: .phone)
                record.quantity = HealthQuantity(value: 99, unit: "count")
                document.save([record])
            }
            #expect(HealthKitTests.counts(try await HealthKitTests.find(store, type)) == [10, 99])
            device.setPermission(.denied)
            #expect(store.authorizationStatus(for: type) == .sharingDenied)
            #expect(HealthKitTests.counts(try await HealthKitTests.find(store, type)) == [10])
            await #expect(throws: HKError(.errorAuthorizationDenied)) { try await store.save(HealthKitTests.steps(1, 0, 1)) }
        }

        @Test func whatWasNotAskedForIsAnError() async throws {
            _ = HealthDevice()
            let store = HKHealthStore()
            await #expect(throws: HKError(.errorAuthorizationNotDetermined)) { try await store.save(HealthKitTests.steps(1, 0, 1)) }
            await #expect(throws: HKError(.errorAuthorizationNotDetermined)) {
                try await HealthKitTests.find(store, HKQuantityType(.stepCount))
            }
        }

        @Test func aMissingExplanationEndsTheApp() async throws {
            let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                try await HKHealthStore().requestAuthorization(toShare: [], read: [HKQuantityType(.stepCount)])
            }
            let output = String(decoding: result.standardErrorContent, as: UTF8.self)
            #expect(
                output.contains(
                    "'NSInvalidArgumentException', reason: 'NSHealthShareUsageDescription must be set in the app's Info.plist in order to "
                        + "request read authorization for the following types: HKQuantityTypeIdentifierStepCount'"))
        }

        @Test func whatNoAppMayWriteEndsTheApp() async throws {
            let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                try await HKHealthStore().requestAuthorization(toShare: [HKCorrelationType(.bloodPressure)], read: [])
            }
            let output = String(decoding: result.standardErrorContent, as: UTF8.self)
            #expect(
                output.contains("Authorization to share the following types is disallowed: HKCorrelationTypeIdentifierBloodPressure"))
        }

        @Test func samplesAreKeptWithTheirMetadataDeviceAndSource() async throws {
            let device = HealthDevice()
            let store = try await HealthKitTests.store(device)
            let mass = HKQuantitySample(
                type: HKQuantityType(.bodyMass), quantity: HKQuantity(unit: .pound(), doubleValue: 150), start: HealthKitTests.date(0),
                end: HealthKitTests.date(0), device: .local(),
                metadata: [
                    HKMetadataKeyWasUserEntered: true, "note": "morning", "count": 3, "ratio": 0.5, "when": HealthKitTests.date(5),
                    "limit": HKQuantity(unit: .gram(), doubleValue: 2),
                ])
            try await store.save(mass)
            let found = try #require(try await HealthKitTests.find(store, HKQuantityType(.bodyMass)).first as? HKDiscreteQuantitySample)
            #expect(found.uuid == mass.uuid)
            #expect(found == mass)
            #expect(found.quantity.doubleValue(for: .pound()) == 150)
            #expect(found.metadata?[HKMetadataKeyWasUserEntered] as? Bool == true)
            #expect(found.metadata?["note"] as? String == "morning")
            #expect(found.metadata?["count"] as? Int == 3)
            #expect(found.metadata?["ratio"] as? Double == 0.5)
            #expect(found.metadata?["when"] as? Date == HealthKitTests.date(5))
            #expect(found.metadata?["limit"] as? HKQuantity == HKQuantity(unit: .gram(), doubleValue: 2))
            #expect(found.device == .local())
            #expect(found.sourceRevision.source == .default())
            #expect(found.sourceRevision.source.bundleIdentifier == HealthDevice.app)
            #expect(found.sourceRevision.source.name == "Health Test")
        }

        @Test func aSampleIsSavedOnceAndDeletedByItsApp() async throws {
            let device = HealthDevice()
            let store = try await HealthKitTests.store(device), type = HKQuantityType(.stepCount)
            let sample = HealthKitTests.steps(10, 0, 60)
            try await store.save(sample)
            await #expect(throws: HKError(.errorInvalidArgument)) { try await store.save(sample) }
            try await store.delete(sample)
            #expect(try await HealthKitTests.find(store, type).isEmpty)
            await #expect(throws: HKError(.errorInvalidArgument)) { try await store.delete(sample) }
            try await store.save([HealthKitTests.steps(1, 0, 1), HealthKitTests.steps(2, 5, 6), HealthKitTests.steps(3, 10, 11)])
            let early = HKQuery.predicateForSamples(withStart: HealthKitTests.date(0), end: HealthKitTests.date(7))
            #expect(try await store.deleteObjects(of: type, predicate: early) == 2)
            #expect(HealthKitTests.counts(try await HealthKitTests.find(store, type)) == [3])
        }

        @Test func aNewerVersionOfASyncedSampleReplacesIt() async throws {
            let device = HealthDevice()
            let store = try await HealthKitTests.store(device)
            func synced(_ count: Double, _ version: Int) -> HKQuantitySample {
                HealthKitTests.steps(
                    count, 0, 60, metadata: [HKMetadataKeySyncIdentifier: "day", HKMetadataKeySyncVersion: version])
            }
            try await store.save(synced(10, 1))
            try await store.save(synced(20, 2))
            try await store.save(synced(5, 1))
            #expect(HealthKitTests.counts(try await HealthKitTests.find(store, HKQuantityType(.stepCount))) == [20])
        }

        @Test func correlationsAreSavedWithTheirSamples() async throws {
            let device = HealthDevice()
            let store = try await HealthKitTests.store(device)
            func pressure(_ type: HKQuantityTypeIdentifier, _ value: Double) -> HKQuantitySample {
                HKQuantitySample(
                    type: HKQuantityType(type), quantity: HKQuantity(unit: .millimeterOfMercury(), doubleValue: value),
                    start: HealthKitTests.date(0), end: HealthKitTests.date(0))
            }
            let systolic = HKQuantityType(.bloodPressureSystolic)
            let both = HKCorrelation(
                type: HKCorrelationType(.bloodPressure), start: HealthKitTests.date(0), end: HealthKitTests.date(0),
                objects: [pressure(.bloodPressureSystolic, 120), pressure(.bloodPressureDiastolic, 80)])
            try await store.save(both)
            try await store.save(pressure(.bloodPressureSystolic, 140))
            let found = try await HealthKitTests.find(store, HKCorrelationType(.bloodPressure)).compactMap { $0 as? HKCorrelation }
            #expect(found.count == 1)
            let inside = try #require(found.first?.objects(for: systolic).first as? HKQuantitySample)
            #expect(inside.quantity.doubleValue(for: .millimeterOfMercury()) == 120)
            let alone = try await HealthKitTests.find(store, systolic, HKQuery.predicateForObjectsWithNoCorrelation())
            #expect(alone.compactMap { ($0 as? HKQuantitySample)?.quantity.value } == [140])
            let high = HKQuery.predicateForQuantitySamples(
                with: .greaterThan, quantity: HKQuantity(unit: .millimeterOfMercury(), doubleValue: 130))
            let result = Record<Int>()
            store.execute(
                HKCorrelationQuery(type: HKCorrelationType(.bloodPressure), predicate: nil, samplePredicates: [systolic: high]) {
                    _, found, _ in
                    result.add(found?.count ?? -1)
                })
            #expect(await result.wait(for: 1) == [0])
        }

        @Test func factsAboutTheUserAreThoseOfTheDevice() async throws {
            let device = HealthDevice()
            let store = try await HealthKitTests.store(device)
            #expect(throws: HKError(.errorNoData)) { try store.dateOfBirthComponents() }
            #expect(try store.biologicalSex().biologicalSex == .notSet)
            try device.change { document in
                document.characteristics.dateOfBirth = DateComponents(year: 1990, month: 5, day: 17)
                document.characteristics.bloodType = HKBloodType.oNegative.rawValue
            }
            #expect(try store.dateOfBirthComponents().year == 1990)
            #expect(try store.bloodType().bloodType == .oNegative)
            #expect(throws: HKError(.errorAuthorizationNotDetermined)) { try store.wheelchairUse() }
        }

        @Test func damagedDataIsAnErrorAndStays() async throws {
            let device = HealthDevice()
            let store = try await HealthKitTests.store(device)
            device.damage()
            await #expect(throws: HKError(.errorDatabaseInaccessible)) { try await store.save(HealthKitTests.steps(1, 0, 1)) }
        }

        @Test func aDeviceWithoutDataIsAnError() async throws {
            DeviceRuntime.install(DeviceRuntime(information: AppInformation(HealthDevice.information)))
            await #expect(throws: HKError(.errorDatabaseInaccessible)) {
                try await HKHealthStore().requestAuthorization(toShare: [], read: [HKQuantityType(.stepCount)])
            }
        }

        @Test func wrongSamplesEndTheApp() async throws {
            let unit = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                _ = HKQuantitySample(
                    type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .gram(), doubleValue: 1), start: .now, end: .now)
            }
            #expect(String(decoding: unit.standardErrorContent, as: UTF8.self).contains("Incompatible unit: g"))
            await #expect(processExitsWith: .signal(SIGABRT)) {
                _ = HKCategorySample(
                    type: HKCategoryType(.sleepAnalysis), value: 0, start: Date(timeIntervalSince1970: 5),
                    end: Date(timeIntervalSince1970: 4))
            }
        }

        @Test func thereIsNoWatch() async throws {
            _ = HealthDevice()
            await #expect(throws: HKError(.unknownError)) { try await HKHealthStore().startWatchApp(toHandle: HKWorkoutConfiguration()) }
            #expect(try await HKHealthStore().recoverActiveWorkoutSession() == nil)
            try await HKHealthStore().enableBackgroundDelivery(for: HKQuantityType(.stepCount), frequency: .immediate)
        }
    }
}
