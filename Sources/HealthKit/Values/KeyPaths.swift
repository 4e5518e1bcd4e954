import QuinceFoundation

// The properties that predicates and sort descriptors may name. Source: Apple's documentation of `HKQuery`.

public let HKPredicateKeyPathUUID = "UUID"
public let HKPredicateKeyPathMetadata = "metadata"
public let HKPredicateKeyPathSource = "source"
public let HKPredicateKeyPathSourceRevision = "sourceRevision"
public let HKPredicateKeyPathDevice = "device"
public let HKPredicateKeyPathStartDate = "startDate"
public let HKPredicateKeyPathEndDate = "endDate"
public let HKPredicateKeyPathQuantity = "quantity"
public let HKPredicateKeyPathCount = "count"
public let HKPredicateKeyPathSum = "sumQuantity"
public let HKPredicateKeyPathAverage = "averageQuantity"
public let HKPredicateKeyPathMin = "minimumQuantity"
public let HKPredicateKeyPathMax = "maximumQuantity"
public let HKPredicateKeyPathMostRecent = "mostRecentQuantity"
public let HKPredicateKeyPathCategoryValue = "value"
public let HKPredicateKeyPathWorkoutDuration = "duration"
public let HKPredicateKeyPathWorkoutType = "workoutActivityType"
public let HKPredicateKeyPathWorkoutTotalDistance = "totalDistance"
public let HKPredicateKeyPathWorkoutTotalEnergyBurned = "totalEnergyBurned"
public let HKPredicateKeyPathWorkoutTotalSwimmingStrokeCount = "totalSwimmingStrokeCount"
public let HKPredicateKeyPathWorkoutTotalFlightsClimbed = "totalFlightsClimbed"
public let HKPredicateKeyPathWorkout = "workout"
public let HKPredicateKeyPathCorrelation = "correlation"
public let HKPredicateKeyPathDateComponents = "dateComponents"

public let HKSampleSortIdentifierStartDate = "startDate"
public let HKSampleSortIdentifierEndDate = "endDate"
/// All objects that match.
public let HKObjectQueryNoLimit = 0
