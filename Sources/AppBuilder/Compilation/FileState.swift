import Foundation
import Glibc

/// Files as they were at a time; folders count with all that is in them. A command that waits for changes compares two.
package struct FileState: Equatable {
    private var stamps: [String: FileStamp] = [:]

    private static let ignored: Set<String> = [".build", ".git", "DerivedData", "xcuserdata", "node_modules"]

    package init(_ files: [URL]) { for file in files { add(file, depth: 0) } }

    /// The same files, each as it was in an earlier state that knows it.
    package func earlier(_ other: FileState) -> FileState {
        var state = self
        state.stamps.merge(other.stamps.filter { stamps[$0.key] != nil }) { $1 }
        return state
    }

    private mutating func add(_ file: URL, depth: Int) {
        var status = stat()
        guard depth < 20, !Self.ignored.contains(file.lastPathComponent), lstat(file.path, &status) == 0 else { return }
        let isFolder = status.st_mode & S_IFMT == S_IFDIR
        // What a link leads to counts, but no folder is entered through one.
        stamps[file.path] = status.st_mode & S_IFMT == S_IFLNK ? FileStamp(file) : FileStamp(status)
        guard isFolder else { return }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: file.path)) ?? [] {
            add(file.appendingPathComponent(name, isDirectory: false), depth: depth + 1)
        }
    }
}
