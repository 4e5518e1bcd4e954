import QuinceFoundation

/// Source: Apple's documentation of `HKBiologicalSex`.
public enum HKBiologicalSex: Int, Sendable { case notSet = 0, female, male, other }
/// Source: Apple's documentation of `HKBloodType`.
public enum HKBloodType: Int, Sendable {
    case notSet = 0, aPositive, aNegative, bPositive, bNegative, abPositive, abNegative, oPositive, oNegative
}
/// Source: Apple's documentation of `HKFitzpatrickSkinType`.
public enum HKFitzpatrickSkinType: Int, Sendable { case notSet = 0, I, II, III, IV, V, VI }
/// Source: Apple's documentation of `HKWheelchairUse`.
public enum HKWheelchairUse: Int, Sendable { case notSet = 0, no, yes }
/// How the move ring is filled. Source: Apple's documentation of `HKActivityMoveMode`.
public enum HKActivityMoveMode: Int, Sendable { case activeEnergy = 1, appleMoveTime }

/// Source: Apple's documentation of `HKBiologicalSexObject`.
open class HKBiologicalSexObject: NSObject, @unchecked Sendable {
    public let biologicalSex: HKBiologicalSex
    init(_ value: HKBiologicalSex) { biologicalSex = value }
}
/// Source: Apple's documentation of `HKBloodTypeObject`.
open class HKBloodTypeObject: NSObject, @unchecked Sendable {
    public let bloodType: HKBloodType
    init(_ value: HKBloodType) { bloodType = value }
}
/// Source: Apple's documentation of `HKFitzpatrickSkinTypeObject`.
open class HKFitzpatrickSkinTypeObject: NSObject, @unchecked Sendable {
    public let skinType: HKFitzpatrickSkinType
    init(_ value: HKFitzpatrickSkinType) { skinType = value }
}
/// Source: Apple's documentation of `HKWheelchairUseObject`.
open class HKWheelchairUseObject: NSObject, @unchecked Sendable {
    public let wheelchairUse: HKWheelchairUse
    init(_ value: HKWheelchairUse) { wheelchairUse = value }
}
/// Source: Apple's documentation of `HKActivityMoveModeObject`.
open class HKActivityMoveModeObject: NSObject, @unchecked Sendable {
    public let activityMoveMode: HKActivityMoveMode
    init(_ value: HKActivityMoveMode) { activityMoveMode = value }
}
