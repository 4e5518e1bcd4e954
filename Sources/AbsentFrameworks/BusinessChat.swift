// BusinessChat, none of which Quince has: its names are declared, so that the compiler says what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: Messages for Business")
open class BCChatButton: NSObject {}

@available(*, unavailable, message: "not yet in Quince: Messages for Business")
open class BCChatAction: NSObject {}
