// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: homes")
open class HMAccessory: NSObject {}

@available(*, unavailable, message: "not yet in Quince: homes")
open class HMRoom: NSObject {}

@available(*, unavailable, message: "not yet in Quince: homes")
open class HMService: NSObject {}

@available(*, unavailable, message: "not yet in Quince: homes")
open class HMCharacteristic: NSObject {}

@available(*, unavailable, message: "not yet in Quince: homes")
open class HMZone: NSObject {}

@available(*, unavailable, message: "not yet in Quince: homes")
open class HMActionSet: NSObject {}

@available(*, unavailable, message: "not yet in Quince: homes")
open class HMTrigger: NSObject {}

@available(*, unavailable, message: "not yet in Quince: homes")
open class HMAccessoryBrowser: NSObject {}

@available(*, unavailable, message: "not yet in Quince: homes")
open class HMUser: NSObject {}

@available(*, unavailable, message: "not yet in Quince: homes")
open class HMCameraProfile: NSObject {}

@available(*, unavailable, message: "not yet in Quince: homes")
open class HMAccessorySetupManager: NSObject {}

@available(*, unavailable, message: "not yet in Quince: homes")
public protocol HMAccessoryDelegate {}

@available(*, unavailable, message: "not yet in Quince: homes")
public protocol HMHomeDelegate {}

@available(*, unavailable, message: "not yet in Quince: homes")
public protocol HMAccessoryBrowserDelegate {}
