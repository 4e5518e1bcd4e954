/// An observable object that somebody else owns: the view updates when the object tells of a change.
@MainActor @preconcurrency @propertyWrapper public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the object's properties.
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        nonisolated(unsafe) let object: ObjectType

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            Binding(location: ObjectLocation(object, keyPath, seen: object[keyPath: keyPath]))
        }
    }

    nonisolated(unsafe) var object: ObjectType

    nonisolated public init(initialValue: ObjectType) { object = initialValue }
    nonisolated public init(wrappedValue: ObjectType) { object = wrappedValue }

    public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }
    public var projectedValue: Wrapper { Wrapper(object: object) }
}

extension ObservedObject: WiredProperty {
    static var isOnlyRead: Bool { true }

    mutating func wire(_ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32 {
        ObjectChanges.wire(object, &slot, context)
    }
}
