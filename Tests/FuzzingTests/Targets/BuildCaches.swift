import Foundation

@testable import AppBuilder

/// Files that builds keep for the next, as they are written, and how they are read.
enum BuildCaches {
    /// Whether each kind of cache is read from a file.
    static let readers: [@Sendable (URL) -> Bool] = [
        { file in
            guard let state = BuildState.load(file) else { return false }
            _ = (state.stamps.areCurrent, SwiftCompiler.columns(of: ["a.swift": file], state))
            return true
        },
        { file in LibraryRecord.load(file).map { $0.isCurrent || true } ?? false },
        { CacheFile.read(FinishedBuild.self, from: $0) != nil }, { CacheFile.read(FrameworkIndex.self, from: $0) != nil },
        { CacheFile.read(ResolvedPackages.self, from: $0) != nil },
    ]

    /// A file of each kind, in the order of `readers`.
    static let written: [[UInt8]] = {
        var state = BuildState(environment: "e")
        state.stamps = ["/a.swift": FileStamp(path: "/")]
        state.objects = ["a.swift": "b"]
        let package = ResolvedPackages.Package(
            identity: "a", location: "b", version: "1.0.0", folder: URL(fileURLWithPath: "/a"), isLocal: true, manifest: Data("{}".utf8))
        var files: [[UInt8]] = [
            bytes { try state.save($0) }, bytes { try LibraryRecord(inputs: "a", stamps: state.stamps, interface: "b").save($0) },
        ]
        let place = URL(fileURLWithPath: "/a")
        let app = BuiltApp(bundle: place, bundleIdentifier: "a", name: "a", displayName: "a", executable: place, watchedFiles: [])
        files.append(bytes { try FinishedBuild(environment: "e", stamps: state.stamps, app: app).save($0) })
        files.append(bytes { try CacheFile.write(FrameworkIndex.foundation, to: $0) })
        files.append(bytes { try CacheFile.write(ResolvedPackages(key: "k", packages: [package]), to: $0) })
        return files
    }()

    private static func bytes(_ write: (URL) throws -> Void) -> [UInt8] {
        let file = StoreSeeds.base.appendingPathComponent("quince-caches-\(getpid()).plist")
        defer { try? FileManager.default.removeItem(at: file) }
        do {
            try write(file)
            return [UInt8](try Data(contentsOf: file))
        } catch { fatalError("\(file.path) cannot be written: \(error)") }
    }

    /// Whether a file's hash is that of its content, reckoned here once more.
    static func isWhole(_ file: [UInt8]) -> Bool {
        guard file.count >= 24 else { return false }
        var hash = 0x9e37_79b9_7f4a_7c15 ^ UInt64(file.count - 24)
        func mix(_ word: UInt64) {
            hash = (hash ^ word) &* 0xff51_afd7_ed55_8ccd
            hash ^= hash >> 29
        }
        var rest = file[24...]
        while rest.count >= 8 {
            mix(rest.prefix(8).reversed().reduce(0) { $0 << 8 | UInt64($1) })
            rest = rest.dropFirst(8)
        }
        for byte in rest { mix(UInt64(byte)) }
        return UInt64(String(decoding: file[8..<24], as: UTF8.self), radix: 16) == hash
    }
}
