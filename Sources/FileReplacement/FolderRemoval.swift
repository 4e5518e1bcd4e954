import Foundation
import Glibc

/// Removes folders that programs nobody trusts have written to.
///
/// Such a program can nest folders deeper than any path can name, and take the rights of their owner from them; Foundation removes neither. Here each
/// folder that is found is moved up beside the first, so that every path stays short, and its rights are restored. No link is followed.
public enum FolderRemoval {
    /// Removes a file, a link (not what it leads to) or a folder with everything in it. Nothing happens where there is none.
    ///
    /// - Throws: `CocoaError` with the system's reason.
    public static func remove(_ place: URL) throws {
        let path = place.path
        guard unlink(path) != 0, errno != ENOENT, errno != ENOTDIR else { return }
        guard errno == EISDIR || errno == EPERM else { throw failure(path) }
        do {
            try removeFolder(path)
        } catch let reason as Reason { throw failure(path, reason.code) }
    }

    /// An error code of the system's.
    private struct Reason: Error {
        let code = errno
    }

    /// A name as the system has it, which need not be UTF-8.
    private typealias Name = [CChar]

    private static func removeFolder(_ path: String) throws {
        let top = try open(Array(path.utf8CString), in: AT_FDCWD)
        defer { close(top) }
        var number = 0
        // Folders in the first one that may have something in them.
        var pending = try empty(top, into: top, &number)
        while let name = pending.popLast() {
            let folder = try open(name, in: top)
            defer { close(folder) }
            pending += try empty(folder, into: top, &number)
            guard unlinkat(top, name, AT_REMOVEDIR) == 0 else { throw Reason() }
        }
        guard rmdir(path) == 0 else { throw Reason() }
    }

    private static func open(_ name: Name, in parent: Int32) throws -> Int32 {
        var folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        if folder < 0, errno == EACCES, fchmodat(parent, name, 0o700, AT_SYMLINK_NOFOLLOW) == 0 {
            folder = openat(parent, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        }
        guard folder >= 0 else { throw Reason() }
        // Its owner may not be able to change what is in it.
        _ = fchmod(folder, 0o700)
        return folder
    }

    /// The maximum number of listings of a folder. Removal fails beyond it, as another process keeps adding files.
    private static let maximumRounds = 100

    /// Removes the files of a folder, and moves its folders into another.
    ///
    /// - Returns: Their names there.
    private static func empty(_ folder: Int32, into top: Int32, _ number: inout Int) throws -> [Name] {
        var moved: [Name] = []
        var known: Set<Name> = []
        // What is renamed meanwhile may be missing in a list.
        for _ in 0..<maximumRounds {
            let names = try children(of: folder).filter { !known.contains($0) }
            if names.isEmpty { return moved }
            for name in names {
                if unlinkat(folder, name, 0) == 0 || errno == ENOENT { continue }
                guard errno == EISDIR || errno == EPERM else { throw Reason() }
                let free = try move(name, of: folder, into: top, &number)
                moved.append(free)
                known.insert(free)
            }
        }
        errno = ENOTEMPTY
        throw Reason()
    }

    /// Moves a folder under a name that is free.
    private static func move(_ name: Name, of folder: Int32, into top: Int32, _ number: inout Int) throws -> Name {
        // Moving it changes its “..”, for which its owner needs the right to write in it.
        _ = fchmodat(folder, name, 0o700, AT_SYMLINK_NOFOLLOW)
        while true {
            number += 1
            let free = Array(".removed-\(getpid())-\(number)".utf8CString)
            guard mkdirat(top, free, 0o700) == 0 else {
                guard errno == EEXIST else { throw Reason() }
                continue
            }
            guard renameat(folder, name, top, free) == 0 else { throw Reason() }
            return free
        }
    }

    private static func children(of folder: Int32) throws -> [Name] {
        let listed = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard listed >= 0, let stream = fdopendir(listed) else { throw Reason() }
        defer { closedir(stream) }
        var names: [Name] = []
        while let entry = readdir(stream) {
            let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
                bytes.prefix { $0 != 0 }.map { CChar(bitPattern: $0) } + [0]
            }
            let isSelfOrParent = name == [46, 0] || name == [46, 46, 0]
            if !isSelfOrParent { names.append(name) }
        }
        return names
    }

    private static func failure(_ path: String, _ code: Int32 = errno) -> CocoaError {
        CocoaError(
            .fileWriteUnknown,
            userInfo: [
                NSFilePathErrorKey: path, NSUnderlyingErrorKey: POSIXError(POSIXErrorCode(rawValue: code) ?? .EIO),
                NSLocalizedDescriptionKey: "\(path) cannot be removed: \(String(cString: strerror(code)))",
            ])
    }
}
