import CoreGraphics
import CoreText
import Testing

@testable import UIKit

@MainActor @Suite struct ExclusionPathTests {
    private let words = String(repeating: "lorem ipsum dolor sit amet ", count: 20)

    private func stack(_ text: String, width: CGFloat = 300, _ paths: [UIBezierPath]) -> (NSLayoutManager, NSTextContainer, NSTextStorage) {
        let storage = NSTextStorage(string: text, attributes: [.font: UIFont.systemFont(ofSize: 16)])
        let manager = NSLayoutManager(), container = NSTextContainer(size: CGSize(width: width, height: 0))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        container.exclusionPaths = paths
        return (manager, container, storage)
    }

    /// Where lines stand and what room they had.
    private func lines(_ manager: NSLayoutManager, _ storage: NSTextStorage) -> [(rect: CGRect, used: CGRect)] {
        var found: [(CGRect, CGRect)] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { rect, used, _, _, _ in
            found.append((rect, used))
        }
        return found
    }

    @Test func linesAreCountedOnceWithTheirSeparators() {
        let (manager, _, storage) = stack("one\n\ntwo", [])
        var ranges: [NSRange] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { _, _, _, range, _ in
            ranges.append(range)
        }
        #expect(ranges == [NSRange(location: 0, length: 4), NSRange(location: 4, length: 1), NSRange(location: 5, length: 3)])
    }

    @Test func linesEndBeforeAShapeAndBeginBehindIt() {
        let shape = CGRect(x: 100, y: 30, width: 80, height: 60)
        let (manager, container, storage) = stack(words, [UIBezierPath(rect: shape)])
        #expect(!container.isSimpleRectangularTextContainer)
        let lines = lines(manager, storage)
        #expect(lines.allSatisfy { !$0.used.insetBy(dx: 0.01, dy: 0.01).intersects(shape) })
        let beside = lines.filter { $0.rect.minY < shape.maxY && $0.rect.maxY > shape.minY }
        let left = beside.filter { $0.rect.minX == 0 }, right = beside.filter { $0.rect.minX > 0 }
        #expect(left.count >= 3)
        #expect(left.map(\.rect.minY) == right.map(\.rect.minY))
        #expect(left.allSatisfy { $0.rect.width == 100 })
        #expect(right.allSatisfy { $0.rect.minX == 180 && $0.rect.maxX == 300 })
        #expect(lines.filter { $0.rect.minY >= shape.maxY }.allSatisfy { $0.rect.width == 300 })
        // Letters follow each other from the left to the right of the shape.
        let first = manager.characterIndex(
            for: CGPoint(x: 185, y: left[0].rect.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        let last = manager.characterIndex(
            for: CGPoint(x: 99, y: left[0].rect.midY), in: container, fractionOfDistanceBetweenInsertionPoints: nil)
        #expect(last < first)
        #expect(first - last <= 2)
    }

    @Test func textJumpsOverWhatLeavesNoRoom() {
        let (manager, _, storage) = stack("one\ntwo", [UIBezierPath(rect: CGRect(x: 0, y: 10, width: 290, height: 100))])
        let lines = lines(manager, storage)
        // A word that does not fit beside it stands below.
        #expect(lines.count == 2 && lines[0].rect.minY >= 109 && lines[1].rect.minY > lines[0].rect.minY)
        #expect(manager.usedRect(for: manager.textContainers[0]).height > 140)
    }

    @Test func paragraphsFollowTheShapeWhenTextBeforeThemGrows() {
        let shape = CGRect(x: 0, y: 40, width: 100, height: 30)
        let (manager, _, storage) = stack("one\ntwo\nthree\nfour", [UIBezierPath(rect: shape)])
        func starts() -> [CGFloat] { lines(manager, storage).map(\.rect.minX) }
        #expect(starts() == [0, 0, 100, 100])
        storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "zero\n")
        #expect(starts() == [0, 0, 100, 100, 0])
        manager.textContainers[0].exclusionPaths = []
        #expect(starts() == [0, 0, 0, 0, 0])
    }

    @Test func roundShapesGiveMoreRoomAboveTheirMiddle() {
        let (manager, _, storage) = stack(words, [UIBezierPath(ovalIn: CGRect(x: -60, y: 0, width: 120, height: 120))])
        let beside = lines(manager, storage).filter { $0.rect.maxY < 110 }
        let middle = beside.min { abs($0.rect.midY - 60) < abs($1.rect.midY - 60) }!
        #expect(abs(middle.rect.minX - 60) < 1 && beside[0].rect.minX < 50 && beside.last!.rect.minX < 60)
        #expect(beside.allSatisfy { $0.rect.maxX == 300 })
    }

    @Test func holesAreRoom() {
        let ring = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 300, height: 100))
        ring.append(UIBezierPath(rect: CGRect(x: 100, y: 0, width: 100, height: 100)))
        ring.usesEvenOddFillRule = true
        let (manager, _, storage) = stack("one two", [ring])
        #expect(lines(manager, storage).map(\.rect).first?.minX == 100)
        ring.usesEvenOddFillRule = false
        let (filled, _, other) = stack("one two", [ring])
        #expect(lines(filled, other)[0].rect.minY >= 99)
    }

    @Test func textFromRightToLeftBeginsRightOfAShape() {
        let shape = CGRect(x: 100, y: 0, width: 80, height: 60)
        let (manager, _, storage) = stack(String(repeating: "שלום עולם ", count: 20), [UIBezierPath(rect: shape)])
        let lines = lines(manager, storage)
        #expect(lines[0].rect.minX == 180 && lines[1].rect.minX == 0 && lines[0].rect.minY == lines[1].rect.minY)
        #expect(abs(lines[0].used.maxX - 300) < 1 && abs(lines[1].used.maxX - 100) < 1)
    }

    @Test func textViewsAreAsHighAsTheirTextAroundShapes() {
        let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        view.text = words
        let before = view.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity)).height
        view.textContainer.exclusionPaths = [UIBezierPath(rect: CGRect(x: 150, y: 0, width: 150, height: 100))]
        #expect(view.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity)).height > before + 40)
    }
}
