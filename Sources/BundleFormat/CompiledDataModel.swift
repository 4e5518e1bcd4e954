/// One version of a managed object model, compiled from a `.xcdatamodel`: a binary property list `Version.mom`, alone in the bundle or in a
/// folder `Model.momd` beside the other versions and `VersionInfo.plist`, as in apps that Xcode builds.
///
/// Source: the attributes of `contents` in models of Xcode 11 to 26.
public struct CompiledDataModel: Codable, Equatable, Sendable {
    /// The extension of a folder of versions.
    public static let folderExtension = "momd"
    /// The extension of one version.
    public static let fileExtension = "mom"
    /// The name of the file in a folder of versions that says which one is current.
    public static let versionsFileName = "VersionInfo.plist"

    /// The types of attributes, with the names that Xcode's models give them.
    public enum AttributeType: String, Codable, CaseIterable, Sendable {
        case undefined = "Undefined"
        case integer16 = "Integer 16"
        case integer32 = "Integer 32"
        case integer64 = "Integer 64"
        case decimal = "Decimal"
        case double = "Double"
        case float = "Float"
        case string = "String"
        case boolean = "Boolean"
        case date = "Date"
        case binary = "Binary"
        case uuid = "UUID"
        case uri = "URI"
        case transformable = "Transformable"
        case objectID = "Object ID"
        case composite = "Composite"
    }

    public enum DeletionRule: String, Codable, Sendable {
        case nullify = "Nullify"
        case cascade = "Cascade"
        case deny = "Deny"
        case noAction = "No Action"
    }

    /// The common part of attributes, relationships and fetched properties.
    public struct Property: Codable, Equatable, Sendable {
        public var name: String
        public var isOptional = false
        public var isTransient = false
        /// Whether the system's search index holds the property's values.
        public var isIndexedBySpotlight = false
        /// The name in the version before (`elementID`); nil = the same.
        public var renamingIdentifier: String?
        public var versionHashModifier: String?
        public var userInfo: [String: String] = [:]

        public init(name: String) { self.name = name }
    }

    public struct Attribute: Codable, Equatable, Sendable {
        public var property: Property
        public var type: AttributeType
        /// The default value as Xcode writes it: a number, `YES` or `NO`, text, seconds since the reference date of 2001, a UUID, a URL; nil = none.
        public var defaultValue: String?
        /// The smallest value, or the smallest length of text, in the form of `defaultValue`.
        public var minimumValue: String?
        /// The largest value, or the largest length of text, in the form of `defaultValue`.
        public var maximumValue: String?
        /// The regular expression that text must match.
        public var regularExpression: String?
        /// The name of a transformable attribute's `ValueTransformer`; nil = secure coding.
        public var valueTransformerName: String?
        /// The name of the Swift class of a transformable attribute's values.
        public var customClassName: String?
        public var allowsExternalBinaryDataStorage = false
        public var allowsCloudEncryption = false
        public var preservesValueInHistoryOnDeletion = false
        /// Whether the generated class has a number's own type instead of `NSNumber?` (`usesScalarValueType`).
        public var usesScalarType = true
        /// The expression that a derived attribute is computed with, as in `now:()` or `items.@count`; nil = none.
        public var derivation: String?
        /// The name of the composite that a composite attribute's values have.
        public var compositeName: String?

        public init(property: Property, type: AttributeType) { (self.property, self.type) = (property, type) }
    }

    public struct Relationship: Codable, Equatable, Sendable {
        public var property: Property
        public var destinationEntity: String
        public var inverseName: String?
        public var isToMany = false
        public var isOrdered = false
        /// The smallest number of destination objects; 0 = any.
        public var minimumCount = 0
        /// The largest number of destination objects; 0 = unbounded, and 1 where `isToMany` is false.
        public var maximumCount = 0
        public var deletionRule = DeletionRule.nullify

        public init(property: Property, destinationEntity: String) {
            (self.property, self.destinationEntity) = (property, destinationEntity)
        }
    }

    public struct FetchedProperty: Codable, Equatable, Sendable {
        public var property: Property
        public var fetchRequest: FetchRequest

        public init(property: Property, fetchRequest: FetchRequest) { (self.property, self.fetchRequest) = (property, fetchRequest) }
    }

    public struct FetchRequest: Codable, Equatable, Sendable {
        /// The template's name; that of the property for a fetched property.
        public var name: String
        public var entity: String
        public var predicate: String?
        /// 0 = unlimited.
        public var limit = 0
        /// 0 = everything at once.
        public var batchSize = 0
        public var resultType: Int?
        public var includesSubentities = true
        public var includesPropertyValues = true
        public var returnsObjectsAsFaults = true
        public var returnsDistinctResults = false

        public init(name: String, entity: String) { (self.name, self.entity) = (name, entity) }
    }

    public struct Index: Codable, Equatable, Sendable {
        public struct Element: Codable, Equatable, Sendable {
            /// The attribute or relationship; nil where `expression` is indexed.
            public var propertyName: String?
            public var expression: String?
            public var isAscending = true
            /// Whether it is an R-tree element.
            public var isRTree = false

            public init(propertyName: String? = nil, expression: String? = nil) {
                (self.propertyName, self.expression) = (propertyName, expression)
            }
        }

        public var name: String
        public var elements: [Element]
        /// The predicate of a partial index.
        public var predicate: String?

        public init(name: String, elements: [Element]) { (self.name, self.elements) = (name, elements) }
    }

    public struct Entity: Codable, Equatable, Sendable {
        public var name: String
        /// The class of managed objects: `App.Item` where the model names the module, `Item` for a class of Objective-C's one space of names;
        /// nil = `NSManagedObject`.
        public var className: String?
        public var parent: String?
        public var isAbstract = false
        /// The entity's own properties, without those of its parents.
        public var attributes: [Attribute] = []
        public var relationships: [Relationship] = []
        public var fetchedProperties: [FetchedProperty] = []
        /// Names of the properties that are unique together.
        public var uniquenessConstraints: [[String]] = []
        public var indexes: [Index] = []
        public var renamingIdentifier: String?
        public var versionHashModifier: String?
        /// The text that search results show (`coreSpotlightDisplayNameExpression`).
        public var spotlightName: String?
        public var userInfo: [String: String] = [:]

        public init(name: String) { self.name = name }
    }

    /// A composite type: attributes that are one value.
    public struct Composite: Codable, Equatable, Sendable {
        public var name: String
        public var elements: [Attribute]

        public init(name: String, elements: [Attribute]) { (self.name, self.elements) = (name, elements) }
    }

    public var entities: [Entity] = []
    public var composites: [Composite] = []
    /// Names of entities by the configuration that holds them, without the default one of all entities.
    public var configurations: [String: [String]] = [:]
    public var fetchRequests: [FetchRequest] = []
    /// The identifiers that the model's author gives this version.
    public var versionIdentifiers: [String] = []

    public init() {}
}
