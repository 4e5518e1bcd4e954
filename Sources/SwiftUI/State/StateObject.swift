/// An observable object that the view owns: made once, kept as long as the view's identity lasts.
@propertyWrapper public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    var make: () -> ObjectType
    var kept: StateObjectBox<ObjectType>?

    /// - Parameter thunk: Makes the object when the view first appears.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

    @MainActor @preconcurrency public var wrappedValue: ObjectType { kept?.object ?? make() }
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
    }
}

/// The storage of a state object in the graph, and of the subscription to its changes.
@usableFromInline final class StateObjectBox<ObjectType: ObservableObject> {
    let object: ObjectType
    let changes = ObjectChanges()

    init(_ object: ObjectType) { self.object = object }
}

extension StateObject: WiredProperty, SelfComparing {
    mutating func wire(_ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32 {
        let box: StateObjectBox<ObjectType>
        if let known = slot as? StateObjectBox<ObjectType> {
            box = known
        } else {
            box = StateObjectBox(AnyAttribute.untracked(make))
            slot = box
        }
        kept = box
        return box.changes.observe(box.object)
    }

    /// How the object would be made does not count once it is.
    func isSame(as other: StateObject<ObjectType>) -> Bool { true }
}
