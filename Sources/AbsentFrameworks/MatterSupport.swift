// MatterSupport, none of which Quince has: its names are declared, so that the compiler says what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: Matter accessories")
public struct MatterAddDeviceRequest {}

@available(*, unavailable, message: "not yet in Quince: Matter accessories")
open class MatterAddDeviceExtensionRequestHandler: NSObject {}
