/// Which gestures of three fingers edit. Source: Apple's documentation of `UIEditingInteractionConfiguration`.
public enum UIEditingInteractionConfiguration: Int, Sendable { case none = 0, `default` = 1 }
