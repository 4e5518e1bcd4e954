/// The open document as an editor's views see it in their environment: its file, and whether changes can be saved.
///
/// Source: Apple's documentation of `DocumentConfiguration`.
public struct DocumentConfiguration {
    public var fileURL: URL?
    /// Whether changes can be saved.
    public var isEditable: Bool
}

private struct DocumentConfigurationKey: EnvironmentKey { static let defaultValue: DocumentConfiguration? = nil }

extension EnvironmentValues {
    /// The open document around; nil where there is none.
    public internal(set) var documentConfiguration: DocumentConfiguration? {
        get { self[DocumentConfigurationKey.self] }
        set { self[DocumentConfigurationKey.self] = newValue }
    }
}

/// The open document that an editor edits, for documents of a value type.
///
/// Source: Apple's documentation of `FileDocumentConfiguration`.
public struct FileDocumentConfiguration<Document: FileDocument> {
    /// The contents; changes are saved by themselves a while later.
    @Binding public var document: Document
    public var fileURL: URL?
    /// Whether changes can be saved.
    public var isEditable: Bool
}

/// The open document that an editor edits, for documents of a class.
///
/// Source: Apple's documentation of `ReferenceFileDocumentConfiguration`.
@MainActor @preconcurrency public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    /// The contents; what is registered with the undo manager of the environment is saved by itself a while later.
    @ObservedObject public var document: Document
    public var fileURL: URL?
    /// Whether changes can be saved.
    public var isEditable: Bool
}
