// OpenAL, none of which Quince has: its names are declared, so that the compiler says what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: sound in space with OpenAL")
open class ALCdevice: NSObject {}

@available(*, unavailable, message: "not yet in Quince: sound in space with OpenAL")
open class ALCcontext: NSObject {}
