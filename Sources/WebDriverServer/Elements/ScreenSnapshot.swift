import AutomationModel
import Foundation

/// The elements of a screen at one moment, parents before children, with what follows from their places.
struct ScreenSnapshot: Sendable {
    /// An element with its place in the tree.
    struct Entry: Sendable {
        var element: AutomationElement
        /// The index of the parent's entry; nil for the application.
        var parent: Int?
        /// The number among its siblings, from 0.
        var index: Int
        /// The number of levels above it.
        var depth: Int
        /// The index after the last entry below it.
        var end: Int
        /// The part of the frame that shows; null where none does.
        var visibleFrame: CGRect
        /// Whether it is in a row of a list, whose views other rows use again.
        var isInRow: Bool
    }

    private(set) var entries: [Entry] = []
    /// Identifies the run of the process whose elements these are.
    var process: Int32
    var bundleIdentifier: String
    /// The whole screen, in points of the upright interface.
    var screen: CGRect

    /// More elements than this are left out.
    static let mostElements = 50_000

    init(_ application: AutomationElement, process: Int32, bundleIdentifier: String, screen: CGRect) {
        (self.process, self.bundleIdentifier, self.screen) = (process, bundleIdentifier, screen)
        add(application, parent: nil, index: 0, depth: 0, clip: screen, isInRow: false)
    }

    private mutating func add(_ element: AutomationElement, parent: Int?, index: Int, depth: Int, clip: CGRect, isInRow: Bool) {
        guard entries.count < Self.mostElements else { return }
        let number = entries.count
        let visible = element.frame.intersection(clip)
        let isInRow = isInRow || element.type == .cell
        entries.append(
            Entry(
                element: element, parent: parent, index: index, depth: depth, end: number + 1,
                visibleFrame: visible.isEmpty ? .null : visible, isInRow: isInRow))
        let inner = Self.clipping.contains(element.type) ? visible : clip
        for (index, child) in element.children.enumerated() {
            add(child, parent: number, index: index, depth: depth + 1, clip: inner, isInRow: isInRow)
        }
        entries[number].end = entries.count
    }

    /// Element types that clip their content to their frame.
    private static let clipping: Set<ElementType> = [.scrollView, .table, .collectionView, .textView, .webView, .map]

    /// The entries below one, in the order of the document.
    func descendants(of index: Int) -> Range<Int> { index + 1..<entries[index].end }

    /// The entries directly below one.
    func children(of index: Int) -> [Int] {
        var children: [Int] = []
        var next = index + 1
        while next < entries[index].end {
            children.append(next)
            next = entries[next].end
        }
        return children
    }

    /// Whether anything of an element shows.
    func isVisible(_ index: Int) -> Bool { !entries[index].visibleFrame.isNull }

    /// Whether a finger reaches an element. What is behind something modal is not among the elements at all.
    func isHittable(_ index: Int) -> Bool { touchPoint(of: index) != nil }

    /// The point to touch of an element; nil where none of it shows.
    func touchPoint(of index: Int) -> CGPoint? {
        let entry = entries[index]
        guard !entry.visibleFrame.isNull else { return nil }
        if let point = entry.element.activationPoint, screen.contains(point) { return point }
        return CGPoint(x: entry.visibleFrame.midX, y: entry.visibleFrame.midY)
    }

    /// The index of the alert in front; nil without one.
    var alert: Int? { entries.lastIndex { $0.element.type == .alert || $0.element.type == .sheet } }

    /// The index of the element with the focus of the keyboard.
    var focused: Int? { entries.lastIndex { $0.element.isFocused } }
}
