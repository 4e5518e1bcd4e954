import QuinceFoundation

/// The kinds of merge policies.
public enum NSMergePolicyType: UInt, Sendable {
    case errorMergePolicyType = 0
    case mergeByPropertyStoreTrumpMergePolicyType = 1
    case mergeByPropertyObjectTrumpMergePolicyType = 2
    case overwriteMergePolicyType = 3
    case rollbackMergePolicyType = 4
}

/// A policy for conflicts between objects and their rows in the store. Source: Apple's documentation of `NSMergePolicy`.
open class NSMergePolicy: NSObject {
    public let mergeType: NSMergePolicyType

    public init(merge ty: NSMergePolicyType) { mergeType = ty }

    /// Fails, with the conflicts in the error.
    nonisolated(unsafe) public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// Discards the objects' changes.
    nonisolated(unsafe) public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    /// Saves the objects' values.
    nonisolated(unsafe) public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// Merges by property; the objects' changes win.
    nonisolated(unsafe) public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// Merges by property; the store's changes win.
    nonisolated(unsafe) public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)

    /// Resolves conflicts of versions; the kind's own way unless overridden.
    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {}
    /// Resolves conflicts of uniqueness constraints; the kind's own way unless overridden.
    open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {}
    /// Resolves conflicts of versions and of constraints.
    open func resolve(mergeConflicts list: [Any]) throws {
        try resolve(optimisticLockingConflicts: list.compactMap { $0 as? NSMergeConflict })
        try resolve(constraintConflicts: list.compactMap { $0 as? NSConstraintConflict })
    }
}

nonisolated(unsafe) public let NSErrorMergePolicy: Any = NSMergePolicy.error
nonisolated(unsafe) public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
nonisolated(unsafe) public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump

/// A conflict between an object and its row. Source: Apple's documentation of `NSMergeConflict`.
open class NSMergeConflict: NSObject {
    public let sourceObject: NSManagedObject
    /// The values when the object was fetched, by name.
    public let cachedSnapshot: [String: Any]?
    /// The values that the store has, by name; nil where the row was deleted.
    public let persistedSnapshot: [String: Any]?
    public let objectSnapshot: [String: Any]?
    /// The version that the object expects; 0 for deleted objects.
    public let newVersionNumber: Int
    public let oldVersionNumber: Int

    public init(
        source srcObject: NSManagedObject, newVersion newvers: Int, oldVersion oldvers: Int, cachedSnapshot cachesnap: [String: Any]?,
        persistedSnapshot persnap: [String: Any]?
    ) {
        (sourceObject, newVersionNumber, oldVersionNumber) = (srcObject, newvers, oldvers)
        (cachedSnapshot, persistedSnapshot) = (cachesnap, persnap)
        objectSnapshot = srcObject.isFault ? nil : srcObject.allValues
    }
}

/// A conflict between objects that share the values of a uniqueness constraint. Source: Apple's documentation of `NSConstraintConflict`.
open class NSConstraintConflict: NSObject {
    /// The names of the properties that are unique together.
    public let constraint: [String]
    public let constraintValues: [String: Any]
    /// The object that has the values in the store; nil where only new objects share them.
    public let databaseObject: NSManagedObject?
    public let databaseSnapshot: [String: Any]?
    public let conflictingObjects: [NSManagedObject]
    public let conflictingSnapshots: [[AnyHashable: Any]]

    public init(
        constraint contraint: [String], database databaseObject: NSManagedObject?, databaseSnapshot: [AnyHashable: Any]?,
        conflictingObjects: [NSManagedObject], conflictingSnapshots: [Any]
    ) {
        constraint = contraint
        constraintValues = conflictingObjects.first.map { $0.committedOrCurrent(contraint) } ?? [:]
        (self.databaseObject, self.conflictingObjects) = (databaseObject, conflictingObjects)
        self.databaseSnapshot = databaseSnapshot as? [String: Any]
        self.conflictingSnapshots = conflictingSnapshots.compactMap { $0 as? [AnyHashable: Any] }
    }
}

extension NSManagedObject {
    /// The values of all attributes and to-one relationships, by name.
    var allValues: [String: Any] {
        var found: [String: Any] = [:]
        for slot in layout.slots.indices where !isToMany(slot) { found[layout.slots[slot].name] = any(at: slot) ?? NSNull() }
        return found
    }

    func isToMany(_ slot: Int) -> Bool {
        if case .toMany = layout.kinds[slot] { return true }
        return false
    }

    func committedOrCurrent(_ names: [String]) -> [String: Any] {
        Dictionary(names.map { ($0, layout.slotsByName[$0].flatMap { any(at: $0) } ?? NSNull()) }) { first, _ in first }
    }
}
