// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: the way to devices near by")
open class NIConfiguration: NSObject {}

@available(*, unavailable, message: "not yet in Quince: the way to devices near by")
open class NINearbyPeerConfiguration: NSObject {}

@available(*, unavailable, message: "not yet in Quince: the way to devices near by")
open class NINearbyAccessoryConfiguration: NSObject {}

@available(*, unavailable, message: "not yet in Quince: the way to devices near by")
open class NINearbyObject: NSObject {}

@available(*, unavailable, message: "not yet in Quince: the way to devices near by")
open class NIDiscoveryToken: NSObject {}

@available(*, unavailable, message: "not yet in Quince: the way to devices near by")
public protocol NISessionDelegate {}
