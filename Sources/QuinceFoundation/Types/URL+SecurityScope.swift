import Foundation

extension URL {
    /// Begins to use what the user has chosen outside the app's container. Files come to an app here without such a scope.
    ///
    /// - Returns: Whether the item can be used.
    public func startAccessingSecurityScopedResource() -> Bool { isFileURL && FileManager.default.isReadableFile(atPath: path) }

    /// Ends what `startAccessingSecurityScopedResource()` has begun.
    public func stopAccessingSecurityScopedResource() {}
}
