/// A class whose objects a store keeps; `@Model` makes a class conform.
///
/// Source: Apple's documentation of `PersistentModel`.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable, SendableMetatype {
    init(backingData: any BackingData<Self>)
    var persistentBackingData: any BackingData<Self> { get set }
    /// The persisted properties, in the order of their declarations.
    static var schemaMetadata: [Schema.PropertyMetadata] { get }
    var persistentModelID: PersistentIdentifier { get }
}

extension PersistentModel {
    /// The identity of the object in its store; another before the object is inserted into a context.
    public var persistentModelID: PersistentIdentifier { data.identifier }
    public var id: PersistentIdentifier { persistentModelID }

    /// The context that the object was inserted into or fetched with; nil for an object without one.
    public var modelContext: ModelContext? { data.context }
    /// Whether the object differs from its row in the store.
    public var hasChanges: Bool { data.object?.hasChanges ?? false }
    /// Whether the next save of its context deletes the object.
    public var isDeleted: Bool { data.isDeleted }

    public static func createBackingData<P: PersistentModel>() -> some BackingData<P> { _DefaultBackingData<P>(_ModelData()) }

    public static func == (left: Self, right: Self) -> Bool { left === right || left.persistentModelID == right.persistentModelID }
    public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }

    var data: _ModelData { persistentBackingData._data }
}

/// The storage of a model's properties, of which the compiler only has to know that they are initialized.
public struct _SwiftDataNoType: Sendable {
    public init() {}
}
