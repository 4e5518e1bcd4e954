/// A widget about which people can set something, described by an intent of Intents.
@available(*, unavailable, message: "not yet in Quince: widgets with intents; StaticConfiguration is there")
public struct IntentConfiguration {}

/// Says what a widget with an intent of Intents shows.
@available(*, unavailable, message: "not yet in Quince: widgets with intents; TimelineProvider is there")
public protocol IntentTimelineProvider {}

/// A widget about which people can set something, described by an app intent.
@available(*, unavailable, message: "not yet in Quince: widgets with intents; StaticConfiguration is there")
public struct AppIntentConfiguration {}

/// Says what a widget with an app intent shows.
@available(*, unavailable, message: "not yet in Quince: widgets with intents; TimelineProvider is there")
public protocol AppIntentTimelineProvider {}

/// A ready-made configuration of a widget.
@available(*, unavailable, message: "not yet in Quince: widgets with intents")
public struct AppIntentRecommendation {}

/// What an activity shows while it goes on.
@available(*, unavailable, message: "not yet in Quince: live activities")
public struct ActivityConfiguration {}
