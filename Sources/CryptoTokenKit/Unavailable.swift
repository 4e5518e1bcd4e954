// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: smart cards")
open class TKSmartCard: NSObject {}

@available(*, unavailable, message: "not yet in Quince: smart cards")
open class TKSmartCardSlot: NSObject {}

@available(*, unavailable, message: "not yet in Quince: extensions that provide tokens")
open class TKToken: NSObject {}

@available(*, unavailable, message: "not yet in Quince: extensions that provide tokens")
open class TKTokenDriver: NSObject {}

@available(*, unavailable, message: "not yet in Quince: extensions that provide tokens")
open class TKTokenSession: NSObject {}

@available(*, unavailable, message: "not yet in Quince: extensions that provide tokens")
public protocol TKTokenDriverDelegate {}
