/// The screens of an app, and what leads from one to another.
struct StateGraph {
    private(set) var states: [ScreenState] = []
    private var numbers: [ScreenSignature: Int] = [:]
    /// The edges that were followed in vain too often.
    private var unreliable: Set<Edge> = []
    private var failures: [Edge: Int] = [:]

    private struct Edge: Hashable {
        var state: Int
        var action: ExplorerAction
    }

    /// Screens of one structure that differ by their titles; more are one that has a title for each content.
    private static let mostTitles = 8

    func state(_ signature: ScreenSignature) -> ScreenState? {
        if let number = numbers[signature] { return states[number] }
        let alike = states.filter { $0.signature.structure == signature.structure }
        return alike.count >= Self.mostTitles ? alike.first : nil
    }

    /// Adds a screen that was not seen before.
    mutating func add(_ screen: ScreenModel, from origin: (state: Int, action: ExplorerAction)?) -> ScreenState {
        let state = ScreenState(number: states.count, screen: screen, origin: origin)
        numbers[screen.signature] = state.number
        states.append(state)
        return state
    }

    /// The ways from a state to the states around it, in the order of the actions.
    func ways(from state: ScreenState) -> [(action: ExplorerAction, target: Int)] {
        state.records.compactMap { record in
            guard let target = record.results.last, target != state.number else { return nil }
            guard !unreliable.contains(Edge(state: state.number, action: record.action)) else { return nil }
            return (record.action, target)
        }
    }

    /// The shortest way from a state to the nearest one that fits; nil where there is none.
    func path(from start: Int, to fits: (ScreenState) -> Bool) -> [(action: ExplorerAction, target: Int)]? {
        guard states.indices.contains(start) else { return nil }
        if fits(states[start]) { return [] }
        var origins: [Int: (state: Int, action: ExplorerAction)] = [:]
        var (queue, seen, next) = ([start], Set([start]), 0)
        while next < queue.count {
            let current = queue[next]
            next += 1
            for (action, target) in ways(from: states[current]) where seen.insert(target).inserted {
                origins[target] = (current, action)
                if fits(states[target]) { return steps(to: target, from: start, origins) }
                queue.append(target)
            }
        }
        return nil
    }

    private func steps(to target: Int, from start: Int, _ origins: [Int: (state: Int, action: ExplorerAction)]) -> [(
        action: ExplorerAction, target: Int
    )] {
        var (path, current): ([(action: ExplorerAction, target: Int)], Int) = ([], target)
        while current != start, let origin = origins[current] {
            path.append((origin.action, current))
            current = origin.state
        }
        return path.reversed()
    }

    /// An edge did not lead where it had led before.
    mutating func noteFailure(of action: ExplorerAction, from state: Int) {
        let edge = Edge(state: state, action: action)
        failures[edge, default: 0] += 1
        if failures[edge, default: 0] >= Self.mostFailures { unreliable.insert(edge) }
    }

    private static let mostFailures = 3

    /// The number of actions from the first screen to a state, by the shortest way; nil where none is known.
    func depth(of state: Int) -> Int? { path(from: 0, to: { $0.number == state })?.count }
}
