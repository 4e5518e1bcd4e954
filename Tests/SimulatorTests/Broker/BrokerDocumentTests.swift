import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// Documents and the outbox as apps get them from their host.
struct BrokerDocumentTests {
    private let contents = Data("one".utf8)

    @Test func aDocumentIsReplacedByWhoKnowsIt() throws {
        let phone = try BrokerPhone()
        let app = try phone.app("one")
        #expect(try app.answer(.document(.purchases, known: nil)) == .document(DocumentState(revision: 0)))
        #expect(try app.answer(.replaceDocument(.purchases, revision: 0, contents)) == .document(DocumentState(revision: 1)))
        #expect(try app.answer(.replaceDocument(.purchases, revision: 0, Data())) == .conflict)
        #expect(try app.answer(.document(.purchases, known: 0)) == .document(DocumentState(revision: 1, contents: contents)))
        #expect(try app.answer(.document(.purchases, known: 1)) == .document(DocumentState(revision: 1)))
        let again = BrokerServices(folder: phone.folder.url, isRealTime: true)
        #expect(try again.documents.state(of: .purchases, for: "one") == DocumentState(revision: 1, contents: contents))
    }

    /// Any text can be a bundle identifier.
    @Test(arguments: ["two", "../one", "one/../one", "/one", "", "One"]) func purchasesAreAnAppsOwn(other: String) throws {
        let phone = try BrokerPhone()
        _ = try phone.app("one").answer(.replaceDocument(.purchases, revision: 0, contents))
        let app = try phone.app(other)
        #expect(try app.answer(.document(.purchases, known: nil)) == .document(DocumentState(revision: 0)))
        #expect(try app.answer(.replaceDocument(.purchases, revision: 0, Data())) == .document(DocumentState(revision: 1)))
        try phone.services.documents.remove(of: other)
        #expect(try phone.services.documents.state(of: .purchases, for: "one").contents == contents)
    }

    @Test func contactsNeedPermissionAndAreTheDevices() throws {
        let phone = try BrokerPhone()
        let one = try phone.app("one"), two = try phone.app("two")
        let refused = BrokerReply.refused("it may not change the device's contacts")
        #expect(try one.answer(.replaceDocument(.contacts, revision: 0, contents)) == refused)
        #expect(try one.answer(.document(.contacts, known: nil)) == .refused("it may not read the device's contacts"))
        for app in ["one", "two"] { try phone.permissions.set(.granted, of: .contacts, for: app) }
        #expect(try one.answer(.replaceDocument(.contacts, revision: 0, contents)) == .document(DocumentState(revision: 1)))
        #expect(try two.answer(.document(.contacts, known: nil)) == .document(DocumentState(revision: 1, contents: contents)))
        try phone.permissions.set(.denied, of: .contacts, for: "two")
        #expect(try two.answer(.document(.contacts, known: nil)) == .refused("it may not read the device's contacts"))
    }

    /// The system's own picker shows all contacts; the app gets what the user selects.
    @Test func contactsAreSelectedWithoutPermission() throws {
        let phone = try BrokerPhone()
        let one = try phone.app("one"), two = try phone.app("two")
        #expect(try two.answer(.selectableContacts) == .document(DocumentState(revision: 0)))
        try phone.permissions.set(.granted, of: .contacts, for: "one")
        _ = try one.answer(.replaceDocument(.contacts, revision: 0, contents))
        #expect(try two.answer(.selectableContacts) == .document(DocumentState(revision: 1, contents: contents)))
        #expect(try two.answer(.document(.contacts, known: nil)) == .refused("it may not read the device's contacts"))
        // Contacts that are shared one by one are each app's own, and give it access.
        #expect(try two.answer(.replaceDocument(.sharedContacts, revision: 0, contents)) == .document(DocumentState(revision: 1)))
        #expect(try one.answer(.document(.sharedContacts, known: nil)) == .document(DocumentState(revision: 0)))
        try phone.permissions.set(.granted, of: .contactsLimited, for: "two")
        #expect(try two.answer(.document(.contacts, known: nil)) == .document(DocumentState(revision: 1, contents: contents)))
    }

    @Test func eventsAreAddedWithAPermissionOfTheirOwn() throws {
        let phone = try BrokerPhone()
        let app = try phone.app("one")
        #expect(try app.answer(.document(.calendars, known: nil)) == .refused("it may not read the device's calendars"))
        try phone.permissions.set(.granted, of: .calendarAdd, for: "one")
        #expect(try app.answer(.replaceDocument(.calendars, revision: 0, contents)) == .document(DocumentState(revision: 1)))
    }

    @Test func aHugeDocumentIsRefused() throws {
        let app = try BrokerPhone().app("one")
        let huge = Data(count: DocumentService.maximumSize + 1)
        #expect(try app.answer(.replaceDocument(.purchases, revision: 0, huge)) == .refused("a device's purchases may have 16 MiB at most"))
        #expect(try app.answer(.document(.purchases, known: nil)) == .document(DocumentState(revision: 0)))
    }

    @Test func sentMessagesLieInTheOutbox() throws {
        let phone = try BrokerPhone()
        let app = try phone.app("one")
        var message = OutgoingMessage(
            kind: .mail, recipients: ["ana@example.com"], subject: "Hello", body: "Text", date: Date(timeIntervalSince1970: 1))
        message.attachments = [OutgoingMessage.Attachment(name: "a.txt", type: "text/plain", data: contents)]
        #expect(try app.answer(.send(message)) == .done)
        let second = OutgoingMessage(kind: .text, recipients: ["+1"], body: "Two", date: Date(timeIntervalSince1970: 2))
        #expect(try app.answer(.send(second)) == .done)
        #expect(try phone.services.outbox.messages() == [message, second])
        try phone.services.outbox.clear()
        #expect(try phone.services.outbox.messages() == [])
    }

    @Test func photosAreRemovedWithPermission() throws {
        let phone = try BrokerPhone()
        let app = try phone.app("one")
        _ = try app.answer(.photos)
        #expect(try app.answer(.deletePhotos(["IMG_0001.JPG"])) == .refused("it may not change the photo library"))
        try phone.permissions.set(.granted, of: .photos, for: "one")
        #expect(try app.answer(.deletePhotos(["IMG_0001.JPG", "../100APPLE", "IMG_0009.JPG"])) == .done)
        guard case .photos(let left) = try app.answer(.photos) else { throw CocoaError(.fileReadUnknown) }
        #expect(left.map(\.name) == (2...6).map { "IMG_000\($0).JPG" })
    }
}
