import Foundation
import Testing

@testable import Club

@MainActor struct MatchModelTests {
    private let activity = RecordedActivity()
    private let defaults: UserDefaults = .temporary()
    private let match = Match(players: Players(home: "Ana", guest: "Ben"), court: .hall, server: .guest)

    private func makeModel() -> MatchModel { MatchModel(activity: activity, defaults: defaults) }

    @Test func pointsAreShownOutsideTheApp() {
        let model = makeModel()
        model.begin(match)
        model.addPoint(to: .guest)
        #expect(model.match?.score.call(for: .guest) == "15")
        #expect(activity.shown.map { $0.score.points } == [Tally(), Tally(home: 0, guest: 1)])
    }

    @Test func pointsCanBeTakenBack() {
        let model = makeModel()
        model.begin(match)
        model.addPoint(to: .home)
        #expect(model.match?.canUndo == true)
        model.undo()
        #expect(model.match == match)
        model.undo()
        #expect(model.match == match)
    }

    @Test func theMatchSurvivesTheApp() {
        let model = makeModel()
        model.begin(match)
        model.addPoint(to: .home)
        #expect(makeModel().match == model.match)
        model.end()
        #expect(makeModel().match == nil)
    }

    @Test func aMatchGoesOnWithoutALiveActivity() {
        activity.isTurnedOff = true
        let model = makeModel()
        model.begin(match)
        #expect(model.match == match)
        #expect(model.broadcastFailure == MatchActivity.Failure.turnedOff.localizedDescription)
    }
}
