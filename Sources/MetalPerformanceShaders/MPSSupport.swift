import Metal

/// Whether a device has Metal's ready-made functions; asked of none. Source: Apple's documentation of `MPSSupportsMTLDevice`.
public func MPSSupportsMTLDevice(_ device: (any MTLDevice)?) -> Bool { false }
