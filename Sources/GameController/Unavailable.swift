// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: controllers on the screen")
open class GCVirtualController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: controllers on the screen")
open class GCEventViewController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: controllers on the screen")
open class GCMotion: NSObject {}

@available(*, unavailable, message: "not yet in Quince: controllers on the screen")
open class GCHapticsLocality: NSObject {}

@available(*, unavailable, message: "not yet in Quince: controllers on the screen")
open class GCDeviceHaptics: NSObject {}

@available(*, unavailable, message: "not yet in Quince: controllers on the screen")
open class GCRacingWheel: NSObject {}
