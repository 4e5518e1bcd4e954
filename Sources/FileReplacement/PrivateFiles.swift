import Foundation
import Glibc

/// Folders and files that only their user can read, whatever the umask.
public enum PrivateFiles {
    static let folderMode: mode_t = 0o700
    static let fileMode: mode_t = 0o600

    /// Makes a folder and the missing ones above it with mode 0700. A folder that is there already stays as it is.
    ///
    /// - Throws: The errors of `FileManager.createDirectory`.
    public static func makeFolder(_ folder: URL) throws {
        if make(folder.path) { return }
        if errno == ENOENT, folder.standardizedFileURL.path != "/" {
            try makeFolder(folder.standardizedFileURL.deletingLastPathComponent())
            if make(folder.path) { return }
        }
        // A folder that is there, or a failure: Foundation tells them apart, and has the words for the latter.
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    /// Makes folders with mode 0700 in one that a program nobody trusts writes to: no link on the way to them is followed. Those that are there stay as they are.
    ///
    /// - Parameters:
    ///   - paths: Paths in the folder, without `.` and `..`.
    ///   - folder: Made, too, with the missing ones above it.
    /// - Throws: `CocoaError` with the system's reason, where a link or a file is in the way, too.
    public static func makeFolders(_ paths: [String], in folder: URL) throws {
        try makeFolder(folder)
        let top = open(folder.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard top >= 0 else { throw failure(folder) }
        defer { close(top) }
        for path in paths {
            guard makeFolders(path.split(separator: "/").map(String.init)[...], in: top) else {
                throw failure(folder.appendingPathComponent(path))
            }
        }
    }

    private static func makeFolders(_ names: ArraySlice<String>, in folder: Int32) -> Bool {
        guard let name = names.first else { return true }
        let isNew = mkdirat(folder, name, folderMode) == 0
        guard isNew || errno == EEXIST else { return false }
        // The umask may have removed rights of the user's own.
        if isNew, fchmodat(folder, name, folderMode, AT_SYMLINK_NOFOLLOW) != 0 { return false }
        let made = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard made >= 0 else { return false }
        defer { close(made) }
        return makeFolders(names.dropFirst(), in: made)
    }

    private static func failure(_ place: URL) -> CocoaError {
        let reason = POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
        return CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: place.path, NSUnderlyingErrorKey: reason])
    }

    private static func make(_ path: String) -> Bool {
        guard mkdir(path, folderMode) == 0 else { return false }
        // The umask may have removed rights of the user's own.
        return chmod(path, folderMode) == 0
    }

    /// Removes the rights of other users from a file or folder, not from what is in it. Links are left alone.
    public static func narrow(_ place: URL) {
        var status = stat()
        guard lstat(place.path, &status) == 0, status.st_mode & S_IFMT != S_IFLNK, status.st_mode & 0o077 != 0 else { return }
        chmod(place.path, status.st_mode & 0o700)
    }

    /// Removes the rights of other users from a folder and everything in it, as for a copy of what others may read.
    public static func narrowAll(in folder: URL) {
        narrow(folder)
        let content = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        while let each = content?.nextObject() as? URL { narrow(each) }
    }
}

extension Data {
    /// Writes a file with mode 0600 that others of its user see as it was or whole, never in part.
    ///
    /// - Parameter isDurable: Whether to wait until the disk has the bytes: for what cannot be made again after a power cut.
    /// - Throws: The errors of `write(to:options:)`.
    public func replacePrivateFile(at file: URL, isDurable: Bool = false) throws {
        if replaceRegularFile(file.path, mode: PrivateFiles.fileMode, isDurable: isDurable) { return }
        try write(to: file, options: .atomic)
        PrivateFiles.narrow(file)
    }
}
