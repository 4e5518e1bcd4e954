/// An observable object that an ancestor gave with `environmentObject(_:)`.
@MainActor @preconcurrency @propertyWrapper public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    /// Makes bindings to the object's properties.
    @MainActor @preconcurrency @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType

        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> {
            Binding(location: ObjectLocation(object, keyPath, seen: object[keyPath: keyPath]))
        }
    }

    var object: ObjectType?

    nonisolated public init() {}

    public var wrappedValue: ObjectType { found }
    public var projectedValue: Wrapper { Wrapper(object: found) }

    private var found: ObjectType {
        guard let object else {
            fatalError(
                "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
            )
        }
        return object
    }
}

extension EnvironmentObject: WiredProperty {
    static var isOnlyRead: Bool { true }

    mutating func wire(_ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32 {
        object = context.environment.value.objects[ObjectIdentifier(ObjectType.self)] as? ObjectType
        guard let object else { return 0 }
        return ObjectChanges.wire(object, &slot, context)
    }
}
