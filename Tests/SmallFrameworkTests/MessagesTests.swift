import Messages
import QuinceFoundation
import Testing
import UIKit

@MainActor struct MessagesTests {
    @Test func aMessageIsCopied() {
        let message = MSMessage(session: MSSession()), layout = MSMessageTemplateLayout()
        (layout.caption, message.layout, message.url) = ("Hello", layout, URL(string: "https://example.com"))
        let copy = message.copy() as? MSMessage
        #expect(copy?.url == message.url)
        #expect((copy?.layout?.copy() as? MSMessageTemplateLayout)?.caption == "Hello")
    }

    @Test func stickersAreFilesOfPictures() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        #expect(throws: MSMessageErrorCode.fileNotFound) { try MSSticker(contentsOfFileURL: file, localizedDescription: "a") }
        try Data("no picture".utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        #expect(throws: MSMessageErrorCode.stickerFileImproperFileFormat) {
            try MSSticker(contentsOfFileURL: file, localizedDescription: "a")
        }
        #expect(MSMessagesAppViewController().activeConversation == nil)
    }
}
