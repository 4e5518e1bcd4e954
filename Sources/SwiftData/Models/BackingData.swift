/// The values of a model's persisted properties.
///
/// Source: Apple's documentation of `BackingData`.
public protocol BackingData<Model> {
    associatedtype Model: PersistentModel
    var persistentModelID: PersistentIdentifier? { get set }
    var _data: _ModelData { get }
    init(for modelType: Model.Type)
}

/// The values of a model in an object of Core Data, or by themselves before the model is inserted.
public struct _DefaultBackingData<Model: PersistentModel>: BackingData {
    public let _data: _ModelData

    init(_ data: _ModelData) { _data = data }
    public init(for modelType: Model.Type) { self.init(_ModelData()) }

    public var persistentModelID: PersistentIdentifier? {
        get { _data.identifier }
        set { if let newValue { _data.identifier = newValue } }
    }
}

/// The accessors of persisted properties, which the expansions of `@Model` call.
extension BackingData {
    /// Notes for Observation that a property is read.
    public func _access<Value>(_ model: Model, _ keyPath: KeyPath<Model, Value>) {
        _data.registrar.access(model, keyPath: keyPath)
    }

    /// Changes a property, before and after Observation is told.
    public func _mutate<Value>(_ model: Model, _ keyPath: KeyPath<Model, Value>, _ change: () -> Void) {
        _data.registrar.withMutation(of: model, keyPath: keyPath, change)
        _data.context?.noteChange(of: model)
    }

    @_disfavoredOverload public func _value<Value>(_ name: String) -> Value { _data.attribute(name) }
    public func _value<Other: PersistentModel>(_ name: String) -> Other? { _data.destination(name) }
    public func _value<Other: PersistentModel>(_ name: String) -> [Other] { _data.destinations(name) ?? [] }
    public func _value<Other: PersistentModel>(_ name: String) -> [Other]? { _data.destinations(name) }
    public func _value<Other: PersistentModel>(_ name: String) -> Other {
        guard let destination: Other = _data.destination(name) else {
            fatalError("The relationship '\(name)' of \(Model.self) has no \(Other.self), and its type is not optional")
        }
        return destination
    }

    @_disfavoredOverload public func _setValue<Value>(_ name: String, _ value: Value) { _data.setAttribute(name, value) }
    public func _setValue<Other: PersistentModel>(_ name: String, _ value: Other?) { _data.setDestinations(name, value.map { [$0] } ?? []) }
    public func _setValue<Other: PersistentModel>(_ name: String, _ value: Other) { _data.setDestinations(name, [value]) }
    public func _setValue<Other: PersistentModel>(_ name: String, _ value: [Other]) { _data.setDestinations(name, value) }
    public func _setValue<Other: PersistentModel>(_ name: String, _ value: [Other]?) { _data.setDestinations(name, value ?? []) }
}
