// AVRouting, none of which Quince has: its names are declared, so that the compiler says what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: media that a device near by plays")
open class AVCustomRoutingController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: media that a device near by plays")
public protocol AVCustomRoutingControllerDelegate {}

@available(*, unavailable, message: "not yet in Quince: media that a device near by plays")
open class AVCustomDeviceRoute: NSObject {}

@available(*, unavailable, message: "not yet in Quince: media that a device near by plays")
open class AVCustomRoutingEvent: NSObject {}
