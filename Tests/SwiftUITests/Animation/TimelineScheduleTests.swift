import Testing
import UIKit

@testable import SwiftUI

struct TimelineScheduleTests {
    private let day = Date(timeIntervalSinceReferenceDate: 700_000_030)

    @Test func periodsCountFromTheirBeginning() {
        let schedule = PeriodicTimelineSchedule(from: day, by: 10)
        let dates = Array(schedule.entries(from: day.addingTimeInterval(25), mode: .normal).prefix(3))
        #expect(dates.map { $0.timeIntervalSince(day) } == [20, 30, 40])
    }

    @Test func minutesBeginTogether() {
        let dates = Array(EveryMinuteTimelineSchedule().entries(from: day, mode: .normal).prefix(2))
        #expect(dates.allSatisfy { $0.timeIntervalSinceReferenceDate.truncatingRemainder(dividingBy: 60) == 0 })
        #expect(dates[0] <= day && dates[1] > day)
    }

    @Test func pausedAnimationsHaveOneTime() {
        #expect(Array(AnimationTimelineSchedule(paused: true).entries(from: day, mode: .normal)) == [day])
    }

    @Test @MainActor func theContentIsMadeOfTheLatestTimeThatHasCome() {
        let past = Date().addingTimeInterval(-60)
        var seen: [Date] = []
        let hosted = Hosted(
            TimelineView(.explicit([past, past.addingTimeInterval(10), past.addingTimeInterval(1000)])) { context in
                let _ = seen.append(context.date)
                Color.red
            })
        hosted.update()
        #expect(seen.last == past.addingTimeInterval(10))
    }
}
