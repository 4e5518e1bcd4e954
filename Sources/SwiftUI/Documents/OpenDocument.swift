import UniformTypeIdentifiers

/// A document of an app's document group in its file.
@MainActor class OpenDocument: UIDocument {
    let isEditable: Bool

    init(_ url: URL, isEditable: Bool) {
        self.isEditable = isEditable
        super.init(fileURL: url)
    }

    var contentType: UTType { fileType.flatMap { UTType($0) } ?? .data }

    /// The most recent error in reading or writing the file; nil while there was none.
    private(set) var problem: (any Error)?

    override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
        problem = error
        super.handleError(error, userInteractionPermitted: userInteractionPermitted)
    }

    /// Takes the contents to begin with.
    func begin() {}

    /// Reads the contents.
    func read(_ configuration: FileDocumentReadConfiguration) throws {}

    /// Writes the contents.
    func write(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper { throw CocoaError(.fileWriteUnknown) }

    /// Shows the contents, once they have been read.
    var editor: AnyView { AnyView(EmptyView()) }

    override func load(fromContents contents: Any, ofType typeName: String?) throws {
        guard let data = contents as? Data else { throw CocoaError(.fileReadCorruptFile) }
        let file = FileWrapper(regularFileWithContents: data)
        (file.filename, file.preferredFilename) = (fileURL.lastPathComponent, fileURL.lastPathComponent)
        try read(FileDocumentReadConfiguration(contentType: contentType, file: file))
    }

    override func contents(forType typeName: String) throws -> Any {
        let file = try write(FileDocumentWriteConfiguration(contentType: UTType(typeName) ?? contentType, existingFile: nil))
        return file.regularFileContents ?? Data()
    }
}

/// A document that is a value.
@MainActor final class ValueDocument<Document: FileDocument, Content: View>: OpenDocument {
    /// Keeps the value for the views that show it.
    final class Box: ObservableObject {
        @Published var document: Document
        init(_ document: Document) { self.document = document }
    }

    private let make: (() -> Document)?
    private let content: (FileDocumentConfiguration<Document>) -> Content
    private(set) var box: Box?

    init(
        _ url: URL, new: (() -> Document)?, isEditable: Bool, _ content: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        (make, self.content) = (new, content)
        super.init(url, isEditable: isEditable)
    }

    override func begin() { if let make { box = Box(make()) } }

    override func read(_ configuration: FileDocumentReadConfiguration) throws {
        let document = try Document(configuration: configuration)
        if let box { box.document = document } else { box = Box(document) }
    }

    override func write(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
        guard let box else { throw CocoaError(.fileWriteUnknown) }
        return try box.document.fileWrapper(configuration: configuration)
    }

    override var editor: AnyView {
        guard let box else { return super.editor }
        return AnyView(Editor(box: box, document: self, content: content))
    }

    private struct Editor: View {
        @ObservedObject var box: Box
        let document: ValueDocument
        let content: (FileDocumentConfiguration<Document>) -> Content

        var body: some View {
            let value = Binding {
                box.document
            } set: { new in
                guard document.isEditable else { return }
                box.document = new
                document.updateChangeCount(.done)
            }
            content(FileDocumentConfiguration(document: value, fileURL: document.fileURL, isEditable: document.isEditable))
        }
    }
}

/// A document that is an object.
@MainActor final class ReferenceDocument<Document: ReferenceFileDocument, Content: View>: OpenDocument {
    private let make: (() -> Document)?
    private let content: (ReferenceFileDocumentConfiguration<Document>) -> Content
    private(set) var object: Document?

    init(
        _ url: URL, new: (() -> Document)?, isEditable: Bool,
        _ content: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        (make, self.content) = (new, content)
        super.init(url, isEditable: isEditable)
    }

    override func begin() { object = make?() }

    override func read(_ configuration: FileDocumentReadConfiguration) throws { object = try Document(configuration: configuration) }

    override func write(_ configuration: FileDocumentWriteConfiguration) throws -> FileWrapper {
        guard let object else { throw CocoaError(.fileWriteUnknown) }
        return try object.fileWrapper(snapshot: object.snapshot(contentType: configuration.contentType), configuration: configuration)
    }

    override var editor: AnyView {
        guard let object else { return super.editor }
        return AnyView(Editor(object: object, document: self, content: content))
    }

    private struct Editor: View {
        let object: Document
        let document: ReferenceDocument
        let content: (ReferenceFileDocumentConfiguration<Document>) -> Content

        var body: some View {
            content(ReferenceFileDocumentConfiguration(document: object, fileURL: document.fileURL, isEditable: document.isEditable))
        }
    }
}
