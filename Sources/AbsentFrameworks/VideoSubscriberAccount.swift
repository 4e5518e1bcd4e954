// VideoSubscriberAccount, none of which Quince has: its names are declared, so that the compiler says what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: accounts of television providers")
open class VSAccountManager: NSObject {}

@available(*, unavailable, message: "not yet in Quince: accounts of television providers")
public protocol VSAccountManagerDelegate {}

@available(*, unavailable, message: "not yet in Quince: accounts of television providers")
open class VSAccountMetadataRequest: NSObject {}

@available(*, unavailable, message: "not yet in Quince: accounts of television providers")
open class VSAccountMetadata: NSObject {}

@available(*, unavailable, message: "not yet in Quince: accounts of television providers")
open class VSUserAccountManager: NSObject {}

@available(*, unavailable, message: "not yet in Quince: accounts of television providers")
open class VSSubscriptionRegistrationCenter: NSObject {}

@available(*, unavailable, message: "not yet in Quince: accounts of television providers")
open class VSSubscription: NSObject {}
