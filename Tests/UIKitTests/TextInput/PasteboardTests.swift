import Testing

@testable import UIKit

/// Several items, what they are found to hold, and when they are gone.
@MainActor @Suite struct PasteboardTests {
    private var board: UIPasteboard { UIPasteboard.withUniqueName() }

    @Test func patternsAreFoundInTexts() {
        func found(_ text: String) -> [String] {
            let all: [UIPasteboard.DetectionPattern] = [.number, .probableWebURL, .probableWebSearch]
            return all.filter { $0.value(in: text) != nil }.map { $0.rawValue.split(separator: ".").last.map(String.init) ?? "" }
        }
        #expect(found("42.5") == ["number"])
        #expect(found("example.com/a?b=1") == ["probable-web-url"])
        #expect(found("https://example.com") == ["probable-web-url"])
        #expect(found("quince jelly") == ["probable-web-search"])
        #expect(found("  ").isEmpty)
    }

    @Test func patternsAreTold() async throws {
        let board = board
        board.strings = ["12", "example.com"]
        let first: Set<UIPasteboard.DetectionPattern> = await withCheckedContinuation { done in
            board.detectPatterns(for: [.number, .probableWebURL]) { result in done.resume(returning: (try? result.get()) ?? []) }
        }
        #expect(first == [.number])
        let numbers: [Double] = await withCheckedContinuation { done in
            board.detectValues(for: [.number], inItemSet: IndexSet([0, 1])) { result in
                done.resume(returning: ((try? result.get()) ?? []).map { ($0[.number] as? NSNumber)?.doubleValue ?? 0 })
            }
        }
        #expect(numbers == [12, 0])
    }

    @Test func itemsAreAskedForBySets() {
        let board = board
        board.items = [["a": "1", "b": "2"], ["b": "3"]]
        #expect(board.itemSet(withPasteboardTypes: ["b"]) == IndexSet([0, 1]))
        #expect(board.itemSet(withPasteboardTypes: ["a"]) == IndexSet(integer: 0))
        #expect(board.values(forPasteboardType: "b", inItemSet: IndexSet(integer: 1)) as? [String] == ["3"])
        #expect(board.types(forItemSet: nil) == [["a", "b"], ["b"]])
        #expect(board.contains(pasteboardTypes: ["b"], inItemSet: nil))
        #expect(!board.contains(pasteboardTypes: ["a"], inItemSet: nil))
    }

    @Test func itemsAreGoneAfterTheirDate() {
        let board = board
        board.setItems([["a": "1"]], options: [.expirationDate: Date(timeIntervalSinceNow: 3600)])
        #expect(board.numberOfItems == 1)
        board.setItems([["a": "1"]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
        #expect(board.numberOfItems == 0)
        board.setObjects([NSString(string: "text"), NSURL(string: "https://example.com")!])
        #expect(board.strings == ["text", "https://example.com"])
        #expect(board.url?.host == "example.com")
    }
}
