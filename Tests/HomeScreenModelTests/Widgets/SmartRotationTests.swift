import Foundation
import HomeScreenModel
import Testing

struct SmartRotationTests {
    private let start = Date(timeIntervalSince1970: 1_704_793_260)
    private let rotation = SmartRotation()

    private func moment(_ from: Double, _ to: Double?, _ weight: Double = 1) -> SmartRotation.Moment {
        SmartRotation.Moment(start: start + from, end: to.map { start + $0 }, weight: weight)
    }

    private func choice(
        _ candidates: [SmartRotation.Candidate], shown: Int = 1, after seconds: Double = 0, touched: Double? = nil,
        _ habits: WidgetHabits = WidgetHabits(), hour: Int = 9
    ) -> Int {
        rotation.choice(
            among: candidates, shown: shown, touched: touched.map { start + $0 }, habits: habits, at: start + seconds, hour: hour)
    }

    @Test func whatMattersNowComesUp() {
        let candidates = [
            SmartRotation.Candidate(id: 1), .init(id: 2, moments: [moment(60, 120)]), .init(id: 3, moments: [moment(90, nil, 0.5)]),
        ]
        #expect(choice(candidates) == 1)
        #expect(choice(candidates, after: 60) == 2)
        #expect(choice(candidates, after: 95) == 2)
        #expect(choice(candidates, after: 120) == 3)
        #expect(rotation.nextChange(among: candidates, after: start + 60) == start + 90)
    }

    @Test func whatIsShownStaysWhereNothingIsLikelier() {
        let same = [1, 2].map { SmartRotation.Candidate(id: $0, moments: [moment(0, nil)]) }
        #expect(choice(same, shown: 1) == 1)
        #expect(choice(same, shown: 2) == 2)
        #expect(choice([], shown: 7) == 7)
    }

    @Test func peopleHaveTheLastWordForAWhile() {
        let candidates = [SmartRotation.Candidate(id: 1), .init(id: 2, moments: [moment(0, nil)])]
        #expect(choice(candidates, after: 100, touched: 0) == 1)
        #expect(choice(candidates, after: SmartRotation.patience, touched: 0) == 2)
    }

    @Test func habitsCountByTheHour() {
        var habits = WidgetHabits()
        for _ in 0..<10 { habits.note(2, at: 8) }
        for _ in 0..<10 { habits.note(3, at: 20) }
        let candidates = [1, 2, 3].map { SmartRotation.Candidate(id: $0) }
        #expect(choice(candidates, habits, hour: 9) == 2)
        #expect(choice(candidates, habits, hour: 19) == 3)
        #expect(choice(candidates, habits, hour: 14) == 1)
        // What apps say counts more.
        let relevant = Array(candidates.dropLast()) + [SmartRotation.Candidate(id: 3, moments: [moment(0, nil)])]
        #expect(choice(relevant, habits, hour: 8) == 3)
        habits.keep([3])
        #expect(choice(candidates, habits, hour: 9) == 1)
    }

    @Test func oneUseIsNoHabit() {
        var habits = WidgetHabits()
        habits.note(1, at: 0)
        #expect(habits.share(of: 1, at: 0) < 0.5)
        #expect(habits.share(of: 1, at: 23) > 0)
        #expect(habits.share(of: 2, at: 0) == 0)
    }

    @Test func withoutMomentsTheNextHourIsLookedAt() {
        let next = rotation.nextChange(among: [], after: start)
        #expect(next > start)
        #expect(next.timeIntervalSince(start) <= 3600)
        #expect(next.timeIntervalSince1970.truncatingRemainder(dividingBy: 3600) == 0)
    }
}
