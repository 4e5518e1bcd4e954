import Testing
import UIKit
import UniformTypeIdentifiers

@testable import SwiftUI

private struct Note: Codable, Equatable, Transferable {
    var text: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
        ProxyRepresentation(exporting: \.text)
    }
}

@MainActor struct TransferableTests {
    @Test func aValueIsOfferedInAllItsForms() async throws {
        let provider = TransferProviders.provider(Note(text: "hello"))
        #expect(provider.registeredTypeIdentifiers == [UTType.json.identifier, UTType.utf8PlainText.identifier])
        let text: String = await withCheckedContinuation { done in
            provider.loadDataRepresentation(forTypeIdentifier: UTType.plainText.identifier) { data, _ in
                done.resume(returning: String(decoding: data ?? Data(), as: UTF8.self))
            }
        }
        #expect(text == "hello")
    }

    @Test func valuesAreMadeOfWhatWasDropped() async {
        let providers = [
            TransferProviders.provider(Note(text: "one")), TransferProviders.provider("plain"),
            TransferProviders.provider(Note(text: "two")),
        ]
        let notes: [Note] = await withCheckedContinuation { done in
            TransferProviders.load(Note.self, from: providers) { done.resume(returning: $0) }
        }
        // A plain text cannot become a note: that form is only written.
        #expect(notes == [Note(text: "one"), Note(text: "two")])
    }

    @Test func stringsOfUIKitComeAsStrings() async {
        let texts: [String] = await withCheckedContinuation { done in
            TransferProviders.load(String.self, from: [NSItemProvider(object: "from UIKit" as NSString)]) { done.resume(returning: $0) }
        }
        #expect(texts == ["from UIKit"])
    }

    @Test func aShareSheetGetsWhatStandsForAValue() async throws {
        #expect(TransferProviders.known("text") as? String == "text")
        let shared = await TransferProviders.shared(Note(text: "hello"))
        let file = try #require(shared as? URL)
        #expect(try JSONDecoder().decode(Note.self, from: Data(contentsOf: file)) == Note(text: "hello"))
        try FileManager.default.removeItem(at: file.deletingLastPathComponent())
    }
}
