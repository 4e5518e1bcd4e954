import HealthModel
import QuinceFoundation
import Testing

@testable import HealthKit

extension HealthKitTests {
    @MainActor struct QueryTests {
        private let type = HKQuantityType(.stepCount)

        @Test func samplesAreSortedAndLimited() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            try await store.save([HealthKitTests.steps(2, 20, 30), HealthKitTests.steps(1, 0, 10), HealthKitTests.steps(3, 40, 50)])
            let newest = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
            #expect(HealthKitTests.counts(try await HealthKitTests.find(store, type, sort: [newest])) == [3, 2, 1])
            #expect(HealthKitTests.counts(try await HealthKitTests.find(store, type, limit: 1, sort: [newest])) == [3])
            let byPath = NSSortDescriptor(keyPath: \HKSample.endDate, ascending: true)
            #expect(HealthKitTests.counts(try await HealthKitTests.find(store, type, sort: [byPath])) == [1, 2, 3])
        }

        @Test func spansOfTimeAreStrictOnlyWhereTheySaySo() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            try await store.save([
                HealthKitTests.steps(1, -10, 5), HealthKitTests.steps(2, 10, 20), HealthKitTests.steps(3, 90, 110),
                HealthKitTests.steps(4, 100, 120),
            ])
            func found(_ options: HKQueryOptions) async throws -> [Double] {
                let predicate = HKQuery.predicateForSamples(
                    withStart: HealthKitTests.date(0), end: HealthKitTests.date(100), options: options)
                return HealthKitTests.counts(try await HealthKitTests.find(store, type, predicate))
            }
            #expect(try await found([]) == [1, 2, 3])
            #expect(try await found(.strictStartDate) == [2, 3])
            #expect(try await found(.strictEndDate) == [1, 2])
            #expect(try await found([.strictStartDate, .strictEndDate]) == [2])
        }

        @Test func predicatesOfValuesMetadataAndSources() async throws {
            let device = HealthDevice()
            let store = try await HealthKitTests.store(device)
            let entered = HealthKitTests.steps(5, 0, 1, metadata: [HKMetadataKeyWasUserEntered: true, "place": "home"])
            try await store.save([entered, HealthKitTests.steps(50, 2, 3)])
            try device.change { document in
                var record = HealthRecord(type: type.identifier, start: .now, end: .now, source: .phone)
                record.quantity = HealthQuantity(value: 500, unit: "count")
                document.save([record])
            }
            func found(_ predicate: NSPredicate) async throws -> [Double] {
                HealthKitTests.counts(try await HealthKitTests.find(store, type, predicate))
            }
            let ten = HKQuantity(unit: .count(), doubleValue: 10)
            #expect(try await found(HKQuery.predicateForQuantitySamples(with: .greaterThan, quantity: ten)) == [50, 500])
            #expect(try await found(HKQuery.predicateForObjects(from: .default())) == [5, 50])
            #expect(try await found(HKQuery.predicateForObject(with: entered.uuid)) == [5])
            #expect(try await found(HKQuery.predicateForObjects(withMetadataKey: "place")) == [5])
            #expect(try await found(HKQuery.predicateForObjects(withMetadataKey: "place", allowedValues: ["home", "work"])) == [5])
            #expect(
                try await found(
                    HKQuery.predicateForObjects(withMetadataKey: HKMetadataKeyWasUserEntered, operatorType: .notEqualTo, value: true)) == []
            )
            #expect(try await found(NSPredicate(format: "metadata.%K != YES", HKMetadataKeyWasUserEntered)) == [50, 500])
            #expect(try await found(NSPredicate(format: "%K == %@", "place".isEmpty ? "" : "metadata.place", "home")) == [5])
            let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
                HKQuery.predicateForObjects(from: .default()), HKQuery.predicateForQuantitySamples(with: .lessThan, quantity: ten),
            ])
            #expect(try await found(both) == [5])
        }

        @Test func categoriesAreFoundByTheirValues() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            let sleep = HKCategoryType(.sleepAnalysis)
            try await store.save(
                [HKCategoryValueSleepAnalysis.inBed, .asleepREM, .asleepDeep].enumerated().map { index, value in
                    HKCategorySample(
                        type: sleep, value: value.rawValue, start: HealthKitTests.date(Double(index)),
                        end: HealthKitTests.date(Double(index) + 1))
                })
            let asleep = HKCategoryValueSleepAnalysis.predicateForSamples(equalTo: HKCategoryValueSleepAnalysis.allAsleepValues)
            let found = try await HealthKitTests.find(store, sleep, asleep).compactMap { ($0 as? HKCategorySample)?.value }
            #expect(found == [5, 4])
            let inBed = HKQuery.predicateForCategorySamples(with: .equalTo, value: HKCategoryValueSleepAnalysis.inBed.rawValue)
            #expect(try await HealthKitTests.find(store, sleep, inBed).count == 1)
        }

        @Test func observersHearOfEachChangeUntilTheyAreStopped() async throws {
            let device = HealthDevice()
            let store = try await HealthKitTests.store(device)
            let calls = Record<String>()
            let query = HKObserverQuery(sampleType: type, predicate: nil) { _, done, error in
                calls.add(error == nil ? "update" : "error")
                done()
            }
            store.execute(query)
            #expect(await calls.wait(for: 1) == ["update"])
            try await store.save(HealthKitTests.beats(60, 0))
            let sample = HealthKitTests.steps(1, 0, 1)
            try await store.save(sample)
            #expect(await calls.wait(for: 2).count == 2)
            try await store.delete(sample)
            #expect(await calls.wait(for: 3).count == 3)
            try device.change { document in
                var record = HealthRecord(type: type.identifier, start: .now, end: .now, source: .phone)
                record.quantity = HealthQuantity(value: 9, unit: "count")
                document.save([record])
            }
            #expect(await calls.wait(for: 4).count == 4)
            store.stop(query)
            try await store.save(HealthKitTests.steps(2, 0, 1))
            await HealthKitTests.settle()
            #expect(calls.all.count == 4)
        }

        @Test func anObserverOfWhatWasNotAskedForFails() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            let calls = Record<HKError.Code?>()
            store.execute(HKObserverQuery(sampleType: HKQuantityType(.vo2Max), predicate: nil) { calls.add(($2 as? HKError)?.code) })
            #expect(await calls.wait(for: 1) == [.errorAuthorizationNotDetermined])
        }

        @Test func anchorsDivideTheHistory() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            let first = HealthKitTests.steps(1, 0, 1)
            try await store.save([first, HealthKitTests.steps(2, 2, 3)])
            let answers = Record<(added: [Double], deleted: [UUID], anchor: HKQueryAnchor?)>()
            func run(_ anchor: HKQueryAnchor?, limit: Int = 0) {
                store.execute(
                    HKAnchoredObjectQuery(type: type, predicate: nil, anchor: anchor, limit: limit) { _, added, deleted, anchor, _ in
                        answers.add((HealthKitTests.counts(added ?? []), (deleted ?? []).map(\.uuid), anchor))
                    })
            }
            run(nil, limit: 1)
            var last = try #require(await answers.wait(for: 1).last)
            #expect(last.added == [1])
            run(last.anchor)
            last = try #require(await answers.wait(for: 2).last)
            #expect(last.added == [2])
            try await store.delete(first)
            try await store.save(HealthKitTests.steps(3, 4, 5))
            let data = try NSKeyedArchiver.archivedData(withRootObject: try #require(last.anchor), requiringSecureCoding: true)
            run(try NSKeyedUnarchiver.unarchivedObject(ofClass: HKQueryAnchor.self, from: data))
            last = try #require(await answers.wait(for: 3).last)
            #expect(last.added == [3])
            #expect(last.deleted == [first.uuid])
            run(last.anchor)
            last = try #require(await answers.wait(for: 4).last)
            #expect(last.added == [])
            #expect(last.deleted == [])
        }

        @Test func anAnchoredQueryGoesOnWithItsUpdateHandler() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            let answers = Record<[Double]>()
            let query = HKAnchoredObjectQuery(type: type, predicate: nil, anchor: nil, limit: HKObjectQueryNoLimit) { _, added, _, _, _ in
                answers.add(HealthKitTests.counts(added ?? []))
            }
            query.updateHandler = { _, added, _, _, _ in answers.add(HealthKitTests.counts(added ?? [])) }
            store.execute(query)
            #expect(await answers.wait(for: 1) == [[]])
            try await store.save(HealthKitTests.steps(7, 0, 1))
            #expect(await answers.wait(for: 2) == [[], [7]])
            store.stop(query)
        }

        @Test func sourcesAndSummariesAreAskedFor() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            try await store.save([HealthKitTests.steps(1, 0, 1), HealthKitTests.steps(2, 1, 2)])
            let names = Record<[String]>()
            store.execute(HKSourceQuery(sampleType: type, samplePredicate: nil) { _, sources, _ in names.add((sources ?? []).map(\.name)) })
            #expect(await names.wait(for: 1) == [["Health Test"]])
            let rings = Record<Int>()
            store.execute(HKActivitySummaryQuery(predicate: nil) { _, summaries, _ in rings.add(summaries?.count ?? -1) })
            #expect(await rings.wait(for: 1) == [0])
        }

        @Test func aQueryMayRunAgainButNotTwiceAtATime() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            let result = try await #require(processExitsWith: .signal(SIGABRT), observing: [\.standardErrorContent]) {
                let query = HKObserverQuery(sampleType: HKQuantityType(.stepCount), predicate: nil) { _, _, _ in }
                HKHealthStore().execute(query)
                HKHealthStore().execute(query)
            }
            #expect(
                String(decoding: result.standardErrorContent, as: UTF8.self).contains("You cannot start a query that is already active"))
            _ = store
        }

        @Test func descriptorsAnswer() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            try await store.save([HealthKitTests.steps(2, 20, 30), HealthKitTests.steps(1, 0, 10)])
            let samples = HKSampleQueryDescriptor(
                predicates: [.quantitySample(type: type)], sortDescriptors: [SortDescriptor(\.startDate)], limit: 5)
            #expect(try await samples.result(for: store).map { $0.quantity.doubleValue(for: .count()) } == [1, 2])
            let sum = HKStatisticsQueryDescriptor(predicate: .quantitySample(type: type), options: .cumulativeSum)
            #expect(try await sum.result(for: store)?.sumQuantity()?.doubleValue(for: .count()) == 3)
            let none = HKStatisticsQueryDescriptor(
                predicate: .quantitySample(type: type, predicate: NSPredicate(value: false)), options: .cumulativeSum)
            #expect(try await none.result(for: store) == nil)
            let anchored = HKAnchoredObjectQueryDescriptor(predicates: [.quantitySample(type: type)], anchor: nil)
            #expect(try await anchored.result(for: store).addedSamples.count == 2)
            #expect(try await HKSourceQueryDescriptor(predicate: .quantitySample(type: type)).result(for: store) == [.default()])
            #expect(try await HKActivitySummaryQueryDescriptor().result(for: store).isEmpty)
            var rings = HKActivitySummaryQueryDescriptor().results(for: store).makeAsyncIterator()
            #expect(try await rings.next()?.isEmpty == true)
        }

        @Test func descriptorsGoOnWhileSomebodyAwaitsThem() async throws {
            let store = try await HealthKitTests.store(HealthDevice())
            try await store.save(HealthKitTests.steps(1, 0, 10))
            let descriptor = HKAnchoredObjectQueryDescriptor(predicates: [.quantitySample(type: type)], anchor: nil)
            var iterator = descriptor.results(for: store).makeAsyncIterator()
            #expect(try await iterator.next()?.addedSamples.count == 1)
            try await store.save([HealthKitTests.steps(2, 0, 10), HealthKitTests.steps(3, 0, 10)])
            #expect(try await iterator.next()?.addedSamples.count == 2)
            let days = HKStatisticsCollectionQueryDescriptor(
                predicate: .quantitySample(type: type), options: .cumulativeSum, anchorDate: HealthKitTests.date(0),
                intervalComponents: DateComponents(day: 1))
            var collections = days.results(for: store).makeAsyncIterator()
            var sum = try await collections.next()?.statisticsCollection.statistics().first?.sumQuantity()
            #expect(sum?.doubleValue(for: .count()) == 6)
            try await store.save(HealthKitTests.steps(4, 0, 10))
            sum = try await collections.next()?.statisticsCollection.statistics().first?.sumQuantity()
            #expect(sum?.doubleValue(for: .count()) == 10)
        }
    }
}
