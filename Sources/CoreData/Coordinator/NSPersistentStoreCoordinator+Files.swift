@_spi(Quince) import QuinceFoundation

// The files of stores, open or not. Source: Apple's documentation of `NSPersistentStoreCoordinator`.
extension NSPersistentStoreCoordinator {
    /// The metadata of a store's file, which is not opened for it.
    public class func metadataForPersistentStore(
        ofType storeType: String, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        guard FileManager.default.fileExists(atPath: url.path) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
        }
        if storeType == NSBinaryStoreType { return try BinaryObjectStore.metadata(of: url) }
        guard storeType == NSSQLiteStoreType else {
            let model = NSManagedObjectModel()
            let reader = NSPersistentStoreCoordinator(managedObjectModel: model)
            let store = try reader.addPersistentStore(
                ofType: storeType, configurationName: nil, at: url,
                options: [NSReadOnlyPersistentStoreOption: true, NSIgnorePersistentStoreVersioningOption: true])
            defer { try? reader.remove(store) }
            return store.metadata
        }
        guard let metadata = try SQLiteMetadata.ofFile(url) else {
            throw StoreError.make(.fileReadCorruptFile, "The file at \(url.path) is no Core Data store.", url: url)
        }
        return metadata
    }

    /// The metadata of a store's file.
    public class func metadataForPersistentStore(
        type: NSPersistentStore.StoreType, at url: URL, options: [AnyHashable: Any]? = nil
    ) throws -> [String: Any] {
        try metadataForPersistentStore(ofType: type.rawValue, at: url, options: options)
    }

    /// Deletes a store's files; one that is one of the coordinator's is closed first.
    public func destroyPersistentStore(at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil) throws {
        try locked {
            if let store = persistentStore(for: url) { try remove(store) }
            try StoreFiles(url).remove()
        }
    }

    /// Deletes a store's files.
    public func destroyPersistentStore(
        at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
    ) throws {
        try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
    }
}

/// The files that belong to a store: the file itself, what SQLite keeps beside it, and large values.
struct StoreFiles {
    let url: URL

    /// The endings of the files that a database consists of, the file itself last: what is left of it can be removed again.
    static let suffixes = ["-shm", "-wal", "-journal", ""]

    init(_ url: URL) { self.url = url }

    /// The folder of large values.
    var support: URL {
        url.deletingLastPathComponent().appendingPathComponent(".\(url.deletingPathExtension().lastPathComponent)_SUPPORT")
    }

    func remove() throws {
        for path in [support.path] + Self.suffixes.map({ url.path + $0 })
        where FileManager.default.fileExists(atPath: path) {
            try FileManager.default.removeItem(atPath: path)
        }
    }
}
