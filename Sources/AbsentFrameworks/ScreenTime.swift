// ScreenTime, none of which Quince has: its names are declared, so that the compiler says what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: Screen Time's view of pages and its settings")
open class STWebpageController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: Screen Time's view of pages and its settings")
open class STWebHistory: NSObject {}

@available(*, unavailable, message: "not yet in Quince: Screen Time's view of pages and its settings")
open class STScreenTimeConfiguration: NSObject {}

@available(*, unavailable, message: "not yet in Quince: Screen Time's view of pages and its settings")
open class STScreenTimeConfigurationObserver: NSObject {}
