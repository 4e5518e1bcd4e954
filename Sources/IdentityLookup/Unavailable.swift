// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: extensions that filter messages")
open class ILMessageFilterExtension: NSObject {}

@available(*, unavailable, message: "not yet in Quince: extensions that filter messages")
open class ILMessageFilterExtensionContext: NSObject {}

@available(*, unavailable, message: "not yet in Quince: extensions that filter messages")
public protocol ILMessageFilterQueryHandling {}

@available(*, unavailable, message: "not yet in Quince: extensions that filter messages")
public protocol ILMessageFilterCapabilitiesQueryHandling {}

@available(*, unavailable, message: "not yet in Quince: reports of unwanted calls and messages")
open class ILClassificationRequest: NSObject {}

@available(*, unavailable, message: "not yet in Quince: reports of unwanted calls and messages")
open class ILClassificationResponse: NSObject {}
