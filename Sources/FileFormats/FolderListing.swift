import Foundation
import Glibc

/// The files and folders in a folder that others have filled.
public struct FolderListing: Sendable {
    public struct Entry: Sendable {
        public var name: String
        /// Whether it is a folder or a link to one.
        public var isFolder: Bool
        public var isLink: Bool
    }

    /// Why a folder cannot be listed.
    public struct Problem: Error, Equatable, Sendable {
        public var reason: String
    }

    /// Files and folders, links to them included, by name.
    public private(set) var entries: [Entry] = []
    /// Files that are never opened, with their kinds: `("pipe", "a FIFO")`.
    public private(set) var odd: [(name: String, kind: String)] = []

    /// The most entries of a folder that are read.
    static let maximumCount = 200_000

    /// - Throws: `Problem` for a folder that cannot be read, or in which a file has a name that is no UTF-8.
    public init(_ folder: URL, includesHidden: Bool = false) throws(Problem) {
        guard let stream = opendir(folder.path) else { throw Problem(reason: String(cString: strerror(errno))) }
        defer { closedir(stream) }
        while let entry = readdir(stream) {
            let (name, bytes) = Self.name(entry)
            if name == "." || name == ".." || (!includesHidden && bytes.first == UInt8(ascii: ".")) { continue }
            guard let name else {
                throw Problem(reason: "the name of the file “\(Self.escaped(bytes))” in it is no UTF-8")
            }
            guard entries.count + odd.count < Self.maximumCount else {
                throw Problem(reason: "it has more than \(Self.maximumCount) files")
            }
            add(name, type: Int32(entry.pointee.d_type), in: folder)
        }
        entries.sort { $0.name < $1.name }
    }

    private mutating func add(_ name: String, type: Int32, in folder: URL) {
        switch type {
        case Int32(DT_REG): entries.append(Entry(name: name, isFolder: false, isLink: false))
        case Int32(DT_DIR): entries.append(Entry(name: name, isFolder: true, isLink: false))
        default:
            let place = folder.appendingPathComponent(name)
            if let kind = RegularFile.kind(of: place) { return odd.append((name, kind)) }
            var status = stat()
            guard stat(place.path, &status) == 0 else { return }
            let isFolder = status.st_mode & S_IFMT == S_IFDIR
            let isLink = lstat(place.path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
            entries.append(Entry(name: name, isFolder: isFolder, isLink: isLink))
        }
    }

    /// The name; nil where its bytes are no UTF-8.
    private static func name(_ entry: UnsafeMutablePointer<dirent>) -> (String?, [UInt8]) {
        withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: UInt8.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
                let bytes = Array(UnsafeBufferPointer(start: $0, count: strlen(UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self))))
                return (String(validating: bytes, as: UTF8.self), bytes)
            }
        }
    }

    /// `caf\xE9.swift`
    private static func escaped(_ bytes: [UInt8]) -> String {
        bytes.map { (0x20..<0x7F).contains($0) ? String(UnicodeScalar($0)) : "\\x" + String($0, radix: 16, uppercase: true) }.joined()
    }
}
