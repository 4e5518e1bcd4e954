import DeviceProtocol
import DeviceRuntime
import QuinceFoundation

/// The number of a sound of the system's or of one that an app has made.
public typealias SystemSoundID = UInt32
