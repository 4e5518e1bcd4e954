import Foundation

extension URL {
    /// Whether the item exists, or can be made to: one that a file provider has not downloaded is reachable on iOS.
    ///
    /// Every file of an app is on its device here.
    ///
    /// - Throws: What iOS does where there is no such file: `CocoaError.fileReadNoSuchFile`.
    public func checkPromisedItemIsReachable() throws -> Bool { try checkResourceIsReachable() }

    /// The values of an item that a file provider may not have downloaded yet.
    public func promisedItemResourceValues(forKeys keys: Set<URLResourceKey>) throws -> URLResourceValues {
        try resourceValues(forKeys: keys)
    }
}

extension NSURL {
    /// The value of an item that a file provider may not have downloaded yet.
    public func promisedItemResourceValues(forKeys keys: [URLResourceKey]) throws -> [URLResourceKey: Any] {
        try resourceValues(forKeys: keys)
    }
}
