import AutomationModel
import Foundation
import Simulator

/// Scrolls what is on the screen with a finger.
struct Scrolling {
    let session: WebDriverSession

    private static let mostSwipes = 60
    /// Seconds that a finger rests at the end, so that nothing scrolls on.
    static let rest = 0.15

    /// The finger's way for a direction over most of an area: a finger that moves up scrolls down.
    ///
    /// - Returns: nil for a direction that there is not.
    static func way(_ direction: String, in area: CGRect, part: Double = 0.8) -> (start: CGPoint, end: CGPoint)? {
        let (width, height) = (area.width * part / 2, area.height * part / 2)
        func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: area.midX + x, y: area.midY + y) }
        switch direction.lowercased() {
        case "up": return (place(0, height), place(0, -height))
        case "down": return (place(0, -height), place(0, height))
        case "left": return (place(width, 0), place(-width, 0))
        case "right": return (place(-width, 0), place(width, 0))
        default: return nil
        }
    }

    private static let opposite = ["up": "down", "down": "up", "left": "right", "right": "left"]
    private static let lists: Set<ElementType> = [.table, .collectionView, .scrollView, .webView, .textView]

    /// The area that scrolls: the element's, or the largest list's on the screen.
    private func area(_ reference: String?) throws -> CGRect {
        if let reference {
            let (number, snapshot) = try session.element(reference)
            let area = snapshot.entries[number].visibleFrame
            guard !area.isNull else { throw WebDriverError(.elementNotInteractable, "nothing of the element is on the screen") }
            return area
        }
        let snapshot = try session.snapshot()
        let areas = snapshot.entries.filter { Self.lists.contains($0.element.type) && !$0.visibleFrame.isNull }.map(\.visibleFrame)
        return areas.max { $0.width * $0.height < $1.width * $1.height } ?? snapshot.screen
    }

    /// Scrolls in a direction.
    ///
    /// - Parameter distance: In sizes of the area.
    func scroll(_ reference: String?, _ direction: String, distance: Double) throws {
        // What scrolls down moves up.
        guard let finger = Self.opposite[direction.lowercased()] else {
            throw WebDriverError(.invalidArgument, "“direction” is up, down, left or right")
        }
        var rest = distance
        while rest > 0.01 {
            let part = min(rest, 0.8)
            try swipe(finger, in: try area(reference), part: part)
            rest -= part
        }
    }

    private func swipe(_ finger: String, in area: CGRect, part: Double = 0.7) throws {
        guard let way = Self.way(finger, in: area, part: part) else { return }
        try session.act { try $0.fingers().swipe(from: way.start, to: way.end, duration: 0.5, hold: Self.rest) }
    }

    /// Scrolls down, and then up, until an element is on the screen.
    ///
    /// - Throws: `no such element` where it is not there.
    func scroll(_ reference: String?, until locator: ElementLocator) throws {
        func isThere() throws -> Bool {
            let snapshot = try session.snapshot()
            return try locator.find(in: snapshot).contains { snapshot.isVisible($0) }
        }
        for finger in ["up", "down"] {
            for _ in 0..<Self.mostSwipes {
                if try isThere() { return }
                let before = try session.snapshot()
                try swipe(finger, in: try area(reference))
                if Self.looksAlike(before, try session.snapshot()) { break }
            }
        }
        guard try isThere() else { throw WebDriverError(.noSuchElement, "scrolled to both ends, and the element is not there") }
    }

    /// Scrolls until an element that is known is wholly on the screen.
    func bringIntoView(_ reference: String) throws {
        for _ in 0..<10 {
            let (number, snapshot) = try session.element(reference)
            let entry = snapshot.entries[number]
            guard entry.visibleFrame != entry.element.frame else { return }
            guard let list = Self.list(around: number, snapshot) else { break }
            let area = snapshot.entries[list].visibleFrame, frame = entry.element.frame
            guard !area.isNull else { break }
            let way = max(frame.maxY - area.maxY, 0) - max(area.minY - frame.minY, 0)
            guard way != 0 else { break }
            let distance = min(abs(way) + 20, area.height * 0.7)
            try swipe(way > 0 ? "up" : "down", in: area, part: distance / area.height)
        }
        let (number, snapshot) = try session.element(reference)
        guard snapshot.isVisible(number) else {
            throw WebDriverError(.elementNotInteractable, "the element cannot be scrolled into view")
        }
    }

    private static func list(around number: Int, _ snapshot: ScreenSnapshot) -> Int? {
        var current = snapshot.entries[number].parent
        while let index = current {
            if lists.contains(snapshot.entries[index].element.type) { return index }
            current = snapshot.entries[index].parent
        }
        return nil
    }

    private static func looksAlike(_ one: ScreenSnapshot, _ other: ScreenSnapshot) -> Bool {
        one.entries.count == other.entries.count && zip(one.entries, other.entries).allSatisfy { $0.element.frame == $1.element.frame }
    }
}
