import QuinceFoundation

/// The source of a location.
///
/// Source: Apple's documentation of `CLLocationSourceInformation`.
open class CLLocationSourceInformation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Whether software made the location up, as all of a simulated device are.
    public let isSimulatedBySoftware: Bool
    /// Whether the location came from an accessory.
    public let isProducedByAccessory: Bool

    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        (isSimulatedBySoftware, isProducedByAccessory) = (isSoftware, isAccessory)
    }

    public class var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {
        isSimulatedBySoftware = coder.decodeBool(forKey: "isSimulatedBySoftware")
        isProducedByAccessory = coder.decodeBool(forKey: "isProducedByAccessory")
    }
    open func encode(with coder: NSCoder) {
        coder.encode(isSimulatedBySoftware, forKey: "isSimulatedBySoftware")
        coder.encode(isProducedByAccessory, forKey: "isProducedByAccessory")
    }
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
