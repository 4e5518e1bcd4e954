/// The models of a store.
///
/// Source: Apple's documentation of `Schema`.
public final class Schema: Sendable, Equatable, Hashable, CustomDebugStringConvertible {
    /// The number of a version of a schema, ordered by its parts.
    public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
        public let major, minor, patch: Int

        public init(_ major: Int, _ minor: Int, _ patch: Int) { (self.major, self.minor, self.patch) = (major, minor, patch) }

        public var description: String { "\(major).\(minor).\(patch)" }

        public static func < (left: Version, right: Version) -> Bool {
            (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
        }
    }

    public let version: Version
    /// The schema's models, those that relationships lead to included, by the names of their entities.
    public let entities: [Entity]
    nonisolated(unsafe) let types: [any PersistentModel.Type]

    /// Creates a schema of models and of those that their relationships lead to.
    public init(_ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {
        var all: [any PersistentModel.Type] = [], waiting = types
        while let type = waiting.popLast() {
            guard !all.contains(where: { $0 == type }) else { continue }
            all.append(type)
            waiting += ModelProperties.of(type).metadata.compactMap(\.destination)
        }
        self.types = all.sorted { Schema.entityName(for: $0) < Schema.entityName(for: $1) }
        self.version = version
        entities = self.types.map { Entity($0) }
    }

    public convenience init(_ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(types, version: version)
    }

    public convenience init(versionedSchema: any VersionedSchema.Type) {
        self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
    }

    /// The model of an entity's name; nil where the schema has none.
    func type(named name: String?) -> (any PersistentModel.Type)? { types.first { Schema.entityName(for: $0) == name } }

    public var entitiesByName: [String: Entity] { Dictionary(entities.map { ($0.name, $0) }) { first, _ in first } }

    /// The name of a model's entity: that of its class.
    public class func entityName<T: PersistentModel>(for type: T.Type) -> String { String(describing: type) }

    public func entity<T: PersistentModel>(for type: T.Type) -> Entity? { entitiesByName[Schema.entityName(for: type)] }

    public static func == (left: Schema, right: Schema) -> Bool { left.version == right.version && left.entities == right.entities }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(version)
        hasher.combine(entities)
    }

    public var debugDescription: String { "Schema(\(version), \(entities.map(\.name)))" }
}

/// A schema with a version of its own, for migrations.
///
/// Source: Apple's documentation of `VersionedSchema`.
public protocol VersionedSchema {
    static var models: [any PersistentModel.Type] { get }
    static var versionIdentifier: Schema.Version { get }
}
