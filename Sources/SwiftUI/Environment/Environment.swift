/// A value of the view's environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
    @usableFromInline enum Content {
        case keyPath(KeyPath<EnvironmentValues, Value>)
        case object((EnvironmentValues) -> Value)
        case value(Value)
    }

    @usableFromInline var content: Content

    /// The value that `keyPath` names.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { content = .keyPath(keyPath) }

    /// The value; outside of bodies that of an empty environment.
    public var wrappedValue: Value {
        switch content {
        case .value(let value): value
        case .keyPath(let keyPath): EnvironmentValues()[keyPath: keyPath]
        case .object(let find): find(EnvironmentValues())
        }
    }
}

extension Environment {
    /// The observable object that an ancestor gave with `environment(_:)`; there must be one.
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        content = .object { values in
            guard let object = values.objects[ObjectIdentifier(objectType)] as? Value else {
                fatalError(
                    "No Observable object of type \(objectType) found. A View.environmentObject(_:) for \(objectType) may be missing as an ancestor of this view."
                )
            }
            return object
        }
    }

    /// The observable object that an ancestor gave with `environment(_:)`, if there is one.
    public init<T: AnyObject>(_ objectType: T.Type) where Value == T?, T: Observable {
        content = .object { $0.objects[ObjectIdentifier(objectType)] as? T }
    }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment: WiredProperty, SelfComparing {
    static var isOnlyRead: Bool { true }

    mutating func wire(_ slot: inout AnyObject?, _ context: PropertyContext) -> UInt32 {
        let attribute: Attribute<Value>
        if let known = slot as? Attribute<Value> {
            attribute = known
        } else {
            let environment = context.environment
            switch content {
            case .keyPath(let keyPath): attribute = Attribute(in: context.scope) { environment.value[keyPath: keyPath] }
            case .object(let find): attribute = Attribute(in: context.scope) { find(environment.value) }
            case .value(let value): attribute = Attribute(value)
            }
            slot = attribute
        }
        content = .value(attribute.value)
        return attribute.version
    }

    func isSame(as other: Environment<Value>) -> Bool {
        if case .keyPath(let first) = content, case .keyPath(let second) = other.content { return first == second }
        if case .object = content, case .object = other.content { return true }
        return false
    }
}
