/// Makes a class one whose objects a store keeps.
///
/// Source: Apple's documentation of the macros of SwiftData. `quince-macros` expands them.
@attached(
    member, conformances: Observable, PersistentModel, Sendable, names: named(_$backingData), named(persistentBackingData),
    named(schemaMetadata), named(init(backingData:)))
@attached(memberAttribute)
@attached(extension, conformances: Observable, PersistentModel, Sendable)
public macro Model() = #externalMacro(module: "QuinceMacros", type: "Model")

/// Describes how a property is kept.
///
/// - Parameters:
///   - options: `.unique`, `.externalStorage` and the like.
///   - originalName: The property's name in earlier versions of the schema; nil where it was the same.
///   - hashModifier: Makes the property differ from one of an earlier version that looks the same.
@attached(peer) public macro Attribute(_ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil) =
    #externalMacro(module: "QuinceMacros", type: "Marker")

/// Describes a relationship to other models.
///
/// - Parameters:
///   - deleteRule: The fate of the other models when this one is deleted.
///   - minimumModelCount: The smallest number of models; nil or 0 for any.
///   - maximumModelCount: The largest number of models; nil or 0 for any.
///   - inverse: The property of the other model that leads back; nil where it is found by its type.
@attached(peer) public macro Relationship(
    _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
    maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
) = #externalMacro(module: "QuinceMacros", type: "Marker")

/// Leaves a property out of what is kept.
@attached(peer) public macro Transient() = #externalMacro(module: "QuinceMacros", type: "Marker")

@attached(accessor, names: named(init), named(get), named(set)) @attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "QuinceMacros", type: "PersistedProperty")

/// Makes the values of some properties together unique among a model's objects.
@freestanding(declaration) public macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) =
    #externalMacro(module: "QuinceMacros", type: "Marker")

/// Lets the store find and sort objects by some properties fast.
@freestanding(declaration) public macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) =
    #externalMacro(module: "QuinceMacros", type: "Marker")

/// Gives an actor a model context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init(modelContainer:)))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "QuinceMacros", type: "ModelActor")
