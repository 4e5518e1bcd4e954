import QuinceFoundation

/// A step of a staged migration. Source: Apple's documentation of `NSMigrationStage`.
open class NSMigrationStage: NSObject {
    open var label: String?

    override init() {}
}

/// A step through versions whose differences Core Data infers. Source: Apple's documentation of `NSLightweightMigrationStage`.
open class NSLightweightMigrationStage: NSMigrationStage {
    /// The digests of the versions, in the order of the migration.
    public let versionChecksums: [String]

    public init(_ versionChecksums: [String]) { self.versionChecksums = versionChecksums }
}

/// A step between two versions with code of the app's own before and after it. Source: Apple's documentation of `NSCustomMigrationStage`.
open class NSCustomMigrationStage: NSMigrationStage {
    public let currentModel: NSManagedObjectModelReference
    public let nextModel: NSManagedObjectModelReference
    /// Called while the store is of the current version.
    open var willMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?
    /// Called once the store is of the next version.
    open var didMigrateHandler: ((NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void)?

    public init(migratingFrom currentModel: NSManagedObjectModelReference, to nextModel: NSManagedObjectModelReference) {
        (self.currentModel, self.nextModel) = (currentModel, nextModel)
    }
}
