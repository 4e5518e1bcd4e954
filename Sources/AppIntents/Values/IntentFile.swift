import QuinceFoundation
import UniformTypeIdentifiers

/// A file that intents take and return.
///
/// Source: Apple's documentation of `IntentFile`.
public struct IntentFile: Hashable, Sendable, _IntentValue {
    /// The name, with its extension.
    public var filename: String
    public var type: UTType?
    public var removedOnCompletion = false
    /// The file's location; nil for a file of data.
    public let fileURL: URL?
    private let bytes: Data?

    public init(data: Data, filename: String, type: UTType? = nil) {
        (bytes, self.filename, fileURL) = (data, filename, nil)
        self.type = type ?? UTType(filenameExtension: (filename as NSString).pathExtension)
    }

    public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
        (bytes, self.fileURL, self.filename) = (nil, fileURL, filename ?? fileURL.lastPathComponent)
        self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
    }

    /// The contents; empty where the file cannot be read.
    public var data: Data { bytes ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

    /// The types in which the file's contents can be had.
    public var availableContentTypes: [UTType] { type.map { [$0] } ?? [] }

    /// Returns the contents in a type.
    ///
    /// - Throws: `AppIntentError.Unrecoverable.entityNotFound` where the file is of no such type; Foundation's errors of reading.
    public func data(contentType: UTType) async throws -> Data {
        guard type?.conforms(to: contentType) ?? false else { throw AppIntentError.Unrecoverable.entityNotFound }
        if let bytes { return bytes }
        guard let fileURL else { return Data() }
        return try Data(contentsOf: fileURL)
    }
}
