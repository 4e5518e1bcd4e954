import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// Steps on the device's photos and outbox.
struct DataFlowTests {
    private let folder: TemporaryFolder
    private let session: HeadlessSession

    init() throws {
        folder = try TemporaryFolder()
        let bundle = try AppBundle(folder: FakeBundle.make(in: folder.url))
        session = try HeadlessSession(
            bundle: bundle,
            configuration: HeadlessConfiguration(device: try DeviceCatalogue.model("iPhone 15"), clockLibrary: FakeBundle.clockLibrary))
    }

    private func play(_ steps: String) throws {
        let file = folder.url.appendingPathComponent("flow.yaml")
        try Data("appId: test.fake\n---\n\(steps)\n".utf8).write(to: file)
        try FlowPlayer(session: session).play(file)
    }

    private var photoCount: Int {
        if case .photos(let photos) = session.services.photos.all { photos.count } else { 0 }
    }

    @Test func picturesComeIntoTheLibrary() throws {
        // A red pixel.
        let text = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
        let png = try #require(Data(base64Encoded: text))
        for name in ["a.png", "b.png"] { try png.write(to: folder.url.appendingPathComponent(name)) }
        let before = photoCount
        try play("- addMedia: a.png\n- addMedia: [a.png, b.png]\n- addMedia: {files: [b.png]}")
        #expect(photoCount == before + 4)
    }

    @Test(arguments: ["addMedia: gone.png", "addMedia: flow.yaml", "addMedia: []", "addMedia", "addMedia: {file: a.png}"])
    func whatIsNoPictureFailsTheStep(_ step: String) { #expect(throws: FlowError.self) { try play("- \(step)") } }

    private func send() throws {
        var mail = OutgoingMessage(
            kind: .mail, recipients: ["ana@example.com"], subject: "Order 12", body: "Thanks\nfor all", date: Date(timeIntervalSince1970: 0)
        )
        (mail.copies, mail.attachments) = (
            ["bo@example.com"], [OutgoingMessage.Attachment(name: "cat.jpg", type: "image/jpeg", data: Data([1]))]
        )
        try session.services.outbox.add(mail)
        try session.services.outbox.add(
            OutgoingMessage(kind: .text, recipients: ["555 0100"], body: "On my way", date: Date(timeIntervalSince1970: 1)))
    }

    @Test(arguments: [
        "assertSent: ana@example.com", "assertSent: {to: bo@example.com}", "assertSent: {subject: Order .*, attachment: cat.jpg}",
        "assertSent: {kind: mail, body: thanks.*}", "assertSent: {kind: text, times: 1}", "assertSent: {times: 2}",
        "assertSent: {kind: text, to: ana@example.com, times: 0}",
    ])
    func whatWasSentIsFound(_ step: String) throws {
        try send()
        try play("- \(step)")
    }

    @Test(arguments: [
        "assertSent: cy@example.com", "assertSent: {subject: Order}", "assertSent: {times: 1}",
        "assertSent: {kind: text, attachment: cat.jpg}",
        "assertSent: {kind: fax}", "assertSent: {from: ana@example.com}",
    ])
    func whatWasNotSentFailsTheStep(_ step: String) throws {
        try send()
        #expect(throws: FlowError.self) { try play("- \(step)") }
    }

    @Test func theFailureListsWhatWasSent() throws {
        let nothing = #expect(throws: FlowError.self) { try play("- assertSent: ana@example.com") }
        #expect(nothing?.message == "nothing has been sent")
        try send()
        let error = #expect(throws: FlowError.self) { try play("- assertSent: cy@example.com") }
        #expect(
            error?.details == [
                "mail to ana@example.com, bo@example.com: “Order 12” (cat.jpg)", "text to 555 0100: “On my way”",
            ])
    }
}
