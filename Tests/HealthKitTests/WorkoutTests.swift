import CoreLocation
import HealthModel
import QuinceFoundation
import Testing

@testable import HealthKit

/// Writes down what a session and its builder report.
private final class WorkoutObserver: NSObject, HKWorkoutSessionDelegate, HKLiveWorkoutBuilderDelegate, @unchecked Sendable {
    let states = Record<[HKWorkoutSessionState]>()
    let events = Record<HKWorkoutEventType>()
    let errors = Record<HKError.Code?>()
    let collected = Record<Set<HKSampleType>>()
    let activities = Record<String>()

    func workoutSession(
        _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState, from fromState: HKWorkoutSessionState, date: Date
    ) { states.add([fromState, toState]) }
    func workoutSession(_ workoutSession: HKWorkoutSession, didFailWithError error: any Error) { errors.add((error as? HKError)?.code) }
    func workoutSession(_ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent) { events.add(event.type) }
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>) {
        collected.add(collectedTypes)
    }
    func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder) {}
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity) { activities.add("begin") }
    func workoutBuilder(_ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity) { activities.add("end") }
}

extension HealthKitTests {
    @MainActor struct WorkoutTests {
        private let energy = HKQuantityType(.activeEnergyBurned)

        private func running() -> HKWorkoutConfiguration {
            let configuration = HKWorkoutConfiguration()
            (configuration.activityType, configuration.locationType) = (.running, .outdoor)
            return configuration
        }

        private func calories(_ value: Double, _ start: TimeInterval, _ end: TimeInterval) -> HKQuantitySample {
            HKQuantitySample(
                type: energy, quantity: HKQuantity(unit: .kilocalorie(), doubleValue: value), start: HealthKitTests.date(start),
                end: HealthKitTests.date(end))
        }

        @Test func aBuilderMakesAWorkoutOfItsSamples() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            let builder = HKWorkoutBuilder(healthStore: store, configuration: running(), device: .local())
            try await builder.beginCollection(at: HealthKitTests.date(0))
            try await builder.addSamples([
                calories(30, 0, 60), calories(20, 60, 120), HealthKitTests.beats(120, 30), HealthKitTests.beats(140, 90),
            ])
            try await builder.addMetadata([HKMetadataKeyIndoorWorkout: false, HKMetadataKeyWorkoutBrandName: "Quince"])
            let pause = HKWorkoutEvent(type: .pause, dateInterval: DateInterval(start: HealthKitTests.date(60), duration: 0), metadata: nil)
            let resume = HKWorkoutEvent(
                type: .resume, dateInterval: DateInterval(start: HealthKitTests.date(90), duration: 0), metadata: nil)
            try await builder.addWorkoutEvents([pause, resume])
            #expect(builder.statistics(for: energy)?.sumQuantity()?.doubleValue(for: .kilocalorie()) == 50)
            #expect(builder.elapsedTime(at: HealthKitTests.date(100)) == 70)
            try await builder.endCollection(at: HealthKitTests.date(120))
            let workout = try #require(try await builder.finishWorkout())
            #expect(workout.duration == 90)
            let found = try #require(try await HealthKitTests.find(store, .workoutType()).first as? HKWorkout)
            #expect(found == workout)
            #expect(found.workoutActivityType == .running)
            #expect(found.duration == 90)
            #expect(found.workoutEvents?.map(\.type) == [.pause, .resume])
            #expect(found.metadata?[HKMetadataKeyIndoorWorkout] as? Bool == false)
            #expect(found.statistics(for: energy)?.sumQuantity()?.doubleValue(for: .kilocalorie()) == 50)
            let rate =
                found.statistics(for: HKQuantityType(.heartRate))?.averageQuantity()?.doubleValue(for: HKUnit(from: "count/min")) ?? 0
            #expect(abs(rate - 130) < 1e-9)
            #expect(found.allStatistics.count == 2)
            #expect(found.workoutActivities.count == 1)
            let inside = try await HealthKitTests.find(store, energy, HKQuery.predicateForObjects(from: found))
            #expect(inside.count == 2)
        }

        @Test func aBuilderKeepsToItsOrder() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            let builder = HKWorkoutBuilder(healthStore: store, configuration: running(), device: nil)
            await #expect(throws: HKError(.errorInvalidArgument)) { try await builder.endCollection(at: HealthKitTests.date(0)) }
            try await builder.beginCollection(at: HealthKitTests.date(10))
            await #expect(throws: HKError(.errorInvalidArgument)) { try await builder.beginCollection(at: HealthKitTests.date(10)) }
            await #expect(throws: HKError(.errorInvalidArgument)) { try await builder.endCollection(at: HealthKitTests.date(0)) }
            await #expect(throws: HKError(.errorInvalidArgument)) { _ = try await builder.finishWorkout() }
            builder.discardWorkout()
            await #expect(throws: HKError(.errorInvalidArgument)) { try await builder.addSamples([calories(1, 0, 1)]) }
            #expect(try await HealthKitTests.find(store, .workoutType()).isEmpty)
        }

        @Test func workoutsMadeByHandHaveTheirTotals() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            let workout = HKWorkout(
                activityType: .cycling, start: HealthKitTests.date(0), end: HealthKitTests.date(600), duration: 0,
                totalEnergyBurned: HKQuantity(unit: .kilocalorie(), doubleValue: 200),
                totalDistance: HKQuantity(unit: .meterUnit(with: .kilo), doubleValue: 5), metadata: nil)
            try await store.save(workout)
            try await store.save(HKWorkout(activityType: .yoga, start: HealthKitTests.date(0), end: HealthKitTests.date(60)))
            let cycling = try await HealthKitTests.find(store, .workoutType(), HKQuery.predicateForWorkouts(with: .cycling))
            let found = try #require(cycling.first as? HKWorkout)
            #expect(cycling.count == 1)
            #expect(found.duration == 600)
            #expect(found.totalEnergyBurned?.doubleValue(for: .kilocalorie()) == 200)
            #expect(found.totalDistance?.doubleValue(for: .meter()) == 5000)
            #expect(found.statistics(for: HKQuantityType(.distanceCycling))?.sumQuantity()?.doubleValue(for: .meter()) == 5000)
            let long = HKQuery.predicateForWorkouts(with: .greaterThan, duration: 100)
            #expect(try await HealthKitTests.find(store, .workoutType(), long).count == 1)
            let hard = HKQuery.predicateForWorkouts(
                operatorType: .greaterThan, quantityType: energy, sumQuantity: HKQuantity(unit: .kilocalorie(), doubleValue: 100))
            #expect(try await HealthKitTests.find(store, .workoutType(), hard).count == 1)
            let descriptor = HKSampleQueryDescriptor(
                predicates: [.workout(long)], sortDescriptors: [SortDescriptor(\.endDate, order: .reverse)])
            #expect(try await descriptor.result(for: store) == [workout])
        }

        @Test func aSessionGoesThroughItsStates() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            let session = try HKWorkoutSession(healthStore: store, configuration: running()), observer = WorkoutObserver()
            session.delegate = observer
            let builder = session.associatedWorkoutBuilder()
            #expect(session.associatedWorkoutBuilder() === builder)
            #expect(builder.workoutSession === session)
            #expect(session.state == .notStarted)
            session.pause()
            session.prepare()
            session.startActivity(with: HealthKitTests.date(0))
            try await builder.beginCollection(at: HealthKitTests.date(0))
            session.pause()
            #expect(session.state == .paused)
            session.resume()
            session.stopActivity(with: HealthKitTests.date(1000))
            session.end()
            session.resume()
            #expect(session.startDate == HealthKitTests.date(0))
            #expect(session.endDate == HealthKitTests.date(1000))
            let expected: [[HKWorkoutSessionState]] = [
                [.notStarted, .prepared], [.prepared, .running], [.running, .paused], [.paused, .running], [.running, .stopped],
                [.stopped, .ended],
            ]
            #expect(await observer.states.wait(for: 6) == expected)
            #expect(await observer.events.wait(for: 2) == [.pause, .resume])
            #expect(builder.workoutEvents.map(\.type) == [.pause, .resume])
        }

        @Test func theNextSessionEndsTheOneBefore() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            let first = try HKWorkoutSession(healthStore: store, configuration: running()), observer = WorkoutObserver()
            first.delegate = observer
            first.startActivity(with: nil)
            let second = try HKWorkoutSession(healthStore: store, configuration: running())
            second.startActivity(with: nil)
            #expect(first.state == .ended)
            #expect(second.state == .running)
            #expect(await observer.errors.wait(for: 1) == [.errorAnotherWorkoutSessionStarted])
            second.end()
        }

        @Test func aPoolNeedsALength() async throws {
            let store = try await HealthKitTests.store(HealthDevice()), configuration = HKWorkoutConfiguration()
            (configuration.activityType, configuration.swimmingLocationType) = (.swimming, .pool)
            #expect(throws: HKError(.errorInvalidArgument)) { try HKWorkoutSession(healthStore: store, configuration: configuration) }
        }

        @Test func aLiveBuilderCollectsWhatTheDeviceMeasures() async throws {
            let device = HealthDevice()
            let store = try await HealthKitTests.store(device)
            let session = try HKWorkoutSession(healthStore: store, configuration: running()), observer = WorkoutObserver()
            let builder = session.associatedWorkoutBuilder()
            builder.dataSource = HKLiveWorkoutDataSource(healthStore: store, workoutConfiguration: running())
            builder.delegate = observer
            let start = Date()
            session.startActivity(with: start)
            try await builder.beginCollection(at: start)
            try device.change { document in
                for (type, value, unit) in [("HeartRate", 120.0, "count/min"), ("BodyMass", 70, "kg")] {
                    var record = HealthRecord(type: "HKQuantityTypeIdentifier" + type, start: start, end: start, source: .phone)
                    record.quantity = HealthQuantity(value: value, unit: unit)
                    document.save([record])
                }
            }
            #expect(await observer.collected.wait(for: 1) == [[HKQuantityType(.heartRate)]])
            let rate =
                builder.statistics(for: HKQuantityType(.heartRate))?.mostRecentQuantity()?.doubleValue(for: HKUnit(from: "count/min")) ?? 0
            #expect(abs(rate - 120) < 1e-9)
            session.end()
            try await builder.endCollection(at: start.addingTimeInterval(60))
            let workout = try #require(try await builder.finishWorkout())
            let related = try await HealthKitTests.find(store, HKQuantityType(.heartRate), HKQuery.predicateForObjects(from: workout))
            #expect(related.count == 1)
            #expect(related.first?.sourceRevision.source.name == "Health")
        }

        @Test func aWorkoutIsDividedIntoActivities() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            let session = try HKWorkoutSession(healthStore: store, configuration: running()), observer = WorkoutObserver()
            let builder = session.associatedWorkoutBuilder()
            builder.delegate = observer
            session.startActivity(with: HealthKitTests.date(0))
            try await builder.beginCollection(at: HealthKitTests.date(0))
            let swimming = HKWorkoutConfiguration(), cycling = HKWorkoutConfiguration()
            (swimming.activityType, cycling.activityType) = (.swimming, .cycling)
            session.beginNewActivity(configuration: swimming, date: HealthKitTests.date(0), metadata: nil)
            #expect(session.currentActivity.workoutConfiguration.activityType == .swimming)
            session.beginNewActivity(configuration: cycling, date: HealthKitTests.date(100), metadata: ["bike": "red"])
            try await builder.addSamples([calories(10, 20, 30), calories(7, 120, 130)])
            session.endCurrentActivity(on: HealthKitTests.date(200))
            session.end()
            try await builder.endCollection(at: HealthKitTests.date(200))
            _ = try await builder.finishWorkout()
            let found = try #require(try await HealthKitTests.find(store, .workoutType()).first as? HKWorkout)
            #expect(found.workoutActivities.map(\.workoutConfiguration.activityType) == [.swimming, .cycling])
            #expect(found.workoutActivities.map(\.duration) == [100, 100])
            let sums = found.workoutActivities.map { $0.statistics(for: energy)?.sumQuantity()?.doubleValue(for: .kilocalorie()) }
            #expect(sums == [10, 7])
            #expect(found.workoutActivities.last?.metadata?["bike"] as? String == "red")
            #expect(await observer.activities.wait(for: 4) == ["begin", "end", "begin", "end"])
        }

        @Test func aRouteBelongsToItsWorkout() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            let builder = HKWorkoutBuilder(healthStore: store, configuration: running(), device: nil)
            try await builder.beginCollection(at: HealthKitTests.date(0))
            let route = try #require(builder.seriesBuilder(for: .workoutRoute()) as? HKWorkoutRouteBuilder)
            let places = (0..<3).map { index in
                CLLocation(
                    coordinate: CLLocationCoordinate2D(latitude: 45 + Double(index) / 1000, longitude: 16), altitude: 100,
                    horizontalAccuracy: 5, verticalAccuracy: 5, timestamp: HealthKitTests.date(Double(index) * 10))
            }
            try await route.insertRouteData(places)
            await #expect(throws: HKError(.errorInvalidArgument)) { try await route.insertRouteData([]) }
            try await builder.endCollection(at: HealthKitTests.date(60))
            let workout = try #require(try await builder.finishWorkout())
            try await route.finishRoute(with: workout, metadata: nil)
            let found = try await HealthKitTests.find(store, HKSeriesType.workoutRoute(), HKQuery.predicateForObjects(from: workout))
            let saved = try #require(found.first as? HKWorkoutRoute)
            #expect(saved.count == 3)
            let read = Record<[Double]>()
            store.execute(
                HKWorkoutRouteQuery(route: saved) { _, locations, done, _ in read.add((locations ?? []).map(\.coordinate.latitude)) })
            #expect(await read.wait(for: 1) == [[45, 45.001, 45.002]])
            var latitudes: [Double] = []
            for try await place in HKWorkoutRouteQueryDescriptor(saved).results(for: store) { latitudes.append(place.coordinate.latitude) }
            #expect(latitudes == [45, 45.001, 45.002])
        }

        @Test func configurationsAreCopiedAndArchived() throws {
            let configuration = running()
            configuration.lapLength = HKQuantity(unit: .meter(), doubleValue: 25)
            let copy = try #require(configuration.copy() as? HKWorkoutConfiguration)
            #expect(copy == configuration)
            let data = try NSKeyedArchiver.archivedData(withRootObject: configuration, requiringSecureCoding: true)
            #expect(try NSKeyedUnarchiver.unarchivedObject(ofClass: HKWorkoutConfiguration.self, from: data) == configuration)
        }
    }
}
