import QuinceFoundation

/// Finds entities by their properties.
///
/// Source: Apple's documentation of `EntityPropertyQuery`.
public protocol EntityPropertyQuery: EntityQuery {
    associatedtype ComparatorMappingType
    /// The properties, with the comparisons that people can choose.
    static var properties: QueryProperties { get }
    /// The properties by which people can sort.
    static var sortingOptions: SortingOptions { get }
    /// Returns the entities that all or any of the comparisons hold for.
    ///
    /// - Parameter limit: The greatest number of entities; nil for all.
    func entities(
        matching comparators: [ComparatorMappingType], mode: ComparatorMode, sortedBy: [EntityQuerySort<Entity>], limit: Int?
    ) async throws -> Result
}

extension EntityPropertyQuery {
    public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
    public typealias SortingOptions = EntityQuerySortingOptions<Entity>
    public typealias Sort<Root: AppEntity> = EntityQuerySort<Root>
    public typealias ComparatorMode = EntityQueryComparatorMode
    public typealias EqualTo = EqualToComparator
}

/// Whether all comparisons must hold, or one.
///
/// Source: Apple's documentation of `EntityQueryComparatorMode`.
public enum EntityQueryComparatorMode: Sendable { case and, or }

/// A property to sort by, and the order.
///
/// Source: Apple's documentation of `EntityQuerySort`.
public struct EntityQuerySort<Entity: AppEntity>: @unchecked Sendable {
    public enum Ordering: Sendable { case ascending, descending }
    public let by: PartialKeyPath<Entity>
    public let order: Ordering
}

/// The properties by which people can sort.
///
/// Source: Apple's documentation of `EntityQuerySortingOptions`.
public struct EntityQuerySortingOptions<Entity: AppEntity>: @unchecked Sendable {
    let properties: [PartialKeyPath<Entity>]
    public init(@EntityQuerySortingOptionsBuilder<Entity> content: () -> [EntityQuerySortableByProperty<Entity>]) {
        properties = content().map(\.property)
    }
}

/// A property by which people can sort.
///
/// Source: Apple's documentation of `EntityQuerySortableByProperty`.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: @unchecked Sendable {
    let property: PartialKeyPath<Entity>
    public init<Value>(_ keyPath: KeyPath<Entity, EntityProperty<Value>>) { property = keyPath }
}

public typealias SortableBy = EntityQuerySortableByProperty

/// Makes lists of properties to sort by out of closures.
@resultBuilder public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
    public static func buildBlock(_ parts: EntityQuerySortableByProperty<Entity>...) -> [EntityQuerySortableByProperty<Entity>] { parts }
}

/// The properties by which a query finds entities.
///
/// Source: Apple's documentation of `EntityQueryProperties`.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
    let properties: [EntityQueryProperty<Entity, ComparatorMappingType>]
    public init(
        @EntityQueryPropertiesBuilder<Entity, ComparatorMappingType> properties: () -> [EntityQueryProperty<Entity, ComparatorMappingType>]
    ) { self.properties = properties() }
}

/// A property by which a query finds entities, with its comparisons.
///
/// Source: Apple's documentation of `EntityQueryProperty`.
public struct EntityQueryProperty<Entity: AppEntity, ComparatorMappingType>: @unchecked Sendable {
    let property: PartialKeyPath<Entity>
    let comparators: [EntityQueryComparatorName]

    public init<Value>(
        _ keyPath: KeyPath<Entity, EntityProperty<Value>>,
        @EntityQueryComparatorsBuilder<Value.UnwrappedType, ComparatorMappingType> comparators: () -> [EntityQueryComparatorName]
    ) { (property, self.comparators) = (keyPath, comparators()) }
}

extension EntityPropertyQuery {
    public typealias Property = EntityQueryProperty<Entity, ComparatorMappingType>
}

/// Makes lists of properties out of closures.
@resultBuilder public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMappingType> {
    public static func buildBlock(_ parts: EntityQueryProperty<Entity, ComparatorMappingType>...) -> [EntityQueryProperty<
        Entity, ComparatorMappingType
    >] {
        parts
    }
}
