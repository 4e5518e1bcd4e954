import QuinceFoundation

/// What a device can measure. Source: Apple's documentation of `NIDeviceCapability`.
open class NIDeviceCapability: NSObject, @unchecked Sendable {
    open var supportsPreciseDistanceMeasurement: Bool { false }
    open var supportsDirectionMeasurement: Bool { false }
    open var supportsCameraAssistance: Bool { false }
}

/// Measures the way to devices near by; a simulated device cannot.
///
/// Source: Apple's documentation of `NISession`.
open class NISession: NSObject, @unchecked Sendable {
    open class var isSupported: Bool { false }
    open class var deviceCapabilities: NIDeviceCapability { NIDeviceCapability() }
}
