import Foundation
import SwiftData
import Testing

@testable import Journal

@MainActor struct MoodStatisticsTests {
    private let calendar: Calendar = {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        return calendar
    }()
    private let today = Date(timeIntervalSince1970: 1_704_793_260)
    private let container: ModelContainer

    init() throws { container = try JournalStore.makeContainer(inMemory: true) }

    private func entry(daysAgo: Double, _ mood: Mood) -> Entry {
        let entry = Entry(date: today - daysAgo * 86_400, mood: mood)
        container.mainContext.insert(entry)
        return entry
    }

    @Test func aDayHasItsAverage() {
        let entries = [entry(daysAgo: 0, .great), entry(daysAgo: 0.1, .okay), entry(daysAgo: 1, .low)]
        let statistics = MoodStatistics(entries, in: .week, today: today, calendar: calendar)
        #expect(statistics.days.map(\.average) == [2, 4])
        #expect(statistics.counts == [.great: 1, .okay: 1, .low: 1])
    }

    @Test func onlyTheSpanCounts() {
        let entries = [entry(daysAgo: 6, .good), entry(daysAgo: 7, .awful)]
        #expect(MoodStatistics(entries, in: .week, today: today, calendar: calendar).counts == [.good: 1])
        #expect(MoodStatistics(entries, in: .month, today: today, calendar: calendar).counts == [.good: 1, .awful: 1])
    }

    @Test func monthsBeginWithTheLatest() {
        let months = EntryMonth.months(
            of: [entry(daysAgo: 0, .good), entry(daysAgo: 20, .low), entry(daysAgo: 21, .low)], calendar: calendar)
        #expect(months.map(\.entries.count) == [1, 2])
    }
}
