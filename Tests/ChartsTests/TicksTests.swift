import Foundation
import Testing

@testable import Charts

/// Round numbers and dates along axes.
struct TicksTests {
    @Test(arguments: [
        (0.0, 100.0, 20.0), (0, 1, 0.2), (0, 7, 1), (0, 250, 50), (-3, 3, 1), (0, 0.012, 0.0025), (0, 9_000_000, 2_000_000),
        (1e12, 1e12 + 5, 1),
    ])
    func stepsAreRound(start: Double, end: Double, step: Double) throws {
        let found = try #require(Ticks.step(start...end, count: 5))
        #expect(abs(found - step) < 1e-9 * step)
    }

    @Test func multiplesLieWithinTheRange() {
        #expect(Ticks.multiples(of: 20, in: 0...100) == [0, 20, 40, 60, 80, 100])
        #expect(Ticks.multiples(of: 0.1, in: 0...0.3).count == 4)
        #expect(Ticks.multiples(of: 5, in: 1...4) == [])
        #expect(Ticks.multiples(of: 1e-9, in: 0...1) == [], "more than a chart could show")
    }

    @Test func rangesEndAtRoundNumbers() {
        #expect(Ticks.rounded(0...87, count: 5) == 0...100)
        #expect(Ticks.rounded(-12...33, count: 5) == -20...40)
        #expect(Ticks.rounded(0...100, count: 5) == 0...100)
        #expect(Ticks.rounded(4...4, count: 5) == 4...4)
        for end in stride(from: 100.0, to: 10_000, by: 130) {
            let range = Ticks.rounded(0...end, count: 2), step = Ticks.step(range, count: 2) ?? 1
            #expect(Ticks.multiples(of: step, in: range).last == range.upperBound)
        }
    }

    private var calendar: Calendar {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "UTC")!
        return calendar
    }

    private func date(_ year: Int, _ month: Int, _ day: Int) -> Double {
        calendar.date(from: DateComponents(year: year, month: month, day: day))!.timeIntervalSinceReferenceDate
    }

    @Test func monthsBeginAtTheFirst() {
        let range = date(2025, 1, 15)...date(2025, 6, 20)
        let step = DateTicks.step(range, count: 5)
        #expect(step.unit == .month)
        #expect(step.count == 1)
        let dates = DateTicks(calendar: calendar).dates(every: step, in: range)
        #expect(dates == (2...6).map { date(2025, $0, 1) })
    }

    @Test func quartersBeginInJanuary() {
        let step = DateTicks.Step(unit: .month, count: 3, length: 7_889_400)
        let dates = DateTicks(calendar: calendar).dates(every: step, in: date(2024, 11, 2)...date(2025, 8, 1))
        #expect(dates == [date(2025, 1, 1), date(2025, 4, 1), date(2025, 7, 1)])
    }

    @Test func yearsAreMultiplesOfTheStep() {
        let step = DateTicks.Step(unit: .year, count: 10, length: 315_576_000)
        let dates = DateTicks(calendar: calendar).dates(every: step, in: date(1987, 1, 1)...date(2021, 1, 1))
        #expect(dates == [1990, 2000, 2010, 2020].map { date($0, 1, 1) })
    }

    @Test func binsHoldAllNumbers() {
        let data = [3.0, 17, 22, 40]
        let bins = NumberBins(data: data, desiredCount: 4)
        #expect(bins.thresholds == [0, 10, 20, 30, 40, 50])
        for value in data { #expect(bins[bins.index(for: value)].contains(value)) }
        #expect(NumberBins(data: [1, 2, 3]).allSatisfy { $0.upperBound - $0.lowerBound == 1 })
        #expect(NumberBins(data: [Int]()).count > 0)
        #expect(NumberBins(range: 0...10.0, count: 4).thresholds == [0, 2.5, 5, 7.5, 10])
        #expect(NumberBins(size: 2.5, range: 0...6).thresholds == [0, 2.5, 5, 7.5])
    }

    @Test func binsOfDatesAreUnits() {
        let dates = [date(2025, 1, 15), date(2025, 3, 2)].map { Date(timeIntervalSinceReferenceDate: $0) }
        let bins = DateBins(unit: .month, data: dates, calendar: calendar)
        #expect(bins.thresholds.map(\.timeIntervalSinceReferenceDate) == (1...4).map { date(2025, $0, 1) })
        #expect(bins.index(for: dates[1]) == 2)
        #expect(DateBins(unit: .month, data: []).isEmpty)
    }
}
