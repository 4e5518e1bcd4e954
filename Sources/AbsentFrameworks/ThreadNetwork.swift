// ThreadNetwork, none of which Quince has: its names are declared, so that the compiler says what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: Thread networks")
open class THClient: NSObject {}

@available(*, unavailable, message: "not yet in Quince: Thread networks")
open class THCredentials: NSObject {}
