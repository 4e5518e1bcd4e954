import QuinceFoundation

/// The steps that bring a store from any earlier version to the newest one, which a store's options carry under
/// `NSPersistentStoreStagedMigrationManagerOptionKey`.
///
/// Source: Apple's documentation of `NSStagedMigrationManager`.
open class NSStagedMigrationManager: NSObject {
    public let stages: [NSMigrationStage]
    /// A container of the store and its version; there while a custom stage's handlers run.
    open private(set) var container: NSPersistentContainer?

    public init(_ stages: [NSMigrationStage]) { self.stages = stages }

    /// Runs a handler of a stage with a container of the store.
    func run(
        _ handler: (NSStagedMigrationManager, NSCustomMigrationStage) throws -> Void, _ stage: NSCustomMigrationStage,
        _ container: NSPersistentContainer
    ) throws {
        self.container = container
        defer { self.container = nil }
        try handler(self, stage)
    }
}
