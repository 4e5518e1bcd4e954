import Foundation
import Observation

/// The match that is played; it survives the app's end.
@MainActor @Observable final class MatchModel {
    private(set) var match: Match?
    /// The reason why the match is not shown outside of the app; nil where it is.
    private(set) var broadcastFailure: String?

    @ObservationIgnored private let activity: (any MatchBroadcasting)?
    @ObservationIgnored private let defaults: UserDefaults?
    private static let key = "match"

    /// - Parameters:
    ///   - activity: Shows the match outside of the app.
    ///   - defaults: Where the match is kept; nil keeps it in memory.
    init(activity: (any MatchBroadcasting)?, defaults: UserDefaults? = .standard) {
        (self.activity, self.defaults) = (activity, defaults)
        match = defaults?.data(forKey: Self.key).flatMap { try? JSONDecoder().decode(Match.self, from: $0) }
    }

    func begin(_ match: Match) {
        set(match)
        do {
            try activity?.begin(match)
            broadcastFailure = nil
        } catch {
            broadcastFailure = error.localizedDescription
        }
    }

    func addPoint(to side: Side) { change { $0.addPoint(to: side) } }
    func undo() { change { $0.undo() } }

    /// Ends the match, whatever the score.
    func end() {
        activity?.end(match?.score.winner == nil ? nil : match)
        set(nil)
        broadcastFailure = nil
    }

    private func change(_ edit: (inout Match) -> Void) {
        guard var changed = match else { return }
        edit(&changed)
        set(changed)
        activity?.update(changed)
    }

    private func set(_ match: Match?) {
        self.match = match
        defaults?.set(match.flatMap { try? JSONEncoder().encode($0) }, forKey: Self.key)
    }
}
