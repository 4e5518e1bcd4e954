// SensorKit, none of which Quince has: its names are declared, so that the compiler says what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: sensor data for studies, which needs Apple's approval")
open class SRSensorReader: NSObject {}

@available(*, unavailable, message: "not yet in Quince: sensor data for studies, which needs Apple's approval")
public protocol SRSensorReaderDelegate {}

@available(*, unavailable, message: "not yet in Quince: sensor data for studies, which needs Apple's approval")
public struct SRSensor {}

@available(*, unavailable, message: "not yet in Quince: sensor data for studies, which needs Apple's approval")
open class SRFetchRequest: NSObject {}

@available(*, unavailable, message: "not yet in Quince: sensor data for studies, which needs Apple's approval")
open class SRFetchResult: NSObject {}

@available(*, unavailable, message: "not yet in Quince: sensor data for studies, which needs Apple's approval")
open class SRDevice: NSObject {}
