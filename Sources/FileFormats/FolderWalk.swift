import Foundation
import Glibc

/// The folders that a walk through a tree has been in: each is visited once, so that links in circles end it.
public struct FolderWalk {
    /// Why a walk goes no further.
    public struct Problem: Error, Equatable, Sendable {
        public var reason: String
    }

    private struct Identity: Hashable {
        var device: dev_t
        var number: ino_t
    }

    private var visited: Set<Identity> = []
    private var depth = 0
    private var count = 0

    /// The most levels of folders in folders.
    public static let maximumDepth = 128
    /// The most folders and files.
    public static let maximumCount = 200_000

    public init() {}

    /// Visits a folder, unless the walk has been there.
    ///
    /// - Throws: `Problem` where folders are nested too deeply, and what the visit throws.
    public mutating func visit(_ folder: URL, _ body: (inout FolderWalk) throws -> Void) throws {
        var status = stat()
        guard stat(folder.path, &status) == 0, visited.insert(Identity(device: status.st_dev, number: status.st_ino)).inserted else {
            return
        }
        guard depth < Self.maximumDepth else { throw Problem(reason: "folders are nested more than \(Self.maximumDepth) deep") }
        depth += 1
        defer { depth -= 1 }
        try body(&self)
    }

    /// Counts what is found.
    ///
    /// - Throws: `Problem` where there is too much of it.
    public mutating func count(_ found: Int) throws {
        count += found
        guard count <= Self.maximumCount else { throw Problem(reason: "there are more than \(Self.maximumCount) files") }
    }
}
