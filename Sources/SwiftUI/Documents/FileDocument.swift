import UniformTypeIdentifiers

/// The contents of a file. A file wrapper holds plain files here; directories are not there yet.
///
/// Source: Apple's documentation of `FileDocument`.
public protocol FileDocument {
    /// The types it can be read from.
    static var readableContentTypes: [UTType] { get }
    /// The types it can be written as; those it can be read from unless said otherwise.
    static var writableContentTypes: [UTType] { get }
    init(configuration: ReadConfiguration) throws
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
    typealias ReadConfiguration = FileDocumentReadConfiguration
    typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
    public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
///
/// Source: Apple's documentation of `FileDocumentReadConfiguration`.
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

/// What a document is written as.
///
/// Source: Apple's documentation of `FileDocumentWriteConfiguration`.
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}
