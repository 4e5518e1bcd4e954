import DeviceRuntime
@_spi(Quince) import QuinceFoundation

/// The changes that one block asks for.
final class PhotoTransaction {
    /// A photo that is added.
    final class Creation {
        let placeholder = PHObjectPlaceholder(identifier: PhotoSnapshot.newIdentifier())
        /// The file; nil where none that can be read was given.
        var data: Data?
        var date: Date?
        var metadata: [(inout PhotoMetadata, String) -> Void] = []
    }

    var creations: [Creation] = []
    var deletions: [PHAsset] = []
    /// Changes of favourites, albums and the like, in their order.
    var edits: [(inout PhotoMetadata) throws -> Void] = []

    /// Whether nothing but photos are added, which an app may be permitted by itself.
    var onlyAdds: Bool { deletions.isEmpty && edits.isEmpty }

    private static let key = "quince.photo-transaction"

    /// The transaction of the block that runs on this thread; outside of one the app ends, as on iOS.
    static var current: PhotoTransaction {
        guard let transaction = Thread.current.threadDictionary[key] as? PhotoTransaction else {
            raise(
                .internalInconsistencyException,
                "This method can only be called from inside of -[PHPhotoLibrary performChanges:completionHandler:] or "
                    + "-[PHPhotoLibrary performChangesAndWait:error:]"
            )
        }
        return transaction
    }

    /// Runs a block that asks for changes.
    static func collect(_ block: () -> Void) -> PhotoTransaction {
        let transaction = PhotoTransaction(), outer = Thread.current.threadDictionary[key]
        Thread.current.threadDictionary[key] = transaction
        defer { Thread.current.threadDictionary[key] = outer }
        block()
        return transaction
    }

    // MARK: Applying

    /// Makes the changes.
    ///
    /// - Throws: `PHPhotosError`; photos that were added before stay.
    func apply() throws {
        for creation in creations where creation.data == nil { throw PHPhotosError.make(.invalidResource) }
        var edits = edits
        for creation in creations { edits += try add(creation) }
        if !edits.isEmpty { try PhotoStore.update { metadata in for edit in edits { try edit(&metadata) } } }
        guard !deletions.isEmpty else { return }
        try PhotoStore.delete(deletions.map(\.record.name))
        let identifiers = deletions.map(\.localIdentifier)
        try PhotoStore.update { metadata in for identifier in identifiers { metadata.forget(identifier) } }
    }

    /// Adds a photo.
    ///
    /// - Returns: The changes by which it gets its placeholder's identifier; none where the app may only add.
    private func add(_ creation: Creation) throws -> [(inout PhotoMetadata) throws -> Void] {
        let record = try PhotoStore.add(creation.data ?? Data(), date: creation.date ?? Date())
        guard let record, PhotoAccess.status(for: .readWrite) == .authorized else { return [] }
        let identifier = creation.placeholder.localIdentifier
        return [
            { metadata in
                metadata.identifiers[PhotoSnapshot.ownIdentifier(of: record)] = identifier
                for change in creation.metadata { change(&metadata, identifier) }
            }
        ]
    }
}
