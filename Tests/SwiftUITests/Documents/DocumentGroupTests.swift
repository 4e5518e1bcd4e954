import Testing
import UIKit
import UniformTypeIdentifiers

@testable import SwiftUI

@MainActor struct DocumentGroupTests {
    private struct Note: FileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        var text = "new"
        init() {}
        init(configuration: ReadConfiguration) throws {
            guard let data = configuration.file.regularFileContents, let text = String(data: data, encoding: .utf8) else {
                throw CocoaError(.fileReadCorruptFile)
            }
            self.text = text
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
    }

    private final class Sketch: ReferenceFileDocument {
        static var readableContentTypes: [UTType] { [.plainText] }
        @Published var text = "empty"
        init() {}
        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func snapshot(contentType: UTType) throws -> String { text }
        func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(snapshot.utf8))
        }
    }

    private func outputs<Content: Scene>(_ scene: Content) -> _SceneOutputs {
        let inputs = _SceneInputs(scope: GraphScope(parent: nil), environment: Attribute(EnvironmentValues()))
        return AnyAttribute.untracked { Content._makeScene(scene: _GraphValue(Attribute(scene)), inputs: inputs) }
    }

    private func configuration(_ text: String) -> FileDocumentReadConfiguration {
        FileDocumentReadConfiguration(contentType: .plainText, file: FileWrapper(regularFileWithContents: Data(text.utf8)))
    }

    private let url = URL(fileURLWithPath: "/tmp/Note.txt")

    @Test func valuesAreChangedByTheirEditorAndWritten() throws {
        var seen: [String] = []
        var binding: Binding<Note>?
        let made = outputs(
            DocumentGroup(newDocument: Note()) { file in
                let _ = seen.append(file.document.text)
                let _ = binding = file.$document
                Text(file.document.text)
            })
        let kind = try #require(made.documentKinds.first)
        #expect(kind.creates == .plainText)
        #expect(kind.reads(url))
        #expect(!kind.reads(URL(fileURLWithPath: "/tmp/a.png")))
        let document = kind.open(url)
        document.begin()
        #expect(try document.contents(forType: UTType.plainText.identifier) as? Data == Data("new".utf8))
        try document.load(fromContents: Data("old".utf8), ofType: nil)
        let hosted = Hosted(document.editor)
        binding?.wrappedValue.text = "changed"
        hosted.update()
        #expect(seen == ["old", "changed"])
        #expect(document.hasUnsavedChanges)
        #expect(try document.contents(forType: UTType.plainText.identifier) as? Data == Data("changed".utf8))
    }

    @Test func viewersLeaveDocumentsAlone() throws {
        var binding: Binding<Note>?
        let made = outputs(
            DocumentGroup(viewing: Note.self) { file in
                let _ = binding = file.$document
                Text(file.isEditable ? "editable" : "fixed")
            })
        let kind = try #require(made.documentKinds.first)
        #expect(kind.creates == nil)
        let document = kind.open(url)
        try document.read(configuration("old"))
        let hosted = Hosted(document.editor)
        #expect(hosted.found.map(\.label) == ["fixed"])
        binding?.wrappedValue.text = "changed"
        #expect(!document.hasUnsavedChanges)
        #expect(try document.contents(forType: UTType.plainText.identifier) as? Data == Data("old".utf8))
    }

    @Test func objectsAreWrittenFromSnapshots() throws {
        let made = outputs(DocumentGroup(newDocument: { Sketch() }) { file in Text(file.document.text) })
        let document = try #require(made.documentKinds.first).open(url)
        try document.read(configuration("drawn"))
        let hosted = Hosted(document.editor)
        #expect(hosted.found.map(\.label) == ["drawn"])
        #expect(try document.contents(forType: UTType.plainText.identifier) as? Data == Data("drawn".utf8))
        #expect(throws: CocoaError.self) { try document.load(fromContents: "no data", ofType: nil) }
    }

    @Test func documentsStandInTheFirstScreenWhereThereAreNoWindows() {
        let screen = DocumentScreen(outputs(DocumentGroup(newDocument: Note()) { _ in Text("x") }).documentKinds) { _ in }
        #expect(screen.allowsDocumentCreation)
        #expect(screen.allowedContentTypes == [UTType.plainText.identifier])
        let viewing = DocumentScreen(outputs(DocumentGroup(viewing: Note.self) { _ in Text("x") }).documentKinds) { _ in }
        #expect(!viewing.allowsDocumentCreation)
    }
}
