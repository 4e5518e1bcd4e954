/// A field of forces: *UIFieldBehavior*.
@available(*, unavailable, message: "not yet in Quince: fields of forces")
@preconcurrency @MainActor open class UIFieldBehavior: UIDynamicBehavior {}

/// A part of the plane: *UIRegion*.
@available(*, unavailable, message: "not yet in Quince: fields of forces")
@preconcurrency @MainActor open class UIRegion: NSObject {}
