import QuinceFoundation

/// A value of the app's own that parameters can have.
///
/// Source: Apple's documentation of `AppValue`.
public protocol AppValue: DisplayRepresentable, _IntentValue, Sendable {}

/// A thing of the app's own, which a query finds by its identifier.
///
/// Source: Apple's documentation of `AppEntity`.
public protocol AppEntity: AppValue, PersistentlyIdentifiable, Identifiable where ID: EntityIdentifierConvertible, ID: Sendable {
    associatedtype DefaultQuery: EntityQuery where DefaultQuery.Entity == Self
    static var defaultQuery: DefaultQuery { get }
}

/// An identifier that can be written down.
///
/// Source: Apple's documentation of `EntityIdentifierConvertible`.
public protocol EntityIdentifierConvertible: Hashable {
    static func entityIdentifier(for entityIdentifierString: String) -> Self?
    var entityIdentifierString: String { get }
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
    public static func entityIdentifier(for entityIdentifierString: String) -> Self? { Self(entityIdentifierString) }
    public var entityIdentifierString: String { description }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension UUID: EntityIdentifierConvertible {
    public static func entityIdentifier(for entityIdentifierString: String) -> UUID? { UUID(uuidString: entityIdentifierString) }
    public var entityIdentifierString: String { uuidString }
}

/// Finds entities.
///
/// Source: Apple's documentation of `EntityQuery`.
public protocol EntityQuery: _SupportsAppDependencies, PersistentlyIdentifiable, Sendable {
    associatedtype Entity: AppEntity
    associatedtype Result: ResultsCollection = [Entity]
    init()
    /// The entities with these identifiers; those that are gone are left out.
    func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
    /// Returns the entities offered to the user before a search.
    func suggestedEntities() async throws -> Result
    /// Returns the entity that a new intent begins with; nil for none.
    func defaultResult() async -> Entity?
}

extension EntityQuery {
    public func defaultResult() async -> Entity? { nil }
}

extension EntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { [] }
}

/// Finds entities by what people type.
///
/// Source: Apple's documentation of `EntityStringQuery`.
public protocol EntityStringQuery: EntityQuery {
    associatedtype StringQueryResult: ResultsCollection = [Entity]
    func entities(matching string: String) async throws -> StringQueryResult
}

/// Knows all entities there are.
///
/// Source: Apple's documentation of `EnumerableEntityQuery`.
public protocol EnumerableEntityQuery: EntityQuery {
    func allEntities() async throws -> [Entity]
}

extension EnumerableEntityQuery {
    public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
        let all = try await allEntities()
        return identifiers.compactMap { id in all.first { $0.id == id } }
    }
}

extension EnumerableEntityQuery where Result == [Entity] {
    public func suggestedEntities() async throws -> [Entity] { try await allEntities() }
}
