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

/// The source of a document that is being read: a file and its content type.
///
/// Source: Apple's documentation of `FileDocumentReadConfiguration`.
public struct FileDocumentReadConfiguration {
    public let contentType: UTType
    public let file: FileWrapper
}

/// The destination of a document that is being written: its content type and the file it replaces.
///
/// Source: Apple's documentation of `FileDocumentWriteConfiguration`.
public struct FileDocumentWriteConfiguration {
    public let contentType: UTType
    public let existingFile: FileWrapper?
}
