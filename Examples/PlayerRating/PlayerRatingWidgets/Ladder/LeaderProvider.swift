import WidgetKit

/// Shows the first player of the ladder.
struct LeaderProvider: TimelineProvider {
    let timelines: ProfileTimelines

    private var leader: Profile { timelines.ladder.leader ?? .sample }

    func placeholder(in context: Context) -> ProfileEntry {
        timelines.entry(.sample)
    }

    func getSnapshot(in context: Context, completion: @escaping (ProfileEntry) -> Void) {
        completion(timelines.entry(context.isPreview ? .sample : leader))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<ProfileEntry>) -> Void) {
        completion(timelines.timeline(of: leader))
    }
}
