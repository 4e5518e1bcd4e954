import Foundation
@_weakLinked import FoundationNetworking

extension URLCache {
    /// Makes a cache.
    ///
    /// - Parameters:
    ///   - memoryCapacity: In bytes.
    ///   - diskCapacity: In bytes.
    ///   - directoryURL: The folder of the cache; nil = one of the app's.
    public convenience init(memoryCapacity: Int, diskCapacity: Int, directory directoryURL: URL? = nil) {
        self.init(memoryCapacity: memoryCapacity, diskCapacity: diskCapacity, diskPath: directoryURL?.path)
    }
}
