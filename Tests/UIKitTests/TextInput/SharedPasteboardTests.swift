import DeviceProtocol
import DeviceRuntime
import Testing

@testable import UIKit

/// The general pasteboard, which the apps of a device share.
@MainActor @Suite(.serialized) struct SharedPasteboardTests {
    /// Runs a test with a host of its own; nothing in it waits, so no other test on the main actor sees the host.
    private func withBroker(_ body: (TestBroker, UIPasteboard) throws -> Void) rethrows {
        let broker = TestBroker()
        DeviceRuntime.current.broker = broker
        defer { DeviceRuntime.current.broker = nil }
        try body(broker, UIPasteboard.general)
    }

    private static func contents(_ kind: PasteboardRepresentation.Kind, _ text: String, type: String) -> PasteboardContents {
        PasteboardContents(items: [[type: PasteboardRepresentation(kind, Data(text.utf8))]])
    }

    @Test func whatIsCopiedGoesToTheHost() {
        withBroker { broker, board in
            board.string = "quince"
            #expect(broker.copied == Self.contents(.text, "quince", type: "public.utf8-plain-text"))
            #expect(board.string == "quince")
            #expect(board.changeCount == 1)
        }
    }

    @Test func whatAnotherAppCopiesIsThere() {
        withBroker { broker, board in
            board.string = "mine"
            broker.copyElsewhere(Self.contents(.text, "another's", type: "public.utf8-plain-text"))
            #expect(board.string == "another's")
            #expect(board.changeCount == 2)
            broker.copyElsewhere(Self.contents(.url, "https://example.com/a", type: "public.url"))
            #expect(board.url == URL(string: "https://example.com/a"))
            #expect(!board.hasStrings)
            // Bytes of a type that is text are one.
            broker.copyElsewhere(Self.contents(.data, "bytes", type: "public.utf8-plain-text"))
            #expect(board.string == "bytes")
            #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("bytes".utf8))
        }
    }

    @Test func everyKindOfValueReachesAnotherApp() throws {
        try withBroker { broker, board in
            let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 3)).image {
                $0.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
            }
            board.items = [
                ["text": "a", "data": Data([1, 2]), "number": 42, "list": ["a", "b"], "url": URL(string: "https://a.example")! as Any],
                ["public.image": image, "com.apple.uikit.color": UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)],
            ]
            let copied = try #require(broker.copied)
            // As an app reads it that has not copied it.
            broker.copyElsewhere(copied)
            let first = board.items[0]
            #expect(first["text"] as? String == "a")
            #expect(first["data"] as? Data == Data([1, 2]))
            #expect((first["number"] as? NSNumber)?.intValue == 42 || first["number"] as? Int == 42)
            #expect(first["list"] as? [String] == ["a", "b"])
            #expect(first["url"] as? URL == URL(string: "https://a.example"))
            let picture = try #require(board.items[1]["public.image"] as? UIImage)
            #expect(picture.size.width * picture.scale == image.size.width * image.scale)
            var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            #expect((board.items[1]["com.apple.uikit.color"] as? UIColor)?.getRed(&red, green: &green, blue: &blue, alpha: &alpha) == true)
            #expect([red, green, blue, alpha] == [1, 0.5, 0, 0.25])
        }
    }

    @Test func whatTheHostRefusesIsNotThere() {
        withBroker { broker, board in
            board.string = "before"
            broker.refusal = "it is too large"
            board.string = "huge"
            broker.refusal = nil
            #expect(board.string == "before")
            #expect(board.changeCount == 1)
        }
    }

    @Test func representationsThatComeLaterAreNoChange() {
        withBroker { broker, board in
            board.items = [["a": "1"]]
            board.addLoaded("2", "b", to: 0)
            #expect(board.changeCount == 1)
            #expect(broker.copied?.items.first?.count == 2)
            // Another app was faster: what comes late is not added to its items.
            broker.copyElsewhere(Self.contents(.text, "3", type: "c"))
            board.addLoaded("4", "d", to: 0)
            #expect(board.types == ["c"])
        }
    }

    @Test func returningToTheAppTellsOfChanges() {
        withBroker { broker, board in
            var changes = 0
            let observer = NotificationCenter.default.addObserver(forName: UIPasteboard.changedNotification, object: board, queue: nil) {
                _ in
                changes += 1
            }
            defer { NotificationCenter.default.removeObserver(observer) }
            UIPasteboard.appWillLeave()
            UIPasteboard.appDidReturn()
            #expect(changes == 0)
            UIPasteboard.appWillLeave()
            broker.copyElsewhere(Self.contents(.text, "another's", type: "public.utf8-plain-text"))
            UIPasteboard.appDidReturn()
            #expect(changes == 1)
        }
    }

    @Test func othersByNameAreTheProcesss() {
        withBroker { broker, board in
            let own = UIPasteboard(name: UIPasteboard.Name("own"), create: true)
            own?.string = "own"
            #expect(broker.copied == PasteboardContents())
            UIPasteboard.remove(withName: .general)
            #expect(UIPasteboard(name: .general, create: false) != nil)
            #expect(UIPasteboard.general === board)
            UIPasteboard.remove(withName: UIPasteboard.Name("own"))
            #expect(UIPasteboard(name: UIPasteboard.Name("own"), create: false) == nil)
        }
    }
}
