import HealthModel
import QuinceFoundation

/// Where a workout takes place. Source: Apple's documentation of `HKWorkoutSessionLocationType`.
public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
/// Where a swimming workout takes place. Source: Apple's documentation of `HKWorkoutSwimmingLocationType`.
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown = 0, pool, openWater }

/// The activity and place of a workout session. Source: Apple's documentation of `HKWorkoutConfiguration`.
open class HKWorkoutConfiguration: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    open var activityType = HKWorkoutActivityType.other
    open var locationType = HKWorkoutSessionLocationType.unknown
    open var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
    /// The length of the pool.
    open var lapLength: HKQuantity?

    public override init() { super.init() }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = HKWorkoutConfiguration()
        (copy.activityType, copy.locationType) = (activityType, locationType)
        (copy.swimmingLocationType, copy.lapLength) = (swimmingLocationType, lapLength)
        return copy
    }

    /// A copy that later changes of the app's do not reach.
    var snapshot: HKWorkoutConfiguration { copy() as! HKWorkoutConfiguration }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? HKWorkoutConfiguration else { return false }
        return activityType == other.activityType && locationType == other.locationType
            && swimmingLocationType == other.swimmingLocationType && lapLength == other.lapLength
    }
    open override var hash: Int { activityType.hashValue }

    public static var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(Int(activityType.rawValue), forKey: "activityType")
        coder.encode(locationType.rawValue, forKey: "locationType")
        coder.encode(swimmingLocationType.rawValue, forKey: "swimmingLocationType")
        coder.encode(lapLength, forKey: "lapLength")
    }
    public required convenience init?(coder: NSCoder) {
        self.init()
        activityType = HKWorkoutActivityType(rawValue: UInt(clamping: coder.decodeInteger(forKey: "activityType"))) ?? .other
        locationType = HKWorkoutSessionLocationType(rawValue: coder.decodeInteger(forKey: "locationType")) ?? .unknown
        swimmingLocationType = HKWorkoutSwimmingLocationType(rawValue: coder.decodeInteger(forKey: "swimmingLocationType")) ?? .unknown
        lapLength = coder.decodeObject(of: HKQuantity.self, forKey: "lapLength")
    }
}
