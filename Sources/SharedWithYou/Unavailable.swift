// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: collaboration in Messages")
open class SWCollaborationView: NSObject {}

@available(*, unavailable, message: "not yet in Quince: collaboration in Messages")
open class SWCollaborationMetadata: NSObject {}

@available(*, unavailable, message: "not yet in Quince: collaboration in Messages")
open class SWCollaborationHighlight: NSObject {}

@available(*, unavailable, message: "not yet in Quince: collaboration in Messages")
open class SWHighlightChangeEvent: NSObject {}

@available(*, unavailable, message: "not yet in Quince: collaboration in Messages")
open class SWPerson: NSObject {}
