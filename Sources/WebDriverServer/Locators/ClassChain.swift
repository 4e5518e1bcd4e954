import AutomationModel
import Foundation

/// A chain of element types with conditions: **/XCUIElementTypeCell[`label BEGINSWITH "A"`]/XCUIElementTypeButton[-1].
///
/// Source: “Class Chain Queries” of WebDriverAgent's documentation.
struct ClassChain: Sendable {
    /// A condition of a step, applied to what the one before it has left.
    enum Filter: Sendable {
        /// On the element itself: between backticks.
        case own(ElementPredicate)
        /// On an element below it: between dollar signs.
        case containing(ElementPredicate)
        /// The number among those that fit, from 1; from the end where it is negative.
        case position(Int)
    }

    struct Step: Sendable {
        /// nil for any type.
        var type: ElementType?
        /// Whether elements at any depth are meant, not children alone.
        var isDeep: Bool
        var filters: [Filter] = []
    }

    private(set) var steps: [Step] = []

    private static let mostSteps = 100

    /// - Throws: `invalid selector` with what is wrong, and where.
    init(_ text: String) throws(WebDriverError) {
        var reader = ClassChainReader(text)
        steps = try reader.steps()
        guard steps.count <= Self.mostSteps else {
            throw WebDriverError(.invalidSelector, "a class chain has at most \(Self.mostSteps) steps")
        }
    }

    /// The elements that fit, in the order of the source.
    func find(in snapshot: ScreenSnapshot, below root: Int, isFirstOnly: Bool = false) -> [Int] {
        var found = [root]
        for (number, step) in steps.enumerated() {
            let isLast = number == steps.count - 1
            found = apply(step, to: found, isRoot: root == 0 && number == 0, snapshot, isFirstOnly: isFirstOnly && isLast)
        }
        return found
    }

    private func apply(_ step: Step, to roots: [Int], isRoot: Bool, _ snapshot: ScreenSnapshot, isFirstOnly: Bool) -> [Int] {
        var found: [Int] = []
        var last = -1
        for root in roots {
            // What is below an element that was looked through already has been found.
            let candidates =
                step.isDeep ? (max(root + 1, last)..<max(snapshot.entries[root].end, last)).map { $0 } : snapshot.children(of: root)
            if step.isDeep { last = max(last, snapshot.entries[root].end) }
            found += candidates.filter { fits(step, $0, snapshot) }
        }
        // The application itself begins chains, too.
        if isRoot, step.type == .application { found.insert(0, at: 0) }
        for filter in step.filters { found = apply(filter, to: found, snapshot) }
        return isFirstOnly ? Array(found.prefix(1)) : found
    }

    private func fits(_ step: Step, _ number: Int, _ snapshot: ScreenSnapshot) -> Bool {
        step.type.map { $0 == snapshot.entries[number].element.type } ?? true
    }

    private func apply(_ filter: Filter, to found: [Int], _ snapshot: ScreenSnapshot) -> [Int] {
        switch filter {
        case .own(let predicate): return found.filter { predicate.matches($0, snapshot) }
        case .containing(let predicate):
            return found.filter { number in snapshot.descendants(of: number).contains { predicate.matches($0, snapshot) } }
        case .position(let position):
            let index = position > 0 ? position - 1 : found.count + position
            return found.indices.contains(index) ? [found[index]] : []
        }
    }
}
