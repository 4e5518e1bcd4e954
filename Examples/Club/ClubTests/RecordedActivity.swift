@testable import Club

/// Keeps the matches that it is asked to show.
@MainActor final class RecordedActivity: MatchBroadcasting {
    private(set) var shown: [Match] = []
    var isTurnedOff = false

    func begin(_ match: Match) throws {
        if isTurnedOff { throw MatchActivity.Failure.turnedOff }
        shown = [match]
    }
    func update(_ match: Match) { shown.append(match) }
    func end(_ match: Match?) {}
}
