import QuinceFoundation

/// The kind and maker of an audio unit. Source: Apple's documentation of `AudioComponentDescription`.
public struct AudioComponentDescription: Equatable, Sendable {
    public var componentType: OSType = 0
    public var componentSubType: OSType = 0
    public var componentManufacturer: OSType = 0
    public var componentFlags: UInt32 = 0
    public var componentFlagsMask: UInt32 = 0

    public init() {}

    public init(
        componentType: OSType, componentSubType: OSType, componentManufacturer: OSType, componentFlags: UInt32, componentFlagsMask: UInt32
    ) {
        (self.componentType, self.componentSubType) = (componentType, componentSubType)
        (self.componentManufacturer, self.componentFlags) = (componentManufacturer, componentFlags)
        self.componentFlagsMask = componentFlagsMask
    }
}

/// The number of a parameter of an audio unit.
public typealias AudioUnitParameterID = UInt32
/// The value of a parameter of an audio unit.
public typealias AudioUnitParameterValue = Float32
