import Foundation

extension NSURL {
    /// Options for creating bookmarks. Source: Apple's documentation of `NSURL.BookmarkCreationOptions`.
    public struct BookmarkCreationOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Keeps less about the item.
        public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
        /// Keeps what a file of a bookmark needs. Every bookmark here does.
        public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
        /// Keeps no access to the item outside the app's container. Files come to apps here without such a scope.
        public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
    }

    /// Options for resolving bookmarks. Source: Apple's documentation of `NSURL.BookmarkResolutionOptions`.
    public struct BookmarkResolutionOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Asks the user nothing. Nothing is asked here.
        public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
        /// Mounts no volume. There are none to mount here.
        public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
        /// Begins no access to the item outside the app's container. Files come to apps here without such a scope.
        public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
    }
}

extension URL {
    public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
    public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

    /// Data that finds the file or folder again: in the next start of the app, after the app's container has moved, and after a rename in the same folder.
    ///
    /// - Parameters:
    ///   - keys: Not kept: resource values are read from the item again.
    ///   - url: The folder that the bookmark is relative to; nil for none.
    /// - Throws: `CocoaError.fileReadNoSuchFile` where nothing is at the URL, `.fileReadUnsupportedScheme` for other URLs than those of files.
    ///
    /// Source: Apple's documentation of `URL.bookmarkData(options:includingResourceValuesForKeys:relativeTo:)`.
    public func bookmarkData(
        options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil, relativeTo url: URL? = nil
    ) throws -> Data {
        try FileBookmark(of: self, relativeTo: url).data
    }

    /// The item that a bookmark was made of.
    ///
    /// - Parameters:
    ///   - url: The folder that the bookmark is relative to; nil for none.
    ///   - bookmarkDataIsStale: Becomes whether the item is elsewhere than when the bookmark was made, so that a new one should be kept.
    /// - Throws: `CocoaError.fileReadCorruptFile` where the data is no bookmark, `.fileReadNoSuchFile` where the item is nowhere.
    ///
    /// Source: Apple's documentation of `URL.init(resolvingBookmarkData:options:relativeTo:bookmarkDataIsStale:)`.
    public init(
        resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
        bookmarkDataIsStale: inout Bool
    ) throws {
        (self, bookmarkDataIsStale) = try FileBookmark(data).resolve(relativeTo: url)
    }
}

/// The contents of a bookmark: the places where an item may be, and its number in the file system.
struct FileBookmark: Codable {
    private static let format = "Quince bookmark"

    private var kind = FileBookmark.format
    private let path: String
    /// The item's path from the app's container; nil outside of it.
    private let containedPath: String?
    /// The item's path from the folder that the bookmark is relative to; nil without one.
    private let relativePath: String?
    /// The item's number in the file system, by which it is found under another name.
    private let fileNumber: Int?
    private let isDirectory: Bool

    init(of url: URL, relativeTo base: URL?, home: String = NSHomeDirectory()) throws {
        guard url.isFileURL else { throw CocoaError(.fileReadUnsupportedScheme, userInfo: [NSURLErrorKey: url]) }
        let path = url.standardizedFileURL.path
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path])
        }
        self.path = path
        containedPath = Self.path(path, within: home)
        relativePath = base.flatMap { Self.path(path, within: $0.standardizedFileURL.path) }
        fileNumber = Self.fileNumber(path)
        self.isDirectory = isDirectory.boolValue
    }

    init(_ data: Data) throws {
        guard let read = try? PropertyListDecoder().decode(FileBookmark.self, from: data), read.kind == Self.format else {
            throw CocoaError(.fileReadCorruptFile, userInfo: [NSLocalizedDescriptionKey: "The data is not a bookmark of a file."])
        }
        self = read
    }

    var data: Data {
        get throws {
            let encoder = PropertyListEncoder()
            encoder.outputFormat = .binary
            return try encoder.encode(self)
        }
    }

    /// The item's present URL, and whether it is another one than when the bookmark was made.
    func resolve(relativeTo base: URL?, home: String = NSHomeDirectory()) throws -> (url: URL, isStale: Bool) {
        let known = [
            base.flatMap { base in relativePath.map { Self.join(base.standardizedFileURL.path, $0) } },
            containedPath.map { Self.join(home, $0) },
            path,
        ].compactMap { $0 }
        guard let found = known.first(where: FileManager.default.fileExists) ?? known.lazy.compactMap(renamed).first else {
            throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: known.first ?? path])
        }
        return (URL(fileURLWithPath: found, isDirectory: isDirectory), found != path)
    }

    /// The path of the item under another name in the folder of `path`; nil where it is not there.
    private func renamed(_ path: String) -> String? {
        guard let fileNumber else { return nil }
        let folder = NSString(string: path).deletingLastPathComponent
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.lazy.map { Self.join(folder, $0) }.first { Self.fileNumber($0) == fileNumber }
    }

    private static func fileNumber(_ path: String) -> Int? {
        (try? FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? NSNumber)?.intValue
    }

    private static func join(_ folder: String, _ path: String) -> String {
        path.isEmpty ? folder : NSString(string: folder).appendingPathComponent(path)
    }

    private static func path(_ path: String, within folder: String) -> String? {
        if path == folder { return "" }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }
}
