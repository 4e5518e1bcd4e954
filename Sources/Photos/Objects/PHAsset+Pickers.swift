import QuinceFoundation

/// Photos as the system's pickers see them, which need no permission of the app.
extension PHAsset {
    /// All photos that are not hidden, the oldest first.
    package static var allForPickers: [PHAsset] { PhotoStore.snapshot().assets.filter { !$0.isHidden } }
    package var fileName: String { record.name }

    /// Returns the file's contents. May be called on any thread.
    package func contents() throws -> Data { try PhotoStore.file(of: record.name) }
}
