// ImageCaptureCore, none of which Quince has: its names are declared, so that the compiler says what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: cameras on a cable")
open class ICDeviceBrowser: NSObject {}

@available(*, unavailable, message: "not yet in Quince: cameras on a cable")
public protocol ICDeviceBrowserDelegate {}

@available(*, unavailable, message: "not yet in Quince: cameras on a cable")
open class ICDevice: NSObject {}

@available(*, unavailable, message: "not yet in Quince: cameras on a cable")
open class ICCameraDevice: NSObject {}

@available(*, unavailable, message: "not yet in Quince: cameras on a cable")
public protocol ICCameraDeviceDelegate {}

@available(*, unavailable, message: "not yet in Quince: cameras on a cable")
open class ICCameraFile: NSObject {}

@available(*, unavailable, message: "not yet in Quince: cameras on a cable")
open class ICCameraItem: NSObject {}
