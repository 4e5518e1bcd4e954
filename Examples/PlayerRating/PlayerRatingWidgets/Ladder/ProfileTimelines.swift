import WidgetKit

/// What the widgets of the ladder show of a player, and when.
struct ProfileTimelines {
    private let storage: LadderStorage
    private let defaults: UserDefaults
    private let now: () -> Date

    init(storage: LadderStorage, defaults: UserDefaults, now: @escaping () -> Date = Date.init) {
        self.storage = storage
        self.defaults = defaults
        self.now = now
    }

    var ladder: Ladder { Ladder(storage.loadProfiles() ?? Profile.samples) }

    private var policy: TimelinePolicy {
        defaults.string(forKey: "policy").flatMap(TimelinePolicy.init) ?? .atEnd
    }

    func entry(_ profile: Profile?) -> ProfileEntry {
        ProfileEntry(date: now(), profile: profile)
    }

    /// A minute of a player; of nobody one entry, until the app says that something has changed.
    func timeline(of profile: Profile?) -> Timeline<ProfileEntry> {
        guard let profile else { return Timeline(entries: [entry(nil)], policy: .never) }
        let timeline = ProfileTimelineMaker(policy: policy).timeline(of: profile, from: now())
        let entries = timeline.entries.map { ProfileEntry(date: $0.date, profile: $0.profile) }
        return Timeline(entries: entries, policy: TimelineReloadPolicy(timeline.reload))
    }
}

extension ProfileTimelines {
    /// Of the ladder that the app shares.
    static var shared: ProfileTimelines {
        ProfileTimelines(storage: UserDefaultsLadderStorage(defaults: .group), defaults: .group)
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
