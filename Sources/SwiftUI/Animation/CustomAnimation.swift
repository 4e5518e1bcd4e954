/// An animation that an app computes.
@available(*, unavailable, message: "not yet in Quince: animations that apps compute; use Spring or timingCurve(_:duration:)")
public protocol CustomAnimation: Hashable {}
