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
        #expect(picker.allowsMultipleSelection && (picker.title ?? "").isEmpty)
    }
}
