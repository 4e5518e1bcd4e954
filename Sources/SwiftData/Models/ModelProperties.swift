/// The persisted properties of a model's class by name.
final class ModelProperties: @unchecked Sendable {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [ObjectIdentifier: ModelProperties] = [:]

    let metadata: [Schema.PropertyMetadata]
    private let keyPaths: [String: AnyKeyPath]
    private let names: [AnyKeyPath: String]

    private init(_ metadata: [Schema.PropertyMetadata]) {
        self.metadata = metadata
        let properties = metadata.filter { $0.constraint == nil }
        keyPaths = Dictionary(properties.map { ($0.name, $0.keyPath) }) { first, _ in first }
        names = Dictionary(properties.map { ($0.keyPath, $0.name) }) { first, _ in first }
    }

    static func of(_ type: any PersistentModel.Type) -> ModelProperties {
        if let found = lock.withLock({ known[ObjectIdentifier(type)] }) { return found }
        let made = ModelProperties(type.schemaMetadata)
        lock.withLock { known[ObjectIdentifier(type)] = made }
        return made
    }

    func keyPath(_ name: String) -> AnyKeyPath? { keyPaths[name] }
    func name(_ keyPath: AnyKeyPath) -> String? { names[keyPath] }
}
