// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: extensions of Screen Time")
open class DeviceActivityMonitor {}

@available(*, unavailable, message: "not yet in Quince: reports of Screen Time")
public struct DeviceActivityReport {}

@available(*, unavailable, message: "not yet in Quince: reports of Screen Time")
public protocol DeviceActivityReportScene {}

@available(*, unavailable, message: "not yet in Quince: reports of Screen Time")
public protocol DeviceActivityReportExtension {}

@available(*, unavailable, message: "not yet in Quince: reports of Screen Time")
public struct DeviceActivityFilter {}

@available(*, unavailable, message: "not yet in Quince: reports of Screen Time")
public struct DeviceActivityResults<Element> {}

@available(*, unavailable, message: "not yet in Quince: reports of Screen Time")
public struct DeviceActivityData {}
