/// A file's name and contents in memory.
///
/// Source: Apple's documentation of `FileWrapper`, of Foundation.
open class FileWrapper: NSObject {
    private let data: Data?

    /// A file with contents.
    public init(regularFileWithContents contents: Data) {
        data = contents
        super.init()
    }

    /// The file at an address. Throws where there is none that can be read.
    public init(url: URL, options: ReadingOptions = []) throws {
        data = try Data(contentsOf: url)
        super.init()
        (filename, preferredFilename) = (url.lastPathComponent, url.lastPathComponent)
    }

    /// How files are read.
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let immediate = ReadingOptions(rawValue: 1)
        public static let withoutMapping = ReadingOptions(rawValue: 2)
    }

    /// How files are written.
    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let atomic = WritingOptions(rawValue: 1)
        public static let withNameUpdating = WritingOptions(rawValue: 2)
    }

    @available(*, unavailable, message: "not yet in Quince: file wrappers of directories")
    public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) { data = nil }

    open var isRegularFile: Bool { true }
    open var isDirectory: Bool { false }
    open var isSymbolicLink: Bool { false }
    open var filename: String?
    open var preferredFilename: String?
    open var regularFileContents: Data? { data }

    /// Writes the file.
    open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
        try (data ?? Data()).write(to: url, options: options.contains(.atomic) ? .atomic : [])
        if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
    }
}
