/// The configuration of a live activity's views.
@available(*, unavailable, message: "not yet in Quince: live activities")
public struct ActivityConfiguration {}
