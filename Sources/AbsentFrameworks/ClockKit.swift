// ClockKit, none of which Quince has: its names are declared, so that the compiler says what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: complications, which a watch shows")
open class CLKComplication: NSObject {}

@available(*, unavailable, message: "not yet in Quince: complications, which a watch shows")
open class CLKComplicationServer: NSObject {}

@available(*, unavailable, message: "not yet in Quince: complications, which a watch shows")
public protocol CLKComplicationDataSource {}

@available(*, unavailable, message: "not yet in Quince: complications, which a watch shows")
open class CLKComplicationTemplate: NSObject {}

@available(*, unavailable, message: "not yet in Quince: complications, which a watch shows")
open class CLKWatchFaceLibrary: NSObject {}
