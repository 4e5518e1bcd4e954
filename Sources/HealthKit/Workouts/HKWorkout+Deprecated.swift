import QuinceFoundation

/// Workouts made by hand. Source: Apple's documentation of `HKWorkout`; deprecated there in favour of `HKWorkoutBuilder`.
extension HKWorkout {
    private convenience init(
        _ activity: HKWorkoutActivityType, _ start: Date, _ end: Date, duration: TimeInterval? = nil, events: [HKWorkoutEvent]? = nil,
        energy: HKQuantity? = nil, distance: HKQuantity? = nil, strokes: HKQuantity? = nil, flights: HKQuantity? = nil,
        device: HKDevice? = nil, metadata: [String: Any]? = nil
    ) {
        var totals: [String: HKQuantity] = [:]
        totals[HKQuantityTypeIdentifier.activeEnergyBurned.rawValue] = energy
        totals[HKWorkout.distance(of: activity).rawValue] = distance
        totals[HKQuantityTypeIdentifier.swimmingStrokeCount.rawValue] = strokes
        totals[HKQuantityTypeIdentifier.flightsClimbed.rawValue] = flights
        // 0 is what apps say that leave it to the dates.
        let content = Content(activity: activity, duration: duration == 0 ? nil : duration, events: events, totals: totals)
        self.init(content, start, end, ObjectIdentity(metadata: metadata, device: device))
    }

    @available(iOS, deprecated: 17.0, message: "Use HKWorkoutBuilder")
    public convenience init(activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date) {
        self.init(workoutActivityType, startDate, endDate)
    }

    @available(iOS, deprecated: 17.0, message: "Use HKWorkoutBuilder")
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, events: workoutEvents, energy: totalEnergyBurned, distance: totalDistance,
            metadata: metadata)
    }

    @available(iOS, deprecated: 17.0, message: "Use HKWorkoutBuilder")
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?,
        metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, events: workoutEvents, energy: totalEnergyBurned, distance: totalDistance,
            device: device, metadata: metadata)
    }

    @available(iOS, deprecated: 17.0, message: "Use HKWorkoutBuilder")
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, duration: duration, energy: totalEnergyBurned, distance: totalDistance,
            metadata: metadata)
    }

    @available(iOS, deprecated: 17.0, message: "Use HKWorkoutBuilder")
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date, duration: TimeInterval,
        totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, duration: duration, energy: totalEnergyBurned, distance: totalDistance,
            device: device, metadata: metadata)
    }

    @available(iOS, deprecated: 17.0, message: "Use HKWorkoutBuilder")
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?,
        totalSwimmingStrokeCount: HKQuantity?, device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, events: workoutEvents, energy: totalEnergyBurned, distance: totalDistance,
            strokes: totalSwimmingStrokeCount, device: device, metadata: metadata)
    }

    @available(iOS, deprecated: 17.0, message: "Use HKWorkoutBuilder")
    public convenience init(
        activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
        workoutEvents: [HKWorkoutEvent]?, totalEnergyBurned: HKQuantity?, totalDistance: HKQuantity?, totalFlightsClimbed: HKQuantity?,
        device: HKDevice?, metadata: [String: Any]?
    ) {
        self.init(
            workoutActivityType, startDate, endDate, events: workoutEvents, energy: totalEnergyBurned, distance: totalDistance,
            flights: totalFlightsClimbed, device: device, metadata: metadata)
    }
}
