import WidgetKit

/// Shows the first player of the ladder.
struct LeaderProvider: TimelineProvider {
    private let storage: LadderStorage
    private let defaults: UserDefaults
    private let now: () -> Date

    init(storage: LadderStorage, defaults: UserDefaults, now: @escaping () -> Date = Date.init) {
        self.storage = storage
        self.defaults = defaults
        self.now = now
    }

    private var leader: Profile {
        Ladder(storage.loadProfiles() ?? Profile.samples).leader ?? .sample
    }

    private var policy: TimelinePolicy {
        defaults.string(forKey: "policy").flatMap(TimelinePolicy.init) ?? .atEnd
    }

    func placeholder(in context: Context) -> ProfileEntry {
        ProfileEntry(date: now(), profile: .sample)
    }

    func getSnapshot(in context: Context, completion: @escaping (ProfileEntry) -> Void) {
        completion(ProfileEntry(date: now(), profile: context.isPreview ? .sample : leader))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ProfileEntry>) -> Void) {
        let timeline = ProfileTimelineMaker(policy: policy).timeline(of: leader, from: now())
        let entries = timeline.entries.map { ProfileEntry(date: $0.date, profile: $0.profile) }
        completion(Timeline(entries: entries, policy: TimelineReloadPolicy(timeline.reload)))
    }
}

extension TimelineReloadPolicy {
    init(_ reload: ProfileTimeline.Reload) {
        switch reload {
        case .atEnd: self = .atEnd
        case .never: self = .never
        case .after(let date): self = .after(date)
        }
    }
}
