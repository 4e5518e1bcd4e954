// Each method is the one with a completion handler, for asynchronous code. Source: Apple's documentation of `UIDocument`.

extension UIDocument {
    /// Reads the file, and returns whether that worked.
    @discardableResult public func open() async -> Bool {
        await withCheckedContinuation { done in open { done.resume(returning: $0) } }
    }

    /// Saves what changed and lets go of the file; returns whether that worked.
    @discardableResult public func close() async -> Bool {
        await withCheckedContinuation { done in close { done.resume(returning: $0) } }
    }

    /// Saves the contents as they are now, and returns whether that worked.
    @discardableResult public func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
        await withCheckedContinuation { done in save(to: url, for: saveOperation) { done.resume(returning: $0) } }
    }

    /// Saves what changed, if anything did, and returns whether that worked.
    @discardableResult public func autosave() async -> Bool {
        await withCheckedContinuation { done in autosave { done.resume(returning: $0) } }
    }

    /// Reads another file's contents, or the file's again, and returns whether that worked.
    @discardableResult public func revert(toContentsOf url: URL) async -> Bool {
        await withCheckedContinuation { done in revert(toContentsOf: url) { done.resume(returning: $0) } }
    }
}
