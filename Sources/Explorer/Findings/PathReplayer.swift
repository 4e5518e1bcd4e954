import DeviceProtocol
import Foundation
import Simulator

/// Does again on a fresh phone what was done before, and finds the least of it that has the same outcome.
final class PathReplayer {
    enum Outcome {
        /// The app has ended in the last action.
        case failed(AppFailure)
        case reached(ScreenModel)
    }

    /// A path with its outcome.
    struct Replay {
        var actions: [ExplorerAction]
        var steps: [FlowStep]
        var outcome: Outcome
        /// The faults that frameworks have written of.
        var logged: [ScreenIssue]
        var phone: ExplorerPhone
    }

    private let shared: ExplorerPhone.Shared
    /// Replays for one path at most.
    private let mostReplays: Int
    /// The number of replays so far.
    private(set) var count = 0

    /// Whether there is no time left for replays.
    let isOver: () -> Bool

    init(_ shared: ExplorerPhone.Shared, mostReplays: Int = 24, isOver: @escaping () -> Bool = { false }) {
        (self.shared, self.mostReplays, self.isOver) = (shared, mostReplays, isOver)
    }

    /// - Parameter traces: Whether a failure names the app's functions.
    /// - Returns: nil where an element of the path is not there, the app ends before the path does, or no time is left.
    func replay(_ actions: [ExplorerAction], _ variation: PhoneVariation, traces: Bool = false) throws -> Replay? {
        guard !isOver() else { return nil }
        count += 1
        let phone = try ExplorerPhone(shared, variation, records: true, traces: traces)
        var done = -1
        do {
            var screen = try phone.launch()
            for (index, action) in actions.enumerated() {
                done = index
                guard let next = try phone.perform(action, on: screen) else { return nil }
                screen = next
            }
            return made(actions, .reached(screen), phone)
        } catch let failure as AppFailure {
            return done == actions.count - 1 ? made(actions, .failed(failure), phone) : nil
        } catch is StepFailure { return nil }
    }

    private func made(_ actions: [ExplorerAction], _ outcome: Outcome, _ phone: ExplorerPhone) -> Replay {
        Replay(actions: actions, steps: phone.steps, outcome: outcome, logged: LogCheck.issues(in: phone.log.readNew().lines), phone: phone)
    }

    /// The shortest path found that has an outcome.
    ///
    /// - Parameters:
    ///   - paths: The first that fits is shortened.
    ///   - keeps: The number of actions at the end that belong to the outcome.
    /// - Returns: nil where none fits.
    func shortest(
        of paths: [[ExplorerAction]], _ variation: PhoneVariation, keeps: Int = 0, shrinks: Bool = true, _ fits: (Replay) throws -> Bool
    ) throws -> Replay? {
        var tried: [[ExplorerAction]] = []
        for path in paths where !tried.contains(path) {
            tried.append(path)
            guard let replay = try replay(path, variation), try fits(replay) else { continue }
            return shrinks ? try shrink(replay, variation, keeps: keeps, fits) : replay
        }
        return nil
    }

    private func shrink(_ start: Replay, _ variation: PhoneVariation, keeps: Int, _ fits: (Replay) throws -> Bool) throws -> Replay {
        var best = start
        _ = try PathShrinker.shrink(start.actions, keeps: keeps, mostTries: mostReplays) { actions in
            guard let replay = try replay(actions, variation), try fits(replay) else { return false }
            best = replay
            return true
        }
        return best
    }
}
