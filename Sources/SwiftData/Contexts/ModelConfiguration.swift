import CoreData

/// Where a store is, and what it may hold.
///
/// Source: Apple's documentation of `ModelConfiguration`.
public struct ModelConfiguration: Identifiable, Hashable, @unchecked Sendable {
    /// The shared container that holds the store.
    public struct GroupContainer: Hashable, Sendable {
        private enum Kind: Hashable { case automatic, none, named(String) }
        private let kind: Kind

        /// That of the first app group in the app's entitlements; the app's own where there is none.
        public static let automatic = GroupContainer(kind: .automatic)
        public static let none = GroupContainer(kind: .none)
        public static func identifier(_ groupName: String) -> GroupContainer { GroupContainer(kind: .named(groupName)) }

        /// The identifier of the app group; nil for the app's own container.
        ///
        /// - Parameter groups: The app groups in the entitlements, in their order.
        func identifier(of groups: [String]) -> String? {
            switch kind {
            case .automatic: groups.first
            case .none: nil
            case .named(let name): name
            }
        }
    }

    /// The app groups in the entitlements of the app, which its builder notes.
    private static let groups = Bundle.main.object(forInfoDictionaryKey: "QuinceApplicationGroups") as? [String] ?? []

    /// The database that the store is kept alike with; without an account every store is only on the device.
    public struct CloudKitDatabase: Hashable, Sendable {
        let identifier: String?
        public static let automatic = CloudKitDatabase(identifier: nil)
        public static let none = CloudKitDatabase(identifier: nil)
        public static func `private`(_ privateDBName: String) -> CloudKitDatabase { CloudKitDatabase(identifier: privateDBName) }
    }

    public let name: String
    public private(set) var url: URL
    public let schema: Schema?
    public let isStoredInMemoryOnly: Bool
    public let allowsSave: Bool
    public let groupAppContainerIdentifier: String?
    public let cloudKitContainerIdentifier: String?

    public var id: String { name + " " + url.absoluteString }

    /// A store of a name in the app's folder of application support, or in memory.
    ///
    /// - Parameters:
    ///   - name: The name of the store's file; nil for `default`.
    ///   - schema: The models that the store holds; nil for all of the container.
    ///   - allowsSave: Whether contexts may change the store.
    public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false, allowsSave: Bool = true,
        groupContainer: GroupContainer = .automatic, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        let group = groupContainer.identifier(of: Self.groups)
        let folder = group.flatMap { FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: $0) }
            .map { $0.appendingPathComponent("Library/Application Support", isDirectory: true) }
        let file = (folder ?? .applicationSupportDirectory).appendingPathComponent((name ?? "default") + ".store")
        (self.name, url) = (name ?? "default", isStoredInMemoryOnly ? URL(fileURLWithPath: "/dev/null") : file)
        (self.schema, self.isStoredInMemoryOnly, self.allowsSave) = (schema, isStoredInMemoryOnly, allowsSave)
        (groupAppContainerIdentifier, cloudKitContainerIdentifier) = (isStoredInMemoryOnly ? nil : group, cloudKitDatabase.identifier)
    }

    /// A store in memory, or the default one.
    public init(isStoredInMemoryOnly: Bool) { self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly) }

    /// A store in a file.
    public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true, cloudKitDatabase: CloudKitDatabase = .automatic
    ) {
        (self.name, self.url) = (name ?? url.deletingPathExtension().lastPathComponent, url)
        (self.schema, isStoredInMemoryOnly, self.allowsSave) = (schema, false, allowsSave)
        (groupAppContainerIdentifier, cloudKitContainerIdentifier) = (nil, cloudKitDatabase.identifier)
    }

    /// A store of some models alone.
    @_disfavoredOverload public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(nil, schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
    }

    func makeStoreDescription() -> NSPersistentStoreDescription {
        let description = NSPersistentStoreDescription(url: url)
        // A database in memory where nothing is kept: it keeps unique values apart, too.
        description.type = NSSQLiteStoreType
        description.isReadOnly = !allowsSave
        description.shouldMigrateStoreAutomatically = true
        description.shouldInferMappingModelAutomatically = true
        // What `ModelContext.fetchHistory(_:)` gives.
        description.setOption(NSNumber(value: allowsSave), forKey: NSPersistentHistoryTrackingKey)
        // The models of earlier versions of the app are nowhere else.
        description.setOption(NSNumber(value: true), forKey: SQLiteStoreOptions.keepsModelKey)
        return description
    }
}
