// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: accessories")
open class EASession: NSObject {}

@available(*, unavailable, message: "not yet in Quince: accessories")
open class EAWiFiUnconfiguredAccessory: NSObject {}

@available(*, unavailable, message: "not yet in Quince: accessories")
open class EAWiFiUnconfiguredAccessoryBrowser: NSObject {}

@available(*, unavailable, message: "not yet in Quince: accessories")
public protocol EAAccessoryDelegate {}
