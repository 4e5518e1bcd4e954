import Foundation

/// Gives the elements of a screen numbers that stay theirs for as long as they are on it. Numbers are never used again.
struct ElementReferences {
    private var present: [ScreenElement] = []
    private var gone: [Int: String] = [:]
    private var goneOrder: [Int] = []
    private var lastKey = 0
    private var lastReference = 0

    /// References of elements that are gone are remembered up to this many, for the message.
    private static let mostGone = 500

    /// Numbers the elements of a screen: those that were there before keep their numbers.
    mutating func number(_ elements: [ScreenElement]) -> [ScreenElement] {
        var matched: Set<Int> = []
        var numbered = elements
        let byNode = Dictionary(present.map { ($0.node, $0) }) { first, _ in first }
        for index in numbered.indices {
            guard let old = byNode[numbered[index].node], !matched.contains(old.key), Self.isSame(old, numbered[index]) else { continue }
            matched.insert(old.key)
            (numbered[index].key, numbered[index].reference) = (old.key, old.reference)
        }
        matchByLooks(&numbered, &matched)
        for index in numbered.indices {
            if numbered[index].key == 0 {
                lastKey += 1
                numbered[index].key = lastKey
            }
            if !numbered[index].isInteractive {
                numbered[index].reference = nil
            } else if numbered[index].reference == nil {
                lastReference += 1
                numbered[index].reference = lastReference
            }
        }
        for old in present where !matched.contains(old.key) { forget(old) }
        present = numbered
        return numbered
    }

    /// Frameworks make some elements again with every change: what looks the same at the same place is the same.
    private func matchByLooks(_ elements: inout [ScreenElement], _ matched: inout Set<Int>) {
        let rest = present.filter { !matched.contains($0.key) }
        guard !rest.isEmpty else { return }
        for index in elements.indices where elements[index].key == 0 {
            let element = elements[index]
            guard let old = rest.first(where: { $0.looksLike(element) && $0.frame == element.frame && !matched.contains($0.key) }) else {
                continue
            }
            matched.insert(old.key)
            (elements[index].key, elements[index].reference) = (old.key, old.reference)
        }
    }

    /// Whether the element of one view is still the same for a user. Lists use the views of rows again for other rows.
    private static func isSame(_ old: ScreenElement, _ new: ScreenElement) -> Bool {
        guard old.role == new.role else { return false }
        return !new.isInRow || old.frame == new.frame || old.name == new.name && old.level == 0
    }

    private mutating func forget(_ element: ScreenElement) {
        guard let reference = element.reference else { return }
        gone[reference] = element.description
        goneOrder.append(reference)
        if goneOrder.count > Self.mostGone { gone[goneOrder.removeFirst()] = nil }
    }

    /// - Throws: `StepFailure` for a number that no element on the screen has.
    func element(_ reference: Int) throws -> ScreenElement {
        if let element = present.first(where: { $0.reference == reference }) { return element }
        guard let description = gone[reference] else {
            throw StepFailure(message: "there is no element \(reference)", details: ["snapshot_ui lists the elements with their numbers."])
        }
        throw StepFailure(
            message: "element \(reference), \(description), is gone from the screen", details: ["snapshot_ui lists what is there now."])
    }
}
