import FileFormats
import Foundation
import Glibc

/// Copies a file or folder of a project into a bundle that is being made.
///
/// Links are read, as Xcode does. The copy has none that leads out of it, so nothing that is placed in the bundle later lands elsewhere.
struct ResourceCopy {
    private let boundary: ProjectBoundary
    /// The folder copied, in the form that links in it are compared with.
    private let root: String
    /// A warning for each file left out.
    private(set) var warnings: [BuildDiagnostic] = []

    /// - Parameter boundary: The folders that links may lead to.
    /// - Returns: Warnings for what was left out.
    /// - Throws: `BuildFailure` where the bundle has something of the name, and where a file cannot be read or written.
    @discardableResult
    static func copy(_ source: URL, to destination: URL, within boundary: ProjectBoundary) throws -> [BuildDiagnostic] {
        var copy = ResourceCopy(root: source.resolvingSymlinksInPath().path, boundary)
        try boundary.check(source)
        var walk = FolderWalk()
        do { try copy.copy(source, to: destination, &walk) } catch let problem as FolderWalk.Problem {
            throw BuildFailure("cannot be copied: \(problem.reason)", at: source, nextStep: "Keep what is no part of the app elsewhere.")
        }
        return copy.warnings
    }

    private init(root: String, _ boundary: ProjectBoundary) { (self.root, self.boundary) = (root, boundary) }

    private mutating func copy(_ source: URL, to destination: URL, _ walk: inout FolderWalk) throws {
        var status = stat()
        guard stat(source.path, &status) == 0 else { throw failure(source, "cannot be read") }
        guard status.st_mode & S_IFMT == S_IFDIR else { return try copyFile(source, to: destination, mode: status.st_mode) }
        guard mkdir(destination.path, 0o755) == 0 else { throw failure(source, "cannot be copied to \(destination.path)") }
        try walk.visit(source) { walk in
            let listing = try Self.listing(of: source)
            try walk.count(listing.entries.count)
            for (name, kind) in listing.odd { leaveOut(source.appendingPathComponent(name), kind) }
            for entry in listing.entries { try copy(entry, in: source, to: destination.appendingPathComponent(entry.name), &walk) }
        }
    }

    private static func listing(of folder: URL) throws -> FolderListing {
        do { return try FolderListing(folder, includesHidden: true) } catch let problem {
            throw BuildFailure("the folder cannot be copied: \(problem.reason)", at: folder, nextStep: "Rename what it names.")
        }
    }

    private mutating func copy(_ entry: FolderListing.Entry, in folder: URL, to destination: URL, _ walk: inout FolderWalk) throws {
        let source = folder.appendingPathComponent(entry.name)
        guard entry.isLink else { return try copy(source, to: destination, &walk) }
        // A link to something in the folder is one in the copy, too.
        if let target = inside(source) {
            guard symlink(target, destination.path) == 0 else { throw failure(source, "cannot be copied to \(destination.path)") }
        } else {
            try boundary.check(source)
            try copy(source, to: destination, &walk)
        }
    }

    /// Returns the destination of a relative link that stays inside the copied folder; nil for other links.
    private func inside(_ link: URL) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(link.path, &buffer, buffer.count)
        guard count > 0, count < buffer.count,
            let target = String(validating: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self), !target.hasPrefix("/")
        else { return nil }
        let place = link.resolvingSymlinksInPath().path
        // Also by its text: a link through another folder would lead elsewhere from the copy.
        let named = link.deletingLastPathComponent().resolvingSymlinksInPath().appendingPathComponent(target).standardizedFileURL.path
        return [place, named].allSatisfy { $0 == root || $0.hasPrefix(root + "/") } ? target : nil
    }

    private mutating func leaveOut(_ file: URL, _ kind: String) {
        warnings.append(
            .warning("'\(file.lastPathComponent)' is left out: it is \(kind)", at: file, nextStep: "Remove it from the app's folder."))
    }

    // MARK: Files

    private func copyFile(_ source: URL, to destination: URL, mode: mode_t) throws {
        let input = open(source.path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
        guard input >= 0 else { throw failure(source, "cannot be read") }
        defer { close(input) }
        var status = stat()
        guard fstat(input, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
            throw BuildFailure(
                "is \(RegularFile.kind(of: source) ?? "no file"), not a file", at: source, nextStep: "Remove it from the project.")
        }
        let output = open(destination.path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644 | (mode & 0o111))
        guard output >= 0 else { throw failure(source, "cannot be copied to \(destination.path)") }
        let isWritten = Self.copyBytes(input, output)
        let code = errno
        // Some file systems say only now that there is no space.
        guard close(output) == 0, isWritten else {
            if !isWritten { errno = code }
            throw failure(source, "cannot be copied to \(destination.path)")
        }
    }

    private static func copyBytes(_ input: Int32, _ output: Int32) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 1 << 18)
        while true {
            let count = read(input, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return count == 0 }
            var written = 0
            while written < count {
                let result = buffer.withUnsafeBytes { write(output, $0.baseAddress! + written, count - written) }
                guard result > 0 || errno == EINTR else { return false }
                written += max(result, 0)
            }
        }
    }

    private func failure(_ source: URL, _ text: String) -> BuildFailure {
        guard errno != EEXIST else {
            return BuildFailure(
                "the bundle already has a '\(source.lastPathComponent)'", at: source,
                nextStep: "Rename one of the two files, or use a folder reference.")
        }
        return BuildFailure("\(text): \(String(cString: strerror(errno)))", at: source, nextStep: "Check that the file is readable.")
    }
}
