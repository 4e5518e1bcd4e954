import Foundation

/// A file, a folder with all it contains, or a symbolic link, in memory: its name, attributes and contents.
///
/// Source: Apple's documentation of `FileWrapper`.
open class FileWrapper: NSObject, NSSecureCoding {
    /// Options for reading files.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Reads contents at once instead of when they are asked for first.
        public static let immediate = ReadingOptions(rawValue: 1)
        /// Reads contents into memory instead of mapping the file.
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// Options for writing files.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Writes beside the old file first, so that it is whole at any time.
        public static let atomic = WritingOptions(rawValue: 1)
        /// Sets `filename`, of what is within a folder too, to the names written.
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    private enum Content {
        case file(Data?)
        case folder([String: FileWrapper])
        case link(URL)
    }

    private var content: Content
    /// The file that contents are read from when they are asked for first; nil where they are here.
    private var source: URL?

    /// The name of the file that was read or written last; nil for none.
    open var filename: String?
    /// The name for the file when it is written into a folder. One that is taken there gets a number in front.
    open var preferredFilename: String?
    /// Attributes of the file, as `FileManager.attributesOfItem(atPath:)` returns them.
    open var fileAttributes: [String: Any] = [:]

    /// A file with contents.
    public init(regularFileWithContents contents: Data) {
        content = .file(contents)
        super.init()
    }

    /// A folder with files, whose preferred names become the dictionary's keys where they have none.
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
        content = .folder([:])
        super.init()
        for (name, child) in childrenByPreferredName.sorted(by: { $0.key < $1.key }) {
            if child.preferredFilename == nil { child.preferredFilename = name }
            addFileWrapper(child)
        }
    }

    /// A symbolic link to a URL.
    public init(symbolicLinkWithDestinationURL url: URL) {
        content = .link(url)
        super.init()
    }

    /// The file, folder or link at a URL. Contents of files are read when they are asked for first, unless `options` say otherwise.
    ///
    /// - Throws: An error of `CocoaError` where nothing can be read there.
    public init(url: URL, options: ReadingOptions = []) throws {
        content = .file(nil)
        super.init()
        try load(url, options)
    }

    /// The file or folder that `serializedRepresentation` has been made of; nil for other data.
    public convenience init?(serializedRepresentation serializeRepresentation: Data) {
        guard let record = try? PropertyListDecoder().decode(FileRecord.self, from: serializeRepresentation) else { return nil }
        self.init(record)
    }

    fileprivate init(_ record: FileRecord) {
        if let contents = record.contents {
            content = .file(contents)
        } else if let link = record.link {
            content = .link(link)
        } else {
            content = .folder((record.children ?? [:]).mapValues { FileWrapper($0) })
        }
        super.init()
        (filename, preferredFilename) = (record.filename, record.preferredFilename)
    }

    // MARK: Coding

    public class var supportsSecureCoding: Bool { true }

    public required convenience init?(coder inCoder: NSCoder) {
        guard let data = inCoder.decodeObject(of: NSData.self, forKey: "serializedRepresentation") else { return nil }
        self.init(serializedRepresentation: Data(referencing: data))
    }

    open func encode(with coder: NSCoder) {
        coder.encode(serializedRepresentation.map { NSData(data: $0) }, forKey: "serializedRepresentation")
    }

    // MARK: Contents

    open var isRegularFile: Bool { if case .file = content { true } else { false } }
    open var isDirectory: Bool { if case .folder = content { true } else { false } }
    open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

    /// The contents of a file; nil where it cannot be read any more. Ends the app for folders and links.
    open var regularFileContents: Data? {
        guard case .file(let data) = content else { raise(.internalInconsistencyException, notOfKind("regular file")) }
        if let data { return data }
        guard let source, let read = try? Data(contentsOf: source) else { return nil }
        content = .file(read)
        return read
    }

    /// The files of a folder, by unique names. Ends the app for files and links.
    open var fileWrappers: [String: FileWrapper]? { children }

    /// The place that a symbolic link names. Ends the app for files and folders.
    open var symbolicLinkDestinationURL: URL? {
        guard case .link(let url) = content else { raise(.internalInconsistencyException, notOfKind("symbolic link")) }
        return url
    }

    /// All of the wrapper as data, for `init(serializedRepresentation:)`; nil where a file cannot be read.
    open var serializedRepresentation: Data? {
        let encoder = PropertyListEncoder()
        encoder.outputFormat = .binary
        return record.flatMap { try? encoder.encode($0) }
    }

    fileprivate var record: FileRecord? {
        var record = FileRecord(filename: filename, preferredFilename: preferredFilename)
        switch content {
        case .file:
            guard let data = regularFileContents else { return nil }
            record.contents = data
        case .link(let url): record.link = url
        case .folder(let children):
            let records = children.compactMapValues(\.record)
            guard records.count == children.count else { return nil }
            record.children = records
        }
        return record
    }

    private var children: [String: FileWrapper] {
        get {
            guard case .folder(let children) = content else { raise(.internalInconsistencyException, notOfKind("directory")) }
            return children
        }
        set { content = .folder(newValue) }
    }

    private func notOfKind(_ kind: String) -> String { "This method is only for file wrappers of the kind \(kind)." }

    // MARK: Folders

    /// Adds a file to a folder under its preferred name, or under another one where that is taken.
    ///
    /// - Returns: The unique name in the folder.
    @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
        guard let name = child.preferredFilename, !name.isEmpty else {
            raise(.invalidArgumentException, "A file wrapper needs a preferredFilename to be added to a folder.")
        }
        let known = children
        let unique = known[name] == nil ? name : (2...).lazy.map { "\($0)__#$!@%!#__\(name)" }.first { known[$0] == nil } ?? name
        children[unique] = child
        return unique
    }

    /// Removes a file from a folder. The wrapper itself stays as it is.
    open func removeFileWrapper(_ child: FileWrapper) { children = children.filter { $0.value !== child } }

    /// Adds a file with contents to a folder.
    ///
    /// - Returns: The unique name in the folder.
    @discardableResult open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
        let child = FileWrapper(regularFileWithContents: data)
        child.preferredFilename = fileName
        return addFileWrapper(child)
    }

    /// The unique name of a file in a folder; nil where it is not there.
    open func keyForChildFileWrapper(_ child: FileWrapper) -> String? { children.first { $0.value === child }?.key }

    // MARK: Reading

    /// Whether the wrapper is as the item on disk is: of the same names, and changed at the same time.
    open func matchesContents(of url: URL) -> Bool {
        guard let now = try? FileWrapper(url: url), kind == now.kind else { return false }
        switch (content, now.content) {
        case (.file, .file):
            return fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date
                == now.fileAttributes[FileAttributeKey.modificationDate.rawValue] as? Date
        case (.link(let a), .link(let b)): return a.path == b.path
        case (.folder(let a), .folder(let b)):
            return a.keys == b.keys && a.allSatisfy { $1.matchesContents(of: url.appendingPathComponent($0)) }
        default: return false
        }
    }

    private var kind: Int { isRegularFile ? 0 : isDirectory ? 1 : 2 }

    /// Reads the item at a URL in the place of what the wrapper has.
    open func read(from url: URL, options: ReadingOptions = []) throws { try load(url, options) }

    private func load(_ url: URL, _ options: ReadingOptions) throws {
        let manager = FileManager.default
        let attributes = try manager.attributesOfItem(atPath: url.path)
        switch attributes[.type] as? FileAttributeType {
        case .typeSymbolicLink?:
            content = .link(URL(fileURLWithPath: try manager.destinationOfSymbolicLink(atPath: url.path), relativeTo: url))
        case .typeDirectory?:
            let names = try manager.contentsOfDirectory(atPath: url.path)
            let pairs = try names.map { ($0, try FileWrapper(url: url.appendingPathComponent($0), options: options)) }
            content = .folder(Dictionary(uniqueKeysWithValues: pairs))
        default:
            guard manager.isReadableFile(atPath: url.path) else {
                throw CocoaError(.fileReadNoPermission, userInfo: [NSFilePathErrorKey: url.path])
            }
            content = .file(options.contains(.immediate) ? try Data(contentsOf: url) : nil)
            source = url
        }
        fileAttributes = Dictionary(uniqueKeysWithValues: attributes.map { ($0.key.rawValue, $0.value) })
        (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    }

    // MARK: Writing

    /// Writes the file, or the folder with all it contains. A folder that is there already keeps its other files, unless it is written atomically.
    ///
    /// - Parameter originalContentsURL: Where the item was before. It is not needed: all of it is written again.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        // What is read from the place that is written to must be here before.
        try readAll()
        if options.contains(.atomic), isDirectory {
            try replaceFolder(at: url, options.subtracting(.atomic))
        } else {
            try save(to: url, options)
        }
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }

    /// Writes a folder beside the old one, which is removed only once the new one is in its place.
    private func replaceFolder(at url: URL, _ options: WritingOptions) throws {
        let (manager, parent) = (FileManager.default, url.deletingLastPathComponent())
        let (draft, old) = (parent.appendingPathComponent(".\(UUID().uuidString)"), parent.appendingPathComponent(".\(UUID().uuidString)"))
        do {
            try save(to: draft, options)
            let isThere = manager.fileExists(atPath: url.path)
            if isThere { try manager.moveItem(at: url, to: old) }
            do { try manager.moveItem(at: draft, to: url) } catch {
                if isThere { try? manager.moveItem(at: old, to: url) }
                throw error
            }
            if isThere { try? manager.removeItem(at: old) }
        } catch {
            try? manager.removeItem(at: draft)
            throw error
        }
    }

    private func readAll() throws {
        switch content {
        case .file(nil):
            guard let source else { return }
            content = .file(try Data(contentsOf: source))
        case .folder(let children): for child in children.values { try child.readAll() }
        default: break
        }
    }

    private func save(to url: URL, _ options: WritingOptions) throws {
        let manager = FileManager.default
        switch content {
        case .file(let data): try (data ?? Data()).write(to: url, options: options.contains(.atomic) ? .atomic : [])
        case .link(let target):
            try? manager.removeItem(at: url)
            try manager.createSymbolicLink(atPath: url.path, withDestinationPath: target.relativePath)
        case .folder(let children):
            try manager.createDirectory(at: url, withIntermediateDirectories: true)
            for (name, child) in children {
                try child.write(to: url.appendingPathComponent(name), options: options, originalContentsURL: nil)
            }
        }
    }
}

/// A wrapper as a property list keeps it.
private struct FileRecord: Codable {
    var filename: String?
    var preferredFilename: String?
    var contents: Data?
    var link: URL?
    var children: [String: FileRecord]?
}
