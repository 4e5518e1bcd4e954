/// A body on wheels.
///
/// Source: Apple's documentation of `SCNPhysicsVehicle`.
@available(*, unavailable, message: "not yet in Quince: physics of scenes")
open class SCNPhysicsVehicle: SCNPhysicsBehavior {
    open var speedInKilometersPerHour: CGFloat { fatalError("unavailable") }
    open var wheels: [SCNPhysicsVehicleWheel] { fatalError("unavailable") }
    open var chassisBody: SCNPhysicsBody { fatalError("unavailable") }

    public convenience init(chassisBody: SCNPhysicsBody, wheels: [SCNPhysicsVehicleWheel]) { self.init() }
    open func applyEngineForce(_ value: CGFloat, forWheelAt index: Int) {}
    open func setSteeringAngle(_ value: CGFloat, forWheelAt index: Int) {}
    open func applyBrakingForce(_ value: CGFloat, forWheelAt index: Int) {}
}

/// A wheel of a vehicle.
///
/// Source: Apple's documentation of `SCNPhysicsVehicleWheel`.
@available(*, unavailable, message: "not yet in Quince: physics of scenes")
open class SCNPhysicsVehicleWheel: NSObject {
    open var node: SCNNode { fatalError("unavailable") }
    open var suspensionStiffness: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var suspensionCompression: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var suspensionDamping: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var maximumSuspensionTravel: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var frictionSlip: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var maximumSuspensionForce: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var suspensionRestLength: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var radius: CGFloat {
        get { fatalError("unavailable") }
        set {}
    }
    open var connectionPosition: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }
    open var steeringAxis: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }
    open var axle: SCNVector3 {
        get { fatalError("unavailable") }
        set {}
    }

    public convenience init(node: SCNNode) { self.init() }
    public convenience init(
        node: SCNNode, connectionPosition: SCNVector3, steeringAxis: SCNVector3, axle: SCNVector3, axleLength: CGFloat,
        suspensionRestLength: CGFloat, radius: CGFloat
    ) { self.init() }
}
