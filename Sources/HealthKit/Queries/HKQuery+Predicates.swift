@_spi(Quince) import QuinceFoundation

/// Predicates of samples and other objects. Source: Apple's documentation of `HKQuery`.
extension HKQuery {
    private static func and(_ parts: [NSPredicate]) -> NSPredicate {
        parts.count == 1 ? parts[0] : NSCompoundPredicate(andPredicateWithSubpredicates: parts)
    }

    private static func objects(_ accepts: @escaping (HKObject) -> Bool) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKObject).map(accepts) ?? false }
    }

    /// Samples that overlap a span of time; with options, those that start or end in it, which its end is no part of.
    public class func predicateForSamples(withStart startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate {
        span(startDate, endDate, options)
    }

    private static func span(_ start: Date?, _ end: Date?, _ options: HKQueryOptions) -> NSPredicate {
        var parts: [NSPredicate] = []
        if let start { parts.append(NSPredicate(format: "endDate >= %@", argumentArray: [start])) }
        if let end { parts.append(NSPredicate(format: "startDate < %@", argumentArray: [end])) }
        if options.contains(.strictStartDate), let start { parts.append(NSPredicate(format: "startDate >= %@", argumentArray: [start])) }
        if options.contains(.strictEndDate), let end { parts.append(NSPredicate(format: "endDate < %@", argumentArray: [end])) }
        return and(parts)
    }

    // MARK: Values

    public class func predicateForQuantitySamples(with operatorType: NSComparisonPredicate.Operator, quantity: HKQuantity) -> NSPredicate {
        objects { object in
            guard let own = (object as? HKQuantitySample)?.quantity, own.is(compatibleWith: quantity.unit) else { return false }
            return operatorType.holds(own.doubleValue(for: quantity.unit), quantity.value)
        }
    }
    public class func predicateForCategorySamples(with operatorType: NSComparisonPredicate.Operator, value: Int) -> NSPredicate {
        NSComparisonPredicate(
            leftExpression: NSExpression(forKeyPath: HKPredicateKeyPathCategoryValue),
            rightExpression: NSExpression(forConstantValue: value), modifier: .direct, type: operatorType)
    }

    // MARK: Objects

    public class func predicateForObject(with UUID: UUID) -> NSPredicate { objects { $0.uuid == UUID } }
    public class func predicateForObjects(with UUIDs: Set<UUID>) -> NSPredicate { objects { UUIDs.contains($0.uuid) } }
    public class func predicateForObjects(from sources: Set<HKSource>) -> NSPredicate {
        objects { sources.contains($0.sourceRevision.source) }
    }
    public class func predicateForObjects(from source: HKSource) -> NSPredicate { predicateForObjects(from: [source]) }
    public class func predicateForObjects(from sourceRevisions: Set<HKSourceRevision>) -> NSPredicate {
        objects { object in
            let own = object.sourceRevision
            return sourceRevisions.contains { wanted in
                wanted.source == own.source && (wanted.version == HKSourceRevisionAnyVersion || wanted.version == own.version)
            }
        }
    }
    public class func predicateForObjects(from devices: Set<HKDevice>) -> NSPredicate {
        objects { $0.device.map { devices.contains($0) } ?? false }
    }
    public class func predicateForObjects(withDeviceProperty key: String, allowedValues: Set<String>) -> NSPredicate {
        objects { $0.device?.property(key).map { allowedValues.contains($0) } ?? false }
    }
    public class func predicateForObjectsWithNoCorrelation() -> NSPredicate { objects { !$0.identity.isPartOfCorrelation } }
    public class func predicateForObjects(from workout: HKWorkout) -> NSPredicate {
        let identifier = workout.uuid
        return objects { $0.identity.workout == identifier }
    }

    // MARK: Metadata

    public class func predicateForObjects(withMetadataKey key: String) -> NSPredicate { objects { $0.metadata?[key] != nil } }
    public class func predicateForObjects(withMetadataKey key: String, allowedValues: [Any]) -> NSPredicate {
        let comparisons = allowedValues.map { Self.comparison(.equalTo, $0) }
        return objects { object in object.metadata?[key].map { value in comparisons.contains { $0(value) } } ?? false }
    }
    public class func predicateForObjects(
        withMetadataKey key: String, operatorType: NSComparisonPredicate.Operator, value: Any
    ) -> NSPredicate {
        let holds = comparison(operatorType, value)
        return objects { $0.metadata?[key].map(holds) ?? false }
    }

    private static func comparison(_ type: NSComparisonPredicate.Operator, _ wanted: Any) -> (Any) -> Bool {
        if let wanted = wanted as? HKQuantity {
            return { value in
                guard let value = value as? HKQuantity, value.is(compatibleWith: wanted.unit) else { return false }
                return type.holds(value.doubleValue(for: wanted.unit), wanted.value)
            }
        }
        let predicate = NSComparisonPredicate(
            leftExpression: .expressionForEvaluatedObject(), rightExpression: NSExpression(forConstantValue: wanted), modifier: .direct,
            type: type)
        return { predicate.evaluate(with: $0) }
    }
}

/// Predicates of workouts. Source: Apple's documentation of `HKQuery`.
extension HKQuery {
    private static func workouts(_ accepts: @escaping (HKWorkout) -> Bool) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKWorkout).map(accepts) ?? false }
    }
    private static func activities(_ accepts: @escaping (HKWorkoutActivity) -> Bool) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKWorkoutActivity).map(accepts) ?? false }
    }

    private static func compare(_ type: NSComparisonPredicate.Operator, _ own: HKQuantity?, _ wanted: HKQuantity) -> Bool {
        guard let own, own.is(compatibleWith: wanted.unit) else { return false }
        return type.holds(own.doubleValue(for: wanted.unit), wanted.value)
    }

    public class func predicateForWorkouts(with workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        NSPredicate(format: "workoutActivityType == %@", argumentArray: [Int(workoutActivityType.rawValue)])
    }
    public class func predicateForWorkouts(with operatorType: NSComparisonPredicate.Operator, duration: TimeInterval) -> NSPredicate {
        workouts { operatorType.holds($0.duration, duration) }
    }
    public class func predicateForWorkouts(activityPredicate: NSPredicate) -> NSPredicate {
        workouts { $0.workoutActivities.contains { activityPredicate.evaluate(with: $0) } }
    }
    public class func predicateForWorkouts(
        operatorType: NSComparisonPredicate.Operator, quantityType: HKQuantityType, sumQuantity: HKQuantity
    ) -> NSPredicate { workouts { compare(operatorType, $0.statistics(for: quantityType)?.sumQuantity(), sumQuantity) } }
    public class func predicateForWorkouts(
        operatorType: NSComparisonPredicate.Operator, quantityType: HKQuantityType, averageQuantity: HKQuantity
    ) -> NSPredicate { workouts { compare(operatorType, $0.statistics(for: quantityType)?.averageQuantity(), averageQuantity) } }
    public class func predicateForWorkouts(
        operatorType: NSComparisonPredicate.Operator, quantityType: HKQuantityType, minimumQuantity: HKQuantity
    ) -> NSPredicate { workouts { compare(operatorType, $0.statistics(for: quantityType)?.minimumQuantity(), minimumQuantity) } }
    public class func predicateForWorkouts(
        operatorType: NSComparisonPredicate.Operator, quantityType: HKQuantityType, maximumQuantity: HKQuantity
    ) -> NSPredicate { workouts { compare(operatorType, $0.statistics(for: quantityType)?.maximumQuantity(), maximumQuantity) } }

    @available(iOS, deprecated: 18.0, message: "Use predicateForWorkouts(operatorType:quantityType:sumQuantity:)")
    public class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator, totalEnergyBurned: HKQuantity
    ) -> NSPredicate {
        predicateForWorkouts(operatorType: operatorType, quantityType: HKQuantityType(.activeEnergyBurned), sumQuantity: totalEnergyBurned)
    }
    @available(iOS, deprecated: 18.0, message: "Use predicateForWorkouts(operatorType:quantityType:sumQuantity:)")
    public class func predicateForWorkouts(with operatorType: NSComparisonPredicate.Operator, totalDistance: HKQuantity) -> NSPredicate {
        workouts { workout in
            HKWorkout.distances.contains {
                compare(operatorType, workout.statistics(for: HKQuantityType($0))?.sumQuantity(), totalDistance)
            }
        }
    }
    @available(iOS, deprecated: 18.0, message: "Use predicateForWorkouts(operatorType:quantityType:sumQuantity:)")
    public class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator, totalSwimmingStrokeCount: HKQuantity
    ) -> NSPredicate {
        predicateForWorkouts(
            operatorType: operatorType, quantityType: HKQuantityType(.swimmingStrokeCount), sumQuantity: totalSwimmingStrokeCount)
    }
    @available(iOS, deprecated: 18.0, message: "Use predicateForWorkouts(operatorType:quantityType:sumQuantity:)")
    public class func predicateForWorkouts(
        with operatorType: NSComparisonPredicate.Operator, totalFlightsClimbed: HKQuantity
    ) -> NSPredicate {
        predicateForWorkouts(operatorType: operatorType, quantityType: HKQuantityType(.flightsClimbed), sumQuantity: totalFlightsClimbed)
    }

    public class func predicateForWorkoutActivities(workoutActivityType: HKWorkoutActivityType) -> NSPredicate {
        activities { $0.workoutConfiguration.activityType == workoutActivityType }
    }
    public class func predicateForWorkoutActivities(
        operatorType: NSComparisonPredicate.Operator, duration: TimeInterval
    ) -> NSPredicate { activities { operatorType.holds($0.duration, duration) } }
    public class func predicateForWorkoutActivities(start startDate: Date?, end endDate: Date?, options: HKQueryOptions = []) -> NSPredicate
    {
        activities { activity in
            let last = activity.endDate ?? .distantFuture
            if let startDate, options.contains(.strictStartDate) ? activity.startDate < startDate : last < startDate { return false }
            if let endDate, options.contains(.strictEndDate) ? last >= endDate : activity.startDate >= endDate { return false }
            return true
        }
    }
}

/// Predicates of activity summaries. Source: Apple's documentation of `HKQuery`.
extension HKQuery {
    private static func day(_ components: DateComponents) -> Date? {
        (components.calendar ?? Calendar.current).date(from: components)
    }
    private static func summaries(_ accepts: @escaping (Date) -> Bool) -> NSPredicate {
        NSPredicate { object, _ in (object as? HKActivitySummary)?.day.map(accepts) ?? false }
    }

    public class func predicateForActivitySummary(with dateComponents: DateComponents) -> NSPredicate {
        let wanted = day(dateComponents).map { Calendar.current.startOfDay(for: $0) }
        return summaries { $0 == wanted }
    }
    public class func predicate(
        forActivitySummariesBetweenStart startDateComponents: DateComponents, end endDateComponents: DateComponents
    ) -> NSPredicate {
        let first = day(startDateComponents) ?? .distantFuture, last = day(endDateComponents) ?? .distantPast
        return summaries { $0 >= Calendar.current.startOfDay(for: first) && $0 <= last }
    }
}

extension NSComparisonPredicate.Operator {
    /// Whether a comparison of numbers is true; one that numbers do not have ends the app.
    func holds(_ left: Double, _ right: Double) -> Bool {
        switch self {
        case .lessThan: left < right
        case .lessThanOrEqualTo: left <= right
        case .greaterThan: left > right
        case .greaterThanOrEqualTo: left >= right
        case .equalTo: left == right
        case .notEqualTo: left != right
        default: raise(.invalidArgumentException, "Unsupported operator type \(rawValue) for a predicate of quantities")
        }
    }
}
