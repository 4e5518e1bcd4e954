// DeviceDiscoveryUI, none of which Quince has: its names are declared, so that the compiler says what an app would miss.

import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: pickers of devices near by")
open class DDDevicePickerViewController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: pickers of devices near by")
public struct DevicePicker {}
