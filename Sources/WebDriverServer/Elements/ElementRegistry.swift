import AutomationModel
import Foundation

/// The elements that a client knows by references. A reference is an element's as long as that is on the screen, and never another's.
struct ElementRegistry {
    /// An element as it was seen last.
    private struct Known {
        var process: Int32
        var node: UInt64
        var type: ElementType
        var identifier: String
        var label: String
        var frame: CGRect
        var isInRow: Bool
    }

    private struct Node: Hashable {
        var process: Int32
        var node: UInt64
    }

    private var known: [String: Known] = [:]
    private var references: [Node: String] = [:]
    /// References in the order in which they were made.
    private var order: [String] = []
    private var count = 0

    /// More references than this are forgotten, the oldest first.
    private static let most = 20_000

    /// Returns the reference of an element; the same one as before for one that is known.
    mutating func reference(to number: Int, in snapshot: ScreenSnapshot) -> String {
        let entry = snapshot.entries[number]
        let node = Node(process: snapshot.process, node: entry.element.id)
        if let reference = references[node], let old = known[reference], Self.isSame(old, entry) {
            known[reference] = Self.known(entry, snapshot)
            return reference
        }
        count += 1
        let reference = Self.text(process: snapshot.process, number: count)
        references[node] = reference
        known[reference] = Self.known(entry, snapshot)
        order.append(reference)
        if order.count > Self.most { forgetOldest() }
        return reference
    }

    private mutating func forgetOldest() {
        for reference in order.prefix(Self.most / 10) {
            guard let old = known.removeValue(forKey: reference) else { continue }
            let node = Node(process: old.process, node: old.node)
            if references[node] == reference { references[node] = nil }
        }
        order.removeFirst(Self.most / 10)
    }

    /// In the form of a UUID, which some clients check.
    private static func text(process: Int32, number: Int) -> String {
        func hex(_ number: Int, _ length: Int) -> String {
            let digits = String(number, radix: 16, uppercase: true)
            return String(repeating: "0", count: max(length - digits.count, 0)) + digits.suffix(length)
        }
        return "\(hex(Int(process), 8))-0000-0000-0000-\(hex(number, 12))"
    }

    /// Returns the index of a reference's element.
    ///
    /// - Throws: `stale element reference` for one that is gone, `no such element` for a reference that never was.
    mutating func resolve(_ reference: String, in snapshot: ScreenSnapshot) throws(WebDriverError) -> Int {
        guard let old = known[reference] else {
            throw WebDriverError(.noSuchElement, "there is no element of the reference “\(reference.prefix(60))”")
        }
        guard let number = Self.find(old, in: snapshot) else {
            throw WebDriverError(
                .staleElementReference,
                "\(old.type.className)\(old.label.isEmpty ? "" : " “\(old.label.prefix(60))”") is not on the screen any more; find it again"
            )
        }
        let entry = snapshot.entries[number]
        if entry.element.id != old.node { references[Node(process: snapshot.process, node: entry.element.id)] = reference }
        known[reference] = Self.known(entry, snapshot)
        return number
    }

    private static func find(_ old: Known, in snapshot: ScreenSnapshot) -> Int? {
        guard old.process == snapshot.process else { return nil }
        if let number = snapshot.entries.firstIndex(where: { $0.element.id == old.node }), isSame(old, snapshot.entries[number]) {
            return number
        }
        // Frameworks make some elements again with every change: what looks the same at the same place is the same.
        return snapshot.entries.firstIndex { entry in
            let element = entry.element
            return element.type == old.type && element.identifier == old.identifier && element.label == old.label
                && element.frame == old.frame
        }
    }

    /// Whether the element of one view is still the same for a user. Lists use the views of rows again for other rows.
    private static func isSame(_ old: Known, _ entry: ScreenSnapshot.Entry) -> Bool {
        guard old.type == entry.element.type else { return false }
        return !entry.isInRow || old.frame == entry.element.frame
            || old.label == entry.element.label && old.identifier == entry.element.identifier
    }

    private static func known(_ entry: ScreenSnapshot.Entry, _ snapshot: ScreenSnapshot) -> Known {
        let element = entry.element
        return Known(
            process: snapshot.process, node: element.id, type: element.type, identifier: element.identifier, label: element.label,
            frame: element.frame, isInRow: entry.isInRow)
    }
}
