import ActivityKit
import Foundation

/// The match as a Live Activity on the lock screen and in the Dynamic Island.
@MainActor final class MatchActivity: MatchBroadcasting {
    enum Failure: LocalizedError {
        case turnedOff

        var errorDescription: String? { String(localized: "Live Activities are turned off. You can turn them on in Settings.") }
    }

    /// The activity of the match; one that another process of the app began, too.
    private var activity: Activity<MatchAttributes>? { Activity<MatchAttributes>.activities.first }

    func begin(_ match: Match) throws {
        guard ActivityAuthorizationInfo().areActivitiesEnabled else { throw Failure.turnedOff }
        end(nil)
        _ = try Activity.request(
            attributes: MatchAttributes(players: match.players, court: match.court), content: content(of: match))
    }

    func update(_ match: Match) {
        guard let activity else { return }
        Task { await activity.update(content(of: match)) }
    }

    func end(_ match: Match?) {
        guard let activity else { return }
        let final = match.map(content)
        Task { await activity.end(final, dismissalPolicy: match == nil ? .immediate : .default) }
    }

    private func content(of match: Match) -> ActivityContent<MatchAttributes.ContentState> {
        ActivityContent(state: MatchAttributes.ContentState(score: match.score), staleDate: nil)
    }
}
