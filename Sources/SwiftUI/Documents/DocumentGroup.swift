import UniformTypeIdentifiers

/// A scene of an app that works with documents: a list of those in the app's folder, and the open one.
///
/// Source: Apple's documentation of `DocumentGroup`.
@MainActor @preconcurrency public struct DocumentGroup<Document, Content: View>: PrimitiveScene {
    public typealias Body = Never
    let kind: DocumentKind

    public static func _makeScene(scene: _GraphValue<Self>, inputs: _SceneInputs) -> _SceneOutputs {
        var outputs = _SceneOutputs()
        let kind = scene.attribute.untrackedValue.kind
        outputs.documentKinds = [kind]
        outputs.adjustsDocuments = { values in
            AppLauncher.adjust(&values)
            inputs.adjust(&values)
        }
        return outputs
    }
}

extension DocumentGroup where Document: FileDocument {
    /// A scene that makes, opens and changes documents.
    ///
    /// - Parameters:
    ///   - newDocument: A document to begin with.
    ///   - editor: The view of an open one.
    nonisolated public init(
        newDocument: @autoclosure @escaping () -> Document, @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        kind = DocumentKind(types: Document.readableContentTypes, creates: Document.writableContentTypes.first) { url in
            ValueDocument(url, new: newDocument, isEditable: true, editor)
        }
    }

    /// A scene that opens documents and leaves them as they are.
    nonisolated public init(
        viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) {
        kind = DocumentKind(types: Document.readableContentTypes, creates: nil) { url in
            ValueDocument(url, new: nil, isEditable: false, viewer)
        }
    }
}

extension DocumentGroup where Document: ReferenceFileDocument {
    /// A scene that makes, opens and changes documents.
    ///
    /// - Parameters:
    ///   - newDocument: Makes a document to begin with.
    ///   - editor: The view of an open one.
    nonisolated public init(
        newDocument: @escaping () -> Document, @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        kind = DocumentKind(types: Document.readableContentTypes, creates: Document.writableContentTypes.first) { url in
            ReferenceDocument(url, new: newDocument, isEditable: true, editor)
        }
    }

    /// A scene that opens documents and leaves them as they are.
    nonisolated public init(
        viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) {
        kind = DocumentKind(types: Document.readableContentTypes, creates: nil) { url in
            ReferenceDocument(url, new: nil, isEditable: false, viewer)
        }
    }
}

/// One kind of documents that an app works with.
struct DocumentKind {
    /// The content types that the app can open as this kind of document.
    let types: [UTType]
    /// The type of new documents; nil where none are made.
    let creates: UTType?
    /// Makes the document of a file.
    let open: @MainActor (URL) -> OpenDocument

    /// Whether a file is of the kind.
    func reads(_ url: URL) -> Bool {
        guard let type = UTType(filenameExtension: url.pathExtension) else { return false }
        return types.contains { type.conforms(to: $0) }
    }
}
