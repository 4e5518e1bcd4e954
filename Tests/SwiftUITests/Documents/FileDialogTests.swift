import Testing
import UIKit
import UniformTypeIdentifiers

@testable import SwiftUI

@MainActor struct FileDialogTests {
    @MainActor private final class Box {
        var isShown: Binding<Bool>?
        var results: [Result<URL, any Error>] = []
    }

    private struct Note: FileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        var text = "hello"
        init() {}
        init(configuration: ReadConfiguration) throws {
            text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
        }
        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper { FileWrapper(regularFileWithContents: Data(text.utf8)) }
    }

    private struct Importing: View {
        let box: Box
        @State private var isShown = true
        var body: some View {
            let _ = box.isShown = $isShown
            Text("content").fileImporter(isPresented: $isShown, allowedContentTypes: [.plainText]) { box.results.append($0) }
        }
    }

    @Test func aChosenDocumentComesBackAndTheListGoes() throws {
        let box = Box()
        let shown = Windowed(Importing(box: box))
        let picker = try #require(shown.controller.presentedViewController as? UIDocumentPickerViewController)
        let url = URL(fileURLWithPath: "/notes.txt")
        picker.delegate?.documentPicker(picker, didPickDocumentsAt: [url])
        #expect(try box.results.map { try $0.get() } == [url])
        #expect(box.isShown?.wrappedValue == false)
    }

    private struct Exporting: View {
        @State private var isShown = true
        var body: some View {
            Text("content").fileExporter(isPresented: $isShown, document: Note(), contentType: .plainText, defaultFilename: "Note") { _ in }
        }
    }

    @Test func aDocumentIsOfferedAsAFile() {
        let shown = Windowed(Exporting())
        #expect(shown.controller.presentedViewController is UIDocumentPickerViewController)
    }

    private final class Letter: ReferenceFileDocument {
        static let readableContentTypes: [UTType] = [.plainText]
        let text: String
        init(_ text: String) { self.text = text }
        init(configuration: ReadConfiguration) throws { text = "" }
        func snapshot(contentType: UTType) throws -> String { text + " as \(contentType.identifier)" }
        func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(snapshot.utf8))
        }
    }

    private struct Shown: View {
        let box: Box
        let modified: (Text, Binding<Bool>) -> AnyView
        @State private var isShown = true
        var body: some View {
            let _ = box.isShown = $isShown
            modified(Text("content"), $isShown)
        }
    }

    private func picker(_ box: Box? = nil, _ modified: @escaping (Text, Binding<Bool>) -> AnyView) throws -> (
        UIDocumentPickerViewController, Windowed<Shown>
    ) {
        let shown = Windowed(Shown(box: box ?? Box(), modified: modified))
        return (try #require(shown.controller.presentedViewController as? UIDocumentPickerViewController), shown)
    }

    @Test func documentsThatAreObjectsAreWrittenFromASnapshot() throws {
        let url = try ExportedFile.write(Letter("dear"), [], "Mail")
        #expect(url.lastPathComponent == "Mail.txt")
        #expect(try String(contentsOf: url, encoding: .utf8) == "dear as public.plain-text")
        _ = try picker { text, isShown in
            AnyView(text.fileExporter(isPresented: isShown, documents: [Letter("a"), Letter("b")], contentType: .plainText) { _ in })
        }
    }

    @Test func appsAreToldThatNoPlaceIsChosen() throws {
        let box = Box()
        var cancelled = 0
        let (picker, shown) = try picker(box) { text, isShown in
            AnyView(
                text.fileMover(isPresented: isShown, file: URL(fileURLWithPath: "/tmp/a.txt"), onCompletion: { _ in }) { cancelled += 1 })
        }
        picker.delegate?.documentPickerWasCancelled(picker)
        #expect(cancelled == 1)
        #expect(box.isShown?.wrappedValue == false)
        _ = shown
    }

    @Test func valuesAreOfferedInTheFormThatIsAskedFor() async throws {
        let text = try await ExportedFile.write(item: "hello", [.plainText], nil)
        #expect(text.lastPathComponent == "Untitled.txt")
        #expect(try String(contentsOf: text, encoding: .utf8) == "hello")
        await #expect(throws: (any Error).self) { try await ExportedFile.write(item: "hello", [.png], nil) }
    }

    @Test func theListWaitsForTheValueToBeWritten() async throws {
        let shown = Windowed(
            Shown(box: Box()) { text, isShown in AnyView(text.fileExporter(isPresented: isShown, item: "hello") { _ in }) })
        for _ in 0..<100 where shown.controller.presentedViewController == nil { await Task.yield() }
        #expect(shown.controller.presentedViewController is UIDocumentPickerViewController)
    }

    private struct Shaped: View {
        @State private var isShown = true
        var body: some View {
            Text("content").fileImporter(isPresented: $isShown, allowedContentTypes: [.plainText], allowsMultipleSelection: true) { _ in }
                .fileDialogMessage("Choose the notes").fileDialogConfirmationLabel("Take").fileDialogCustomizationID("notes")
                .fileDialogBrowserOptions([.includeHiddenFiles]).fileDialogImportsUnresolvedAliases(true)
                .fileDialogURLEnabled(#Predicate<URL> { $0.isFileURL }).fileExporterFilenameLabel("Name")
        }
    }

    /// What shapes a Mac's dialogs leaves the list of documents as it is.
    @Test func optionsOfOtherDevicesChangeNothing() throws {
        let picker = try #require(Windowed(Shaped()).controller.presentedViewController as? UIDocumentPickerViewController)
        #expect(picker.allowsMultipleSelection)
        #expect((picker.title ?? "").isEmpty)
    }
}
