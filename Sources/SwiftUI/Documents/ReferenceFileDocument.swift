import UniformTypeIdentifiers

/// The contents of a file as an object, written from snapshots.
///
/// Source: Apple's documentation of `ReferenceFileDocument`.
public protocol ReferenceFileDocument: ObservableObject {
    /// A copy of the contents at one time, which is written while the document goes on changing.
    associatedtype Snapshot
    /// The types it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types it can be written as; those it can be read from unless said otherwise.
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func snapshot(contentType: UTType) throws -> Snapshot
    func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}
