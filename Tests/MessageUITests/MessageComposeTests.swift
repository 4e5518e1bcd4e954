import DeviceProtocol
import DeviceRuntime
import Testing
import UIKit

@testable import MessageUI

/// A device's outbox in memory.
private final class TestOutbox: BrokerLink, @unchecked Sendable {
    private(set) var messages: [OutgoingMessage] = []
    var refuses = false

    func answer(_ request: BrokerRequest) throws -> BrokerReply {
        guard case .send(let message) = request, !refuses else { return .refused("the outbox is full") }
        messages.append(message)
        return .done
    }
}

@MainActor private final class Log: NSObject, MFMailComposeViewControllerDelegate, MFMessageComposeViewControllerDelegate {
    var mails: [MFMailComposeResult] = []
    var texts: [MessageComposeResult] = []
    var error: (any Error)?

    func mailComposeController(_ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?) {
        mails.append(result)
        self.error = error
    }

    func messageComposeViewController(_ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult) {
        texts.append(result)
    }
}

@MainActor @Suite(.serialized) struct MessageComposeTests {
    private let outbox = TestOutbox()
    private let log = Log()

    /// Shows a sheet, on a device that the test has from here on: others may run before its body does.
    private func compose(_ navigation: UINavigationController) throws -> ComposeController {
        DeviceRuntime.install(DeviceRuntime(broker: outbox))
        navigation.loadViewIfNeeded()
        let compose = try #require(navigation.viewControllers.first as? ComposeController)
        compose.loadViewIfNeeded()
        return compose
    }

    @Test func mailsAndMessagesCanBeSent() {
        #expect(MFMailComposeViewController.canSendMail())
        #expect(MFMessageComposeViewController.canSendText())
        #expect(MFMessageComposeViewController.isSupportedAttachmentUTI("public.jpeg"))
        #expect(!MFMessageComposeViewController.isSupportedAttachmentUTI("no type"))
    }

    @Test func aMailComesIntoTheOutbox() throws {
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = log
        mail.setToRecipients(["ana@example.com", "bo@example.com"])
        mail.setCcRecipients(["cc@example.com"])
        mail.setSubject("Order")
        mail.setMessageBody("Thanks", isHTML: false)
        mail.addAttachmentData(Data([1, 2]), mimeType: "image/png", fileName: "a.png")
        let compose = try compose(mail)
        #expect(compose.title == "Order")
        #expect(compose.navigationItem.rightBarButtonItem?.isEnabled == true)
        compose.onSend()
        #expect(log.mails == [.sent])
        let sent = try #require(outbox.messages.first)
        #expect(sent.kind == .mail)
        #expect(sent.recipients == ["ana@example.com", "bo@example.com"])
        #expect(sent.copies == ["cc@example.com"])
        #expect(sent.blindCopies == [])
        #expect([sent.subject, sent.body] == ["Order", "Thanks"])
        #expect(sent.attachments == [OutgoingMessage.Attachment(name: "a.png", type: "image/png", data: Data([1, 2]))])
        #expect(!sent.isHTML)
    }

    @Test func aMailNeedsARecipient() throws {
        let compose = try compose(MFMailComposeViewController())
        #expect(compose.title == "New Message")
        #expect(compose.navigationItem.rightBarButtonItem?.isEnabled == false)
        #expect(compose.isEmpty)
    }

    @Test func pagesStayPagesUntilTheyAreEdited() throws {
        let mail = MFMailComposeViewController()
        mail.setToRecipients(["ana@example.com"])
        mail.setMessageBody("<html><head><style>p {}</style></head><p>Fish &amp; chips</p><p>for <b>two</b></p>", isHTML: true)
        let compose = try compose(mail)
        #expect(compose.body == "Fish & chips\nfor two")
        compose.onSend()
        #expect(outbox.messages.first?.isHTML == true)
        #expect(outbox.messages.first?.body.contains("<b>two</b>") == true)
        compose.textViewDidChange(UITextView())
        compose.onSend()
        #expect(outbox.messages.last?.isHTML == false)
        #expect(outbox.messages.last?.body == "Fish & chips\nfor two")
    }

    @Test func entitiesAreReadOnce() { #expect(HTMLText.plain("a &amp;lt; b<br>c") == "a &lt; b\nc") }

    @Test func anEmptyMailIsLeftAtOnce() throws {
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = log
        try compose(mail).onCancel()
        #expect(log.mails == [.cancelled])
        #expect(outbox.messages.isEmpty)
    }

    @Test func aFullOutboxIsAnError() throws {
        outbox.refuses = true
        let mail = MFMailComposeViewController()
        mail.mailComposeDelegate = log
        mail.setToRecipients(["ana@example.com"])
        try compose(mail).onSend()
        #expect(log.mails == [.failed])
        #expect((log.error as? MFMailComposeError)?.code == .sendFailed)
    }

    @Test func aTextMessageComesIntoTheOutbox() throws {
        let message = MFMessageComposeViewController()
        message.messageComposeDelegate = log
        message.recipients = ["+1 555 0100", "555 0101"]
        message.body = "On my way"
        #expect(message.addAttachmentData(Data([3]), typeIdentifier: "public.jpeg", filename: "me.jpg"))
        #expect(!message.addAttachmentURL(URL(fileURLWithPath: "/nowhere.png"), withAlternateFilename: nil))
        #expect(message.attachments?.count == 1)
        let compose = try compose(message)
        compose.onSend()
        compose.onCancel()
        #expect(log.texts == [.sent, .cancelled])
        let sent = try #require(outbox.messages.first)
        #expect(sent.kind == .text)
        #expect(sent.recipients == ["+1 555 0100", "555 0101"])
        #expect(sent.body == "On my way")
        #expect(sent.attachments.map(\.name) == ["me.jpg"])
    }
}
