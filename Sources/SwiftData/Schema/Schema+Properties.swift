extension Schema {
    /// A model of a schema.
    public struct Entity: Hashable, Sendable {
        public let name: String
        /// Names of properties that are unique together.
        public let uniquenessConstraints: [[String]]
        /// Names of the properties of each index.
        public let indices: [[String]]
        /// Names of all persisted properties, in the order of their declarations.
        let propertyNames: [String]

        init(_ type: any PersistentModel.Type) {
            let properties = ModelProperties.of(type)
            name = Schema.entityName(for: type)
            propertyNames = properties.metadata.filter { $0.constraint == nil }.map(\.name)
            func names(_ kind: PropertyMetadata.Constraint.Kind) -> [[String]] {
                properties.metadata.compactMap(\.constraint).filter { $0.kind == kind }
                    .flatMap(\.keyPaths).map { $0.compactMap { properties.name($0) } }
            }
            let single = properties.metadata.filter { $0.attribute?.options.contains(.unique) == true }.map { [$0.name] }
            (uniquenessConstraints, indices) = (single + names(.unique), names(.index))
        }
    }

    /// A persisted property of a model, as `@Model` finds it.
    public struct PropertyMetadata: Sendable {
        struct Constraint: Sendable {
            enum Kind { case unique, index }
            let kind: Kind
            nonisolated(unsafe) let keyPaths: [[AnyKeyPath]]
        }

        let name: String
        nonisolated(unsafe) let keyPath: AnyKeyPath
        nonisolated(unsafe) let defaultValue: Any?
        let attribute: Attribute?
        let relationship: Relationship?
        var constraint: Constraint?

        /// - Parameters:
        ///   - keypath: The property.
        ///   - defaultValue: The value in its declaration; nil where it has none.
        ///   - metadata: The arguments of `@Attribute` or `@Relationship`; nil where it has neither.
        public init(name: String, keypath: AnyKeyPath, defaultValue: Any? = nil, metadata: Any? = nil) {
            (self.name, keyPath, self.defaultValue) = (name, keypath, defaultValue)
            (attribute, relationship) = (metadata as? Attribute, metadata as? Relationship)
        }

        private init(_ kind: Constraint.Kind, _ keyPaths: [[AnyKeyPath]], _ any: AnyKeyPath) {
            self.init(name: "", keypath: any)
            constraint = Constraint(kind: kind, keyPaths: keyPaths)
        }

        /// The entry of `#Unique`.
        public static func unique<T: PersistentModel>(of type: T.Type, _ constraints: [[PartialKeyPath<T>]]) -> PropertyMetadata {
            PropertyMetadata(.unique, constraints, \T.self)
        }

        /// The entry of `#Index`.
        public static func index<T: PersistentModel>(of type: T.Type, _ indices: [[PartialKeyPath<T>]]) -> PropertyMetadata {
            PropertyMetadata(.index, indices, \T.self)
        }

        /// The type of the property's values.
        var valueType: Any.Type { Swift.type(of: keyPath).valueType }

        /// The model that a relationship leads to; nil for an attribute.
        var destination: (any PersistentModel.Type)? { RelationshipType(valueType)?.destination }
    }

    /// How an attribute is kept.
    public final class Attribute: Hashable, Sendable {
        public struct Option: Hashable, Sendable {
            enum Kind: Hashable, Sendable {
                case unique, externalStorage, encryption, spotlight, ephemeral, deletion, transformed(String)
            }
            let kind: Kind

            /// No two objects have one value: an object inserted with another's takes its place.
            public static var unique: Option { Option(kind: .unique) }
            /// Large values are in files beside the store.
            public static var externalStorage: Option { Option(kind: .externalStorage) }
            /// Without an account nothing is sent anywhere; the value stays in the store.
            public static var allowsCloudEncryption: Option { Option(kind: .encryption) }
            /// The system's search may find the value.
            public static var spotlight: Option { Option(kind: .spotlight) }
            /// Changes are tracked and not kept.
            public static var ephemeral: Option { Option(kind: .ephemeral) }
            /// The value is in the history of a deleted object.
            public static var preserveValueOnDeletion: Option { Option(kind: .deletion) }
            /// The value is kept as a transformer makes it.
            public static func transformable(by transformerName: String) -> Option { Option(kind: .transformed(transformerName)) }
            public static func transformable(by transformer: ValueTransformer.Type) -> Option {
                Option(kind: .transformed(NSStringFromClass(transformer)))
            }
        }

        public let options: [Option]
        public let originalName: String?
        public let hashModifier: String?

        public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
            (self.options, self.originalName, self.hashModifier) = (options, originalName, hashModifier)
        }

        public static func == (left: Attribute, right: Attribute) -> Bool { left === right }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    /// How a relationship is kept.
    public final class Relationship: Hashable, Sendable {
        public struct Option: Hashable, Sendable {
            /// No two objects have one destination.
            public static var unique: Option { Option() }
        }

        public enum DeleteRule: Int, Codable, Sendable { case noAction, nullify, cascade, deny }

        public let options: [Option]
        public let deleteRule: DeleteRule
        public let minimumModelCount: Int?
        public let maximumModelCount: Int?
        public let originalName: String?
        nonisolated(unsafe) public let inverse: AnyKeyPath?
        public let hashModifier: String?

        public init(
            _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0, maximumModelCount: Int? = 0,
            originalName: String? = nil, inverse: AnyKeyPath? = nil, hashModifier: String? = nil
        ) {
            (self.options, self.deleteRule, self.originalName) = (options, deleteRule, originalName)
            (self.minimumModelCount, self.maximumModelCount) = (minimumModelCount, maximumModelCount)
            (self.inverse, self.hashModifier) = (inverse, hashModifier)
        }

        public static func == (left: Relationship, right: Relationship) -> Bool { left === right }
        public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
}

/// A type of properties that are relationships: a model, an array of models, or an optional of either.
struct RelationshipType {
    let destination: any PersistentModel.Type
    let isToMany: Bool
    let isOptional: Bool

    /// nil for a type of attributes.
    init?(_ type: Any.Type) {
        if let optional = type as? any AnyOptional.Type {
            guard let inner = RelationshipType(optional.wrappedType) else { return nil }
            (destination, isToMany, isOptional) = (inner.destination, inner.isToMany, true)
        } else if let collection = type as? any ModelCollection.Type {
            (destination, isToMany, isOptional) = (collection.element, true, true)
        } else if let model = type as? any PersistentModel.Type {
            (destination, isToMany, isOptional) = (model, false, false)
        } else {
            return nil
        }
    }
}

private protocol ModelCollection {
    static var element: any PersistentModel.Type { get }
}

extension Array: ModelCollection where Element: PersistentModel {
    static var element: any PersistentModel.Type { Element.self }
}
