// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: maps on a car's display; no car is connected")
open class CPMapTemplate: NSObject {}

@available(*, unavailable, message: "not yet in Quince: maps on a car's display; no car is connected")
public protocol CPMapTemplateDelegate {}

@available(*, unavailable, message: "not yet in Quince: maps on a car's display; no car is connected")
open class CPMapButton: NSObject {}

@available(*, unavailable, message: "not yet in Quince: navigation on a car's display; no car is connected")
open class CPNavigationSession: NSObject {}

@available(*, unavailable, message: "not yet in Quince: navigation on a car's display; no car is connected")
open class CPNavigationAlert: NSObject {}

@available(*, unavailable, message: "not yet in Quince: navigation on a car's display; no car is connected")
open class CPTrip: NSObject {}

@available(*, unavailable, message: "not yet in Quince: navigation on a car's display; no car is connected")
open class CPManeuver: NSObject {}

@available(*, unavailable, message: "not yet in Quince: navigation on a car's display; no car is connected")
open class CPTravelEstimates: NSObject {}

@available(*, unavailable, message: "not yet in Quince: points of interest on a car's display; no car is connected")
open class CPPointOfInterestTemplate: NSObject {}

@available(*, unavailable, message: "not yet in Quince: points of interest on a car's display; no car is connected")
open class CPPointOfInterest: NSObject {}

@available(*, unavailable, message: "not yet in Quince: search on a car's display; no car is connected")
open class CPSearchTemplate: NSObject {}

@available(*, unavailable, message: "not yet in Quince: Siri on a car's display; no car is connected")
open class CPVoiceControlTemplate: NSObject {}

@available(*, unavailable, message: "not yet in Quince: contacts on a car's display; no car is connected")
open class CPContactTemplate: NSObject {}

@available(*, unavailable, message: "not yet in Quince: messages on a car's display; no car is connected")
open class CPMessageListItem: NSObject {}

@available(*, unavailable, message: "not yet in Quince: the windows of a car's display; no car is connected")
open class CPWindow: NSObject {}

@available(*, unavailable, message: "not yet in Quince: the dashboard of a car's display; no car is connected")
open class CPTemplateApplicationDashboardScene: NSObject {}

@available(*, unavailable, message: "not yet in Quince: the dashboard of a car's display; no car is connected")
open class CPDashboardController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: the settings of a car's display; no car is connected")
open class CPSessionConfiguration: NSObject {}
