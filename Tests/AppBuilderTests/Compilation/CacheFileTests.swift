import Foundation
import Glibc
import Testing

@testable import AppBuilder

/// Files that builds keep for the next, on a disk that damages them.
struct CacheFileTests {
    private let folder: TemporaryFolder
    private var file: URL { folder.path("cache.plist") }
    private static let value = ["a": "one", "b": String(repeating: "two ", count: 20)]

    init() throws { folder = try TemporaryFolder() }

    @Test func isReadAsItWasWritten() throws {
        try CacheFile.write(Self.value, to: file)
        #expect(CacheFile.read([String: String].self, from: file) == Self.value)
        #expect(CacheFile.read([Int].self, from: file) == nil)
        #expect(CacheFile.read([String: String].self, from: folder.path("none.plist")) == nil)
    }

    @Test func isMissingWithAnyByteChanged() throws {
        try CacheFile.write(Self.value, to: file)
        let whole = try Data(contentsOf: file)
        for position in whole.indices {
            var damaged = whole
            damaged[position] ^= 1 << UInt8(position % 8)
            try damaged.write(to: file)
            #expect(CacheFile.read([String: String].self, from: file) == nil, "byte \(position)")
        }
        for length in [0, 8, 23, 24, whole.count - 1] {
            try whole.prefix(length).write(to: file)
            #expect(CacheFile.read([String: String].self, from: file) == nil, "\(length) bytes")
        }
        try (whole + [0]).write(to: file)
        #expect(CacheFile.read([String: String].self, from: file) == nil)
    }

    /// Lists of that version had no hash.
    @Test func listsOfOlderVersionsAreMissing() throws {
        try PropertyListEncoder.binary.encode(Self.value).write(to: file)
        #expect(CacheFile.read([String: String].self, from: file) == nil)
    }

    @Test func whatIsNoFileIsMissing() throws {
        #expect(mkfifo(file.path, 0o600) == 0)
        #expect(CacheFile.read([String: String].self, from: file) == nil)
    }
}
