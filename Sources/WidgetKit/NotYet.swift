/// What an activity shows while it goes on.
@available(*, unavailable, message: "not yet in Quince: live activities")
public struct ActivityConfiguration {}
