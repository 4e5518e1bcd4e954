import WidgetKit

/// A player at a moment.
struct ProfileEntry: TimelineEntry {
    let date: Date
    let profile: Profile
}
