import Foundation

/// Reads and writes files in turn with whoever else does, in this process: a writer waits for all readers of the file, and they for it.
///
/// Behaviour: Apple's documentation of `NSFileCoordinator`. An app's files belong to it alone here, so other processes are not asked.
open class NSFileCoordinator: NSObject {
    public struct ReadingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let withoutChanges = ReadingOptions(rawValue: 1)
        public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
        public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
        public static let forUploading = ReadingOptions(rawValue: 8)
    }

    public struct WritingOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let forDeleting = WritingOptions(rawValue: 1)
        public static let forMoving = WritingOptions(rawValue: 2)
        public static let forMerging = WritingOptions(rawValue: 4)
        public static let forReplacing = WritingOptions(rawValue: 8)
        public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
    }

    /// One at a time; whoever coordinates within a coordinated block goes on.
    private static let turn = NSRecursiveLock()

    /// Makes a coordinator. Presenters of files are not yet in Quince: pass nil.
    public init(filePresenter filePresenterOrNil: Never? = nil) { super.init() }

    open func coordinate(
        readingItemAt url: URL, options: ReadingOptions = [], error outError: NSErrorPointer, byAccessor reader: (URL) -> Void
    ) {
        let item = options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url
        Self.turn.withLock { reader(item) }
    }

    open func coordinate(
        writingItemAt url: URL, options: WritingOptions = [], error outError: NSErrorPointer, byAccessor writer: (URL) -> Void
    ) { Self.turn.withLock { writer(url) } }

    open func coordinate(
        readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [], writingItemAt writingURL: URL,
        options writingOptions: WritingOptions = [], error outError: NSErrorPointer, byAccessor readerWriter: (URL, URL) -> Void
    ) { Self.turn.withLock { readerWriter(readingURL, writingURL) } }

    open func coordinate(
        writingItemAt url1: URL, options options1: WritingOptions = [], writingItemAt url2: URL, options options2: WritingOptions = [],
        error outError: NSErrorPointer, byAccessor writer: (URL, URL) -> Void
    ) { Self.turn.withLock { writer(url1, url2) } }

    open func item(at oldURL: URL, didMoveTo newURL: URL) {}
    open func item(at oldURL: URL, willMoveTo newURL: URL) {}
    open func cancel() {}
}
