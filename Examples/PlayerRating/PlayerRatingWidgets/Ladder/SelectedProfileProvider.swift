import Intents
import WidgetKit

/// Shows the player that people have chosen.
struct SelectedProfileProvider<Intent: INIntent>: IntentTimelineProvider {
    let timelines: ProfileTimelines
    /// Which player an intent names.
    let selection: (Intent) -> Profile.ID?

    private func profile(_ configuration: Intent) -> Profile? {
        selection(configuration).flatMap(timelines.ladder.profile)
    }

    func placeholder(in context: Context) -> ProfileEntry {
        timelines.entry(.sample)
    }

    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping (ProfileEntry) -> Void) {
        completion(timelines.entry(context.isPreview ? .sample : profile(configuration)))
    }

    func getTimeline(for configuration: Intent, in context: Context, completion: @escaping (Timeline<ProfileEntry>) -> Void) {
        completion(timelines.timeline(of: profile(configuration)))
    }
}
