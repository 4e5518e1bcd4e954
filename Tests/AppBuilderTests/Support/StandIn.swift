import Foundation

/// Programs with the names of the toolchain's, which leave a mark where they are started.
enum StandIn {
    static func place(in folder: URL, marking mark: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["swift-frontend", "swift-autolink-extract", "swiftc", "swift-driver", "clang", "ld.lld", "lld"] {
            let file = folder.appendingPathComponent(name)
            try Data("#!/bin/sh\necho \(name) >>'\(mark.path)'\nexit 1\n".utf8).write(to: file)
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
        }
    }
}
