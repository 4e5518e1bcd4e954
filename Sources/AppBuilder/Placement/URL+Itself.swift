import Foundation
import Glibc

/// A place itself, instead of the file or folder that a symbolic link there leads to.
extension URL {
    private var status: stat? {
        var status = stat()
        return lstat(path, &status) == 0 ? status : nil
    }

    /// Whether there is anything, a link to nothing included.
    var isThere: Bool { status != nil }

    /// Whether there is a folder, and no link to one.
    var isFolderItself: Bool { status.map { $0.st_mode & S_IFMT == S_IFDIR } ?? false }

    /// Whether there is a regular file, and no link to one.
    var isFileItself: Bool { status.map { $0.st_mode & S_IFMT == S_IFREG } ?? false }

    /// Removes a file, a folder with all that is in it, or a link and not what it leads to.
    func removeItself() throws {
        if isFolderItself { try FileManager.default.removeItem(at: self) } else { unlink(path) }
    }
}
