import QuinceFoundation

// Migrations that cannot be inferred. Declared, so that what uses them says so when it is built.

@available(*, unavailable, message: "not yet in Quince: mapping models; migrations are inferred from names and renaming identifiers")
open class NSMappingModel: NSObject {}

@available(*, unavailable, message: "not yet in Quince: mapping models; migrations are inferred from names and renaming identifiers")
open class NSEntityMapping: NSObject {}

@available(*, unavailable, message: "not yet in Quince: mapping models; migrations are inferred from names and renaming identifiers")
open class NSPropertyMapping: NSObject {}

@available(*, unavailable, message: "not yet in Quince: mapping models; migrations are inferred from names and renaming identifiers")
open class NSEntityMigrationPolicy: NSObject {}

@available(*, unavailable, message: "not yet in Quince: mapping models; migrations are inferred from names and renaming identifiers")
open class NSMigrationManager: NSObject {}

@available(*, unavailable, message: "not yet in Quince: staged migrations; migrations are inferred from names and renaming identifiers")
open class NSStagedMigrationManager: NSObject {}

@available(*, unavailable, message: "not yet in Quince: staged migrations; migrations are inferred from names and renaming identifiers")
open class NSMigrationStage: NSObject {}

@available(*, unavailable, message: "not yet in Quince: staged migrations; migrations are inferred from names and renaming identifiers")
open class NSLightweightMigrationStage: NSObject {}

@available(*, unavailable, message: "not yet in Quince: staged migrations; migrations are inferred from names and renaming identifiers")
open class NSCustomMigrationStage: NSObject {}

@available(*, unavailable, message: "not yet in Quince: staged migrations; migrations are inferred from names and renaming identifiers")
open class NSManagedObjectModelReference: NSObject {}
