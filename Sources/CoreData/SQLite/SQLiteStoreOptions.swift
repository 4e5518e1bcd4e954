import QuinceFoundation

/// The options of a store that concern its database.
package struct SQLiteStoreOptions {
    let isReadOnly: Bool
    let ignoresVersions: Bool
    let keepsHistory: Bool
    let migrates: Bool
    let infersMapping: Bool
    /// The steps of the app's own to the newest version; nil for none.
    let stages: NSStagedMigrationManager?
    /// The options as the app gave them.
    let all: [AnyHashable: Any]?
    let notifiesRemoteChanges: Bool
    /// Whether the file keeps its model, which it is migrated from.
    let keepsModel: Bool
    /// Seconds to wait for a database that another connection writes.
    let timeout: TimeInterval?
    private let pragmas: [String: String]
    private let analyzes: Bool
    private let vacuums: Bool

    /// The option of stores whose models are in no bundle.
    package static let keepsModelKey = "_QuinceKeepsModel"

    init(_ options: [AnyHashable: Any]?) {
        func flag(_ key: String) -> Bool { (options?[key] as? NSNumber)?.boolValue ?? (options?[key] as? Bool) ?? false }
        isReadOnly = flag("NSReadOnlyPersistentStoreOption")
        ignoresVersions = flag("NSIgnorePersistentStoreVersioningOption")
        keepsHistory = flag("NSPersistentHistoryTrackingKey") || options?["NSPersistentHistoryTrackingKey"] is [AnyHashable: Any]
        notifiesRemoteChanges = flag("NSPersistentStoreRemoteChangeNotificationOptionKey")
        keepsModel = flag(Self.keepsModelKey)
        migrates = flag("NSMigratePersistentStoresAutomaticallyOption")
        infersMapping = flag("NSInferMappingModelAutomaticallyOption")
        stages = options?[NSPersistentStoreStagedMigrationManagerOptionKey] as? NSStagedMigrationManager
        all = options
        timeout = (options?["NSPersistentStoreTimeoutOption"] as? NSNumber)?.doubleValue
        (analyzes, vacuums) = (flag(NSSQLiteAnalyzeOption), flag(NSSQLiteManualVacuumOption))
        var pragmas: [String: String] = [:]
        for (name, value) in options?[NSSQLitePragmasOption] as? [AnyHashable: Any] ?? [:] {
            guard let name = name.base as? String, Self.isName(name) else { continue }
            pragmas[name.lowercased()] = "\(value)"
        }
        self.pragmas = pragmas
    }

    /// Whether the store's database has a write-ahead log.
    var writesAhead: Bool { pragmas["journal_mode"].map { $0.lowercased() == "wal" } ?? true }

    private static func isName(_ text: String) -> Bool { !text.isEmpty && text.utf8.allSatisfy { $0 == 0x5f || isalnum(Int32($0)) != 0 } }

    /// Sets what a connection begins with: write-ahead logging, unless the pragmas say otherwise.
    func apply(to database: SQLiteDatabase, isNew: Bool) throws {
        if !isReadOnly {
            // Pages can only be given back where this is said before the first table.
            if isNew { try database.execute("PRAGMA auto_vacuum = 2") }
            if pragmas["journal_mode"] == nil { _ = try database.firstValue("PRAGMA journal_mode = wal") }
        }
        if pragmas["synchronous"] == nil { try database.execute("PRAGMA synchronous = NORMAL") }
        for (name, value) in pragmas.sorted(by: { $0.key < $1.key }) {
            if isReadOnly, name == "journal_mode" { continue }
            try database.execute("PRAGMA \(name) = '\(value.replacingOccurrences(of: "'", with: "''"))'")
        }
    }

    func maintain(_ database: SQLiteDatabase) throws {
        if vacuums { try database.execute("VACUUM") }
        if analyzes { try database.execute("ANALYZE") }
    }
}
