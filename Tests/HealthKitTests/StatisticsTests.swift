import HealthModel
import QuinceFoundation
import Testing

@testable import HealthKit

extension HealthKitTests {
    @MainActor struct StatisticsTests {
        private func statistics(
            _ store: HKHealthStore, _ type: HKQuantityTypeIdentifier, _ options: HKStatisticsOptions, _ predicate: NSPredicate? = nil
        ) async throws -> HKStatistics {
            try await withCheckedThrowingContinuation { continuation in
                let query = HKStatisticsQuery(quantityType: HKQuantityType(type), quantitySamplePredicate: predicate, options: options) {
                    if let statistics = $1 { continuation.resume(returning: statistics) } else { continuation.resume(throwing: $2!) }
                }
                store.execute(query)
            }
        }

        @Test func quantitiesAddUp() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            try await store.save([HealthKitTests.steps(10, 0, 60), HealthKitTests.steps(5, 120, 180)])
            let result = try await statistics(store, .stepCount, [.cumulativeSum, .mostRecent, .duration])
            #expect(result.sumQuantity()?.doubleValue(for: .count()) == 15)
            #expect(result.mostRecentQuantity()?.doubleValue(for: .count()) == 5)
            #expect(result.mostRecentQuantityDateInterval()?.start == HealthKitTests.date(120))
            #expect(result.duration()?.doubleValue(for: .second()) == 120)
            #expect(result.averageQuantity() == nil)
            #expect(result.startDate == HealthKitTests.date(0))
            #expect(result.endDate == HealthKitTests.date(180))
            #expect(result.sources == nil)
        }

        @Test func rangesOfDiscreteQuantities() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            try await store.save([HealthKitTests.beats(60, 0), HealthKitTests.beats(90, 10), HealthKitTests.beats(75, 20)])
            let result = try await statistics(store, .heartRate, [.discreteAverage, .discreteMin, .discreteMax])
            let unit = HKUnit(from: "count/min")
            #expect(result.averageQuantity().map { abs($0.doubleValue(for: unit) - 75) < 1e-9 } == true)
            #expect(result.minimumQuantity().map { abs($0.doubleValue(for: unit) - 60) < 1e-9 } == true)
            #expect(result.maximumQuantity().map { abs($0.doubleValue(for: unit) - 90) < 1e-9 } == true)
            #expect(result.sumQuantity() == nil)
        }

        @Test func averagesHaveTheStyleOfTheirType() {
            func sample(_ value: Double, _ start: TimeInterval, _ end: TimeInterval) -> StatisticsSample {
                StatisticsSample(
                    HKQuantitySample(
                        type: HKQuantityType(.bodyMass), quantity: HKQuantity(unit: .gram(), doubleValue: value),
                        start: HealthKitTests.date(start), end: HealthKitTests.date(end)), .gram())
            }
            let samples = [sample(60, 0, 10), sample(90, 10, 40)]
            #expect(Aggregation(style: .discreteArithmetic, samples: samples).average == 75)
            #expect(Aggregation(style: .discreteTemporallyWeighted, samples: samples).average == 82.5)
            let level = Aggregation(style: .discreteEquivalentContinuousLevel, samples: samples).average ?? 0
            #expect(abs(level - 88.754) < 0.01)
        }

        @Test func noDataIsAnError() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            await #expect(throws: HKError(.errorNoData)) { _ = try await statistics(store, .stepCount, .cumulativeSum) }
        }

        @Test func optionsThatDoNotGoWithTheTypeEndTheApp() async throws {
            let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                _ = HKStatisticsQuery(
                    quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil, options: .discreteAverage
                ) { _, _, _ in }
            }
            #expect(
                String(decoding: result.standardErrorContent, as: UTF8.self).contains(
                    "Statistics option HKStatisticsOptionDiscreteAverage is not compatible with cumulative data type "
                        + "HKQuantityTypeIdentifierStepCount"))
        }

        @Test func whatTwoSourcesMeasureAtATimeCountsOnce() async throws {
            let device = HealthDevice()
            let store = try await HealthKitTests.store(device)
            try await store.save(HealthKitTests.steps(100, 0, 100))
            try device.change { document in
                var record = HealthRecord(
                    type: HKQuantityTypeIdentifier.stepCount.rawValue, start: HealthKitTests.date(50), end: HealthKitTests.date(150),
                    source: .phone)
                record.quantity = HealthQuantity(value: 80, unit: "count")
                document.save([record])
            }
            let result = try await statistics(store, .stepCount, [.cumulativeSum, .separateBySource])
            #expect(result.sumQuantity()?.doubleValue(for: .count()) == 130)
            #expect(result.sumQuantity(for: .default())?.doubleValue(for: .count()) == 100)
            #expect(result.sources?.map(\.name) == ["Health", "Health Test"])
        }

        @Test func collectionsHaveASpanForEachInterval() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            // The second sample lies in two hours.
            try await store.save([
                HealthKitTests.steps(10, 60, 120), HealthKitTests.steps(60, 3000, 4200), HealthKitTests.steps(7, 10800, 10860),
            ])
            let query = HKStatisticsCollectionQuery(
                quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil, options: .cumulativeSum,
                anchorDate: HealthKitTests.date(0), intervalComponents: DateComponents(hour: 1))
            let results = Record<HKStatisticsCollection>()
            query.initialResultsHandler = { _, collection, _ in if let collection { results.add(collection) } }
            store.execute(query)
            let collection = try #require(await results.wait(for: 1).first)
            var sums: [Double?] = []
            collection.enumerateStatistics(from: HealthKitTests.date(0), to: HealthKitTests.date(10800)) { statistics, _ in
                sums.append(statistics.sumQuantity()?.doubleValue(for: .count()))
            }
            #expect(sums == [40, 30, nil, 7])
            #expect(collection.statistics().count == 3)
            #expect(collection.statistics(for: HealthKitTests.date(5000))?.startDate == HealthKitTests.date(3600))
            #expect(collection.statistics(for: HealthKitTests.date(8000)) == nil)
            #expect(collection.sources() == [.default()])
            var count = 0
            collection.enumerateStatistics(from: HealthKitTests.date(0), to: HealthKitTests.date(10800)) { _, stop in
                count += 1
                stop.pointee = true
            }
            #expect(count == 1)
        }

        @Test func daysFollowTheCalendar() {
            let calendar = Calendar.current
            let anchor = calendar.startOfDay(for: HealthKitTests.date(0))
            let months = StatisticsIntervals(anchor: anchor, components: DateComponents(month: 1))
            for offset in [-400, -31, -1, 0, 1, 27, 31, 365, 800] {
                let date = calendar.date(byAdding: .day, value: offset, to: anchor)!
                let index = months.index(of: date)
                #expect(months.start(index) <= date)
                #expect(date < months.start(index + 1))
            }
        }

        @Test func collectionsAreUpdated() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            let query = HKStatisticsCollectionQuery(
                quantityType: HKQuantityType(.stepCount), quantitySamplePredicate: nil, options: .cumulativeSum,
                anchorDate: HealthKitTests.date(0), intervalComponents: DateComponents(day: 1))
            let counts = Record<Int>()
            query.initialResultsHandler = { _, collection, _ in counts.add(collection?.statistics().count ?? -1) }
            query.statisticsUpdateHandler = { _, _, collection, _ in counts.add(collection?.statistics().count ?? -1) }
            store.execute(query)
            #expect(await counts.wait(for: 1) == [0])
            try await store.save(HealthKitTests.beats(60, 0))
            try await store.save(HealthKitTests.steps(1, 0, 1))
            #expect(await counts.wait(for: 2) == [0, 1])
            store.stop(query)
        }
    }
}
