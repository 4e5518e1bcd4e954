import Testing

@testable import UIKit

@MainActor @Suite struct TextStorageTests {
    private final class Listener: NSObject, NSTextStorageDelegate {
        var log: [String] = []

        func textStorage(
            _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
            changeInLength delta: Int
        ) { log.append("\(editedMask.rawValue) \(editedRange.location)+\(editedRange.length) \(delta)") }
    }

    /// Keeps the text elsewhere and makes words between stars bold while an edit is processed, as tutorials of TextKit have it.
    private final class Stars: NSTextStorage {
        private let backing = NSMutableAttributedString()
        var isLate = false

        override var string: String { backing.string }
        override func attributes(at location: Int, effectiveRange range: NSRangePointer?) -> [NSAttributedString.Key: Any] {
            backing.attributes(at: location, effectiveRange: range)
        }
        override func replaceCharacters(in range: NSRange, with str: String) {
            beginEditing()
            backing.replaceCharacters(in: range, with: str)
            edited(.editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
            endEditing()
        }
        override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
            beginEditing()
            backing.setAttributes(attrs, range: range)
            edited(.editedAttributes, range: range, changeInLength: 0)
            endEditing()
        }
        override func processEditing() {
            if isLate { super.processEditing() }
            let found = (string as NSString).range(of: "*bold*")
            if found.location != NSNotFound { addAttribute(.kern, value: NSNumber(value: 3), range: found) }
            if !isLate { super.processEditing() }
        }
    }

    @Test(arguments: [false, true]) func changesMadeWhileAnEditIsProcessedBelongToIt(_ isLate: Bool) {
        let storage = Stars(), listener = Listener(), manager = NSLayoutManager()
        storage.isLate = isLate
        storage.delegate = listener
        storage.addLayoutManager(manager)
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 300, height: 0)))
        storage.append(NSAttributedString(string: "a *bold* word"))
        #expect(listener.log.count == 1)
        #expect((storage.attributes(at: 2, effectiveRange: nil)[.kern] as? NSNumber)?.intValue == 3)
        #expect(storage.editedRange.location == NSNotFound)
        let width = manager.usedRect(for: manager.textContainers[0]).width
        storage.removeAttribute(.kern, range: NSRange(location: 0, length: 0))
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "b")
        #expect(listener.log.count == 2)
        #expect(storage.string == "b *bold* word")
        #expect(storage.length == 13 && width > 60)
        #expect(abs(manager.usedRect(for: manager.textContainers[0]).width - width) < 4)
    }

    private let bold = UIFont.boldSystemFont(ofSize: 20), plain = UIFont.systemFont(ofSize: 20)

    @Test func tellsOfEditsOnceTheyAreComplete() {
        let storage = NSTextStorage(string: "Hello")
        let listener = Listener()
        storage.delegate = listener
        storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "Ye")
        storage.beginEditing()
        storage.append(NSAttributedString(string: " world"))
        storage.addAttribute(.font, value: bold, range: NSRange(location: 0, length: 2))
        storage.endEditing()
        #expect(storage.string == "Yeello world")
        #expect(listener.log == ["2 0+2 1", "3 0+12 6"])
    }

    @Test func keepsAttributesOfOtherParts() {
        let storage = NSTextStorage(string: "one two", attributes: [.font: plain])
        storage.addAttribute(.font, value: bold, range: NSRange(location: 4, length: 3))
        storage.addAttribute(.kern, value: NSNumber(value: 2), range: NSRange(location: 0, length: 7))
        storage.removeAttribute(.kern, range: NSRange(location: 0, length: 3))
        var found: [String] = []
        storage.enumerateAttributes(in: NSRange(location: 0, length: 7), options: []) { values, range, _ in
            let weight = values[.font] as? UIFont == bold ? "bold" : "plain"
            found.append("\(range.location)+\(range.length) \(weight) \((values[.kern] as? NSNumber)?.intValue ?? 0)")
        }
        #expect(found == ["0+3 plain 0", "3+1 plain 2", "4+3 bold 2"])
        #expect(storage.attributedSubstring(from: NSRange(location: 3, length: 3)).string == " tw")
    }

    @Test func anEditLaysOutOnlyItsParagraph() {
        let storage = NSTextStorage(string: "one\ntwo\nthree", attributes: [.font: plain])
        let manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: 300, height: 0))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let before = manager.laidOut.paragraphs.map { $0.layout! }
        storage.replaceCharacters(in: NSRange(location: 5, length: 1), with: "WW")
        let after = manager.laidOut.paragraphs
        #expect(after.map(\.start) == [0, 4, 9])
        #expect(after[2].layout === before[2])
        #expect(after[1].layout !== before[1])
    }

    @Test(arguments: [
        (2, 0, "\n"), (3, 1, ""), (4, 0, "x"), (0, 13, ""), (13, 0, "\n"), (13, 0, "end"), (2, 8, "A\nB\nC"), (0, 0, "\n\n"), (3, 0, "\r"),
    ]) func editedLayoutsEqualFreshOnes(location: Int, length: Int, text: String) {
        let storage = NSTextStorage(string: "one\ntwo\nthree", attributes: [.font: plain])
        let manager = NSLayoutManager()
        storage.addLayoutManager(manager)
        manager.addTextContainer(NSTextContainer(size: CGSize(width: 300, height: 0)))
        _ = manager.laidOut
        storage.replaceCharacters(in: NSRange(location: location, length: length), with: text)
        let edited = manager.laidOut.paragraphs.map { [$0.start, $0.length, $0.contentLength] }
        manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 0), actualCharacterRange: nil)
        #expect(edited == manager.laidOut.paragraphs.map { [$0.start, $0.length, $0.contentLength] })
    }

    @Test func findsTheCharacterUnderAPoint() {
        let storage = NSTextStorage(string: "Tap here", attributes: [.font: plain])
        let manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: 300, height: 100))
        container.lineFragmentPadding = 0
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        let box = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 4), in: container)
        let index = manager.characterIndex(
            for: CGPoint(x: box.minX + 1, y: box.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        #expect(index == 4)
        #expect(abs(manager.usedRect(for: container).height - plain.lineHeight) < 0.01)
    }
}
