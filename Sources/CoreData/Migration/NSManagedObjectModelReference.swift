import QuinceFoundation

/// A reference to one version of a model, which is loaded when it is needed. Source: Apple's documentation of `NSManagedObjectModelReference`.
open class NSManagedObjectModelReference: NSObject {
    private enum Place {
        case model(NSManagedObjectModel)
        case file(URL)
        /// A version of a model in a bundle.
        case version(String, Bundle?)
        /// The version of an entity hashes' digest, in the app's bundles.
        case hashes([AnyHashable: Any])
    }

    private let place: Place
    private let lock = NSLock()
    private var loaded: NSManagedObjectModel?
    /// The digest of the version, as `NSManagedObjectModel.versionChecksum` has it.
    public let versionChecksum: String

    /// Refers to a model that is loaded already.
    public init(model: NSManagedObjectModel, versionChecksum: String) {
        (place, self.versionChecksum) = (.model(model), versionChecksum)
    }

    /// Refers to a file of one version (`.mom`) or of a folder's current one (`.momd`).
    public init(fileURL: URL, versionChecksum: String) { (place, self.versionChecksum) = (.file(fileURL), versionChecksum) }

    /// Refers to the version of a name in a bundle, the main one where none is given.
    public init(name modelName: String, in bundle: Bundle?, versionChecksum: String) {
        (place, self.versionChecksum) = (.version(modelName, bundle), versionChecksum)
    }

    /// Refers to the version with the digests of entities, as `entityVersionHashesByName` has them.
    public init(entityVersionHashes versionHash: [AnyHashable: Any], in bundle: Bundle?, versionChecksum: String) {
        (place, self.versionChecksum) = (.hashes(versionHash), versionChecksum)
        super.init()
        loaded = Self.version(of: versionHash, in: bundle)
    }

    /// The model; one that cannot be found, or has another digest, ends the app with Apple's reason.
    open var resolvedModel: NSManagedObjectModel {
        do { return try resolved() } catch { StoreException.raise((error as NSError).localizedDescription) }
    }

    /// - Throws: 134504 where the model cannot be found or has another digest.
    func resolved() throws -> NSManagedObjectModel {
        try lock.withLock {
            if let loaded { return loaded }
            guard let found = find() else { throw Self.notFound("The model of the version checksum '\(versionChecksum)' was not found") }
            guard found.versionChecksum == versionChecksum else {
                throw Self.notFound("The model has the version checksum '\(found.versionChecksum)' and not '\(versionChecksum)'")
            }
            loaded = found
            return found
        }
    }

    private func find() -> NSManagedObjectModel? {
        switch place {
        case .model(let model): model
        case .file(let url): NSManagedObjectModel(contentsOf: url)
        case .version(let name, let bundle):
            ModelFile.versions(of: bundle ?? .main).first { $0.deletingPathExtension().lastPathComponent == name }
                .flatMap { NSManagedObjectModel(contentsOf: $0) }
                ?? ModelFile.models(of: bundle ?? .main).first { $0.deletingPathExtension().lastPathComponent == name }
                .flatMap { NSManagedObjectModel(contentsOf: $0) }
        case .hashes(let hashes): Self.version(of: hashes, in: nil)
        }
    }

    private static func version(of hashes: [AnyHashable: Any], in bundle: Bundle?) -> NSManagedObjectModel? {
        guard let hashes = hashes as? [String: Data] else { return nil }
        return ModelFile.versions(of: bundle ?? .main).lazy.compactMap { NSManagedObjectModel(contentsOf: $0) }
            .first { $0.entityVersionHashesByName == hashes }
    }

    private static func notFound(_ reason: String) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: NSManagedObjectModelReferenceNotFoundError,
            userInfo: [NSLocalizedDescriptionKey: reason, NSLocalizedFailureReasonErrorKey: reason])
    }
}
