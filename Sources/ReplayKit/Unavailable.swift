// Declared, so that the compiler names what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: broadcasts of the screen")
open class RPBroadcastActivityViewController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: broadcasts of the screen")
public protocol RPBroadcastActivityViewControllerDelegate {}

@available(*, unavailable, message: "not yet in Quince: broadcasts of the screen")
open class RPBroadcastController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: broadcasts of the screen")
public protocol RPBroadcastControllerDelegate {}

@available(*, unavailable, message: "not yet in Quince: broadcasts of the screen")
open class RPBroadcastConfiguration: NSObject {}

@available(*, unavailable, message: "not yet in Quince: broadcasts of the screen")
open class RPBroadcastHandler: NSObject {}

@available(*, unavailable, message: "not yet in Quince: broadcasts of the screen")
open class RPBroadcastSampleHandler: NSObject {}

@available(*, unavailable, message: "not yet in Quince: broadcasts of the screen")
open class RPSystemBroadcastPickerView: NSObject {}
