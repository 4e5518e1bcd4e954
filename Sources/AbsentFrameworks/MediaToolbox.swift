// MediaToolbox, none of which Quince has: its names are declared, so that the compiler says what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: taps of sound that plays")
open class MTAudioProcessingTap: NSObject {}

@available(*, unavailable, message: "not yet in Quince: taps of sound that plays")
public struct MTAudioProcessingTapCallbacks {}
