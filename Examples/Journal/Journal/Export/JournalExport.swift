import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

/// All entries as a Markdown file.
struct JournalExport: Transferable {
    let text: String

    init(_ entries: [Entry]) {
        text = entries.map { EntryExport($0).markdown }.joined(separator: "\n\n---\n\n") + "\n"
    }

    static var transferRepresentation: some TransferRepresentation {
        FileRepresentation(exportedContentType: .plainText) { SentTransferredFile(try $0.write()) }
    }

    /// - Returns: The file.
    func write(to folder: URL = .temporaryDirectory) throws -> URL {
        let file = folder.appending(path: "Journal.md")
        try Data(text.utf8).write(to: file, options: .atomic)
        return file
    }
}
