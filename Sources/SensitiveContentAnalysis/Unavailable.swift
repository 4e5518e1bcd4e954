// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: analyses of videos; analysisPolicy says that the user has turned them off")
open class SCVideoStreamAnalyzer: NSObject {}
