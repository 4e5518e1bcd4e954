import DeviceProtocol
import Foundation
import Testing

@testable import Simulator

/// Pasteboard, photos and words as apps get them from their host.
struct BrokerServicesTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    private func text(_ text: String, until date: Date? = nil) -> PasteboardContents {
        PasteboardContents(items: [["public.utf8-plain-text": PasteboardRepresentation(.text, Data(text.utf8))]], expirationDate: date)
    }

    private func pasteboard(_ app: BrokerConnection, known: Int? = nil, at now: Date) throws -> PasteboardState {
        guard case .pasteboard(let state) = try app.answer(.pasteboard(known: known, now: now)) else { throw CocoaError(.fileReadUnknown) }
        return state
    }

    // MARK: Pasteboard

    @Test func whatOneAppCopiesAnotherPastes() throws {
        let phone = try BrokerPhone()
        let one = try phone.app("one"), two = try phone.app("two")
        #expect(try pasteboard(two, at: start) == PasteboardState(contents: PasteboardContents()))
        #expect(try one.answer(.setPasteboard(text("quince"), now: start)) == .pasteboard(PasteboardState(changeCount: 1, revision: 1)))
        #expect(try pasteboard(two, known: 0, at: start) == PasteboardState(changeCount: 1, revision: 1, contents: text("quince")))
        #expect(try pasteboard(two, known: 1, at: start).contents == nil, "it has them")
    }

    @Test func itemsAreGoneAfterTheirDateOnTheVirtualClock() throws {
        let phone = try BrokerPhone(isRealTime: false)
        let app = try phone.app("one")
        _ = try app.answer(.setPasteboard(text("code", until: start + 60), now: start))
        #expect(try pasteboard(app, at: start + 59).contents == text("code", until: start + 60))
        #expect(try pasteboard(app, at: start + 60) == PasteboardState(changeCount: 1, revision: 2, contents: PasteboardContents()))
    }

    /// Whatever an app says that the time is.
    @Test func itemsAreGoneAfterTheirDateOnADevice() throws {
        let phone = try BrokerPhone()
        let one = try phone.app("one"), two = try phone.app("two")
        _ = try one.answer(.setPasteboard(text("code", until: start), now: start))
        #expect(try pasteboard(two, at: .distantPast).contents == PasteboardContents())
    }

    @Test func onlyWhoCopiedAddsToIt() throws {
        let phone = try BrokerPhone()
        let one = try phone.app("one"), two = try phone.app("two")
        _ = try one.answer(.setPasteboard(PasteboardContents(items: [[:]]), now: start))
        _ = try two.answer(.amendPasteboard(revision: 1, text("another's")))
        #expect(try pasteboard(one, at: start) == PasteboardState(changeCount: 1, revision: 1, contents: PasteboardContents(items: [[:]])))
        #expect(try one.answer(.amendPasteboard(revision: 1, text("loaded"))) == .pasteboard(PasteboardState(changeCount: 1, revision: 2)))
        #expect(try pasteboard(two, known: 1, at: start).contents == text("loaded"))
        _ = try one.answer(.amendPasteboard(revision: 1, text("late")))
        #expect(try pasteboard(two, at: start).contents == text("loaded"))
    }

    @Test func hugeItemsAreRefusedAndNothingChanges() throws {
        let phone = try BrokerPhone()
        let app = try phone.app("one")
        _ = try app.answer(.setPasteboard(text("before"), now: start))
        let huge = PasteboardContents(items: [["a": PasteboardRepresentation(.data, Data(count: PasteboardService.maximumSize))]])
        #expect(try app.answer(.setPasteboard(huge, now: start)) == .refused("the pasteboard keeps at most 32 MiB"))
        #expect(try pasteboard(app, at: start).contents == text("before"))
    }

    // MARK: Photos

    @Test func photosAreListedReadAndAdded() throws {
        let phone = try BrokerPhone()
        let app = try phone.app("one", addsPhotos: true)
        guard case .photos(let photos) = try app.answer(.photos) else { throw CocoaError(.fileReadUnknown) }
        #expect(photos.map(\.name) == (1...6).map { "IMG_000\($0).JPG" })
        guard case .data(let first) = try app.answer(.photo(name: photos[0].name)) else { throw CocoaError(.fileReadUnknown) }
        #expect(first.starts(with: [0xFF, 0xD8, 0xFF]))
        #expect(try app.answer(.addPhoto(first, date: start)) == .done)
        guard case .photos(let after) = try app.answer(.photos) else { throw CocoaError(.fileReadUnknown) }
        #expect(after == photos + [PhotoRecord(name: "IMG_0007.JPG", date: start)])
    }

    @Test func onlyAppsThatSayWhyAddPhotos() throws {
        let phone = try BrokerPhone()
        let app = try phone.app("one")
        let refused = BrokerReply.refused("its Info.plist has no NSPhotoLibraryAddUsageDescription")
        #expect(try app.answer(.addPhoto(Data([0xFF, 0xD8, 0xFF]), date: start)) == refused)
    }

    @Test(arguments: [
        "", "/etc/passwd", "../../../Keychains/device.key", "IMG_1/../../../../Keychains/device.key", "IMG_.x", "IMG_0009.JPG",
    ])
    func photosAreTheOnlyFiles(name: String) throws {
        let phone = try BrokerPhone()
        let app = try phone.app("one", groups: [])
        try app.add("eva", group: "FAKETEAMID.one")
        _ = try app.answer(.photos)
        #expect(try app.answer(.photo(name: name)) == .refused("there is no photo \(name)"))
    }

    @Test func whatIsNoPictureIsNotAdded() throws {
        let phone = try BrokerPhone()
        let app = try phone.app("one", addsPhotos: true)
        let reply = try app.answer(.addPhoto(Data("#!/bin/sh".utf8), date: start))
        #expect(reply == .refused("the picture cannot be added: it is no PNG, JPEG, GIF or WebP picture"))
    }

    // MARK: Words

    @Test func wordsAreTheDevices() throws {
        let phone = try BrokerPhone()
        let one = try phone.app("one"), two = try phone.app("two")
        for word in ["zwiff", "blorp"] { #expect(try one.answer(.setWord(word, isLearned: true)) == .done) }
        #expect(try two.answer(.learnedWords) == .words(["blorp", "zwiff"]))
        let file = phone.folder.url.appendingPathComponent("Library/Spelling/LocalDictionary")
        #expect(try String(contentsOf: file, encoding: .utf8) == "blorp\nzwiff\n")
        #expect(try two.answer(.setWord("blorp", isLearned: false)) == .done)
        #expect(try one.answer(.learnedWords) == .words(["zwiff"]))
    }

    @Test(arguments: ["", "two\nwords", "two\r\nwords", String(repeating: "a", count: 257)])
    func whatIsNoWordIsNotLearned(text: String) throws {
        let app = try BrokerPhone().app("one")
        #expect(try app.answer(.setWord(text, isLearned: true)) == .refused("it is no word"))
        #expect(try app.answer(.learnedWords) == .words([]))
    }
}
