import WidgetKit

/// A player at a moment; nil where the chosen one is gone.
struct ProfileEntry: TimelineEntry {
    let date: Date
    let profile: Profile?
}
