import Foundation

/// Makes a minute's timeline of a player, who has another score every three seconds.
struct ProfileTimelineMaker {
    private static let entryCount = 20
    private static let interval: TimeInterval = 3

    let policy: TimelinePolicy
    let drawScore: () -> Double

    init(policy: TimelinePolicy, drawScore: @escaping () -> Double = Score.random) {
        self.policy = policy
        self.drawScore = drawScore
    }

    func timeline(of profile: Profile, from start: Date) -> ProfileTimeline {
        let entries = (0..<Self.entryCount).map { index in
            var profile = profile
            profile.score = drawScore()
            return ProfileTimeline.Entry(date: start + TimeInterval(index) * Self.interval, profile: profile)
        }
        return ProfileTimeline(entries: entries, reload: reload(from: start))
    }

    private func reload(from start: Date) -> ProfileTimeline.Reload {
        switch policy {
        case .atEnd: return .atEnd
        case .never: return .never
        case .afterTwoMinutes: return .after(start + 120)
        }
    }
}
