import QuinceFoundation
import UniformTypeIdentifiers

/// A property of an entity that people see in Shortcuts.
///
/// Source: Apple's documentation of `EntityProperty`.
@propertyWrapper public final class EntityProperty<Value: _IntentValue>: @unchecked Sendable {
    public let title: LocalizedStringResource
    private let lock = NSLock()
    private var value: Value?

    public init(title: LocalizedStringResource, identifier: String? = nil) { self.title = title }
    public init() { title = "" }
    /// - Parameter indexingKey: The attribute under which Spotlight finds the value.
    public init<Root>(title: LocalizedStringResource, indexingKey: PartialKeyPath<Root>) { self.title = title }
    public init<Root>(indexingKey: PartialKeyPath<Root>) { title = "" }

    public var wrappedValue: Value {
        get {
            if let value = lock.withLock({ value }) { return value }
            if let nothing = Optional<Any>.none as? Value { return nothing }
            fatalError("The property “\(String(localized: title))” of an entity was read before it was set.")
        }
        set { lock.withLock { value = newValue } }
    }
    public var projectedValue: EntityProperty<Value> { self }
}

extension AppEntity {
    public typealias Property<Value: _IntentValue> = EntityProperty<Value>
}

extension TransientAppEntity {
    public typealias Property<Value: _IntentValue> = EntityProperty<Value>
}

/// An entity that exists only while an intent is performed.
///
/// Source: Apple's documentation of `TransientAppEntity`.
public protocol TransientAppEntity: AppValue {
    init()
}

/// An entity that Spotlight can find.
///
/// Source: Apple's documentation of `IndexedEntity`.
public protocol IndexedEntity: AppEntity {}

/// An entity of which there is only one.
///
/// Source: Apple's documentation of `UniqueAppEntity`.
public protocol UniqueAppEntity: AppEntity {}

/// An entity that is a file.
///
/// Source: Apple's documentation of `FileEntity`.
public protocol FileEntity: AppEntity where ID == FileEntityIdentifier {
    static var supportedContentTypes: [UTType] { get }
}

/// The identity of a file.
///
/// Source: Apple's documentation of `FileEntityIdentifier`.
public struct FileEntityIdentifier: Hashable, Sendable, EntityIdentifierConvertible {
    private let text: String
    private init(text: String) { self.text = text }

    public static func file(url: URL) -> FileEntityIdentifier { FileEntityIdentifier(text: url.absoluteString) }
    public static func draft(identifier: String) -> FileEntityIdentifier { FileEntityIdentifier(text: "draft:" + identifier) }
    public static func entityIdentifier(for entityIdentifierString: String) -> FileEntityIdentifier? {
        FileEntityIdentifier(text: entityIdentifierString)
    }
    public var entityIdentifierString: String { text }
    /// The file; nil for a draft.
    public var url: URL? { text.hasPrefix("draft:") ? nil : URL(string: text) }
}

/// An entity that has a URL.
///
/// Source: Apple's documentation of `URLRepresentableEntity`.
public protocol URLRepresentableEntity: AppEntity {
    static var urlRepresentation: URLRepresentation { get }
}

/// The URL of an entity, with its properties in it.
///
/// Source: Apple's documentation of `EntityURLRepresentation`.
public struct EntityURLRepresentation<Entity: AppEntity>: ExpressibleByStringInterpolation, Sendable {
    public init(stringLiteral value: String) {}
}

extension URLRepresentableEntity {
    public typealias URLRepresentation = EntityURLRepresentation<Self>
}

/// The identity of an entity, with its type.
///
/// Source: Apple's documentation of `EntityIdentifier`.
public struct EntityIdentifier: Hashable, Sendable {
    public let identifier: String
    private let type: String

    public init<Entity: AppEntity>(for entity: Entity) { self.init(for: Entity.self, identifier: entity.id) }
    public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
        (self.identifier, type) = (identifier.entityIdentifierString, "\(entityType)")
    }
}
