import Foundation
import Simulator

/// Goes through short cycles of screens again and again, and sees whether the memory of the process grows each time.
final class MemoryMeter {
    private let explorer: Explorer
    /// The phone and where its app stands; nil after it has gone another way than it had before.
    private var here: (phone: ExplorerPhone, screen: ScreenModel, state: Int)?

    /// Cycles that are measured at most.
    private static let mostCycles = 24
    private static let warmUp = 3
    private static let rounds = 2
    private static let samples = 4
    /// Bytes by which memory grows in a round of a leak that counts.
    private static let leastGrowth = 96 << 10
    /// The part of the time in which cycles are measured.
    private static let part = 0.62

    init(_ explorer: Explorer) { self.explorer = explorer }

    /// Adds a fault for each cycle that takes memory every time.
    func measure() throws {
        var measured = 0
        let states = explorer.graph.states
        for state in states where !state.isSystem {
            for (action, target) in explorer.graph.ways(from: state) where !states[target].isSystem && target > state.number {
                let back = explorer.graph.ways(from: states[target]).last { $0.target == state.number }
                guard let back, measured < Self.mostCycles, !explorer.isOver(part: Self.part) else { continue }
                measured += 1
                let cycle = [action, back.action]
                guard let growth = try growth(of: cycle, at: state), let again = try self.growth(of: cycle, at: state) else { continue }
                report(min(growth, again), cycle, from: state, states[target])
            }
        }
    }

    private func report(_ growth: Int, _ cycle: [ExplorerAction], from state: ScreenState, _ target: ScreenState) {
        let megabytes = Double(growth) / Double(Self.rounds) / Double(1 << 20)
        let text = megabytes >= 0.95 ? "\(Int(megabytes.rounded())) MB" : "less than a megabyte"
        let issue = ScreenIssue(
            kind: .memoryGrowth, severity: .warning, message: "each visit takes about \(text) of memory that does not come back",
            elementKey: cycle.map(\.id).joined(separator: " "), elementTitle: cycle.first?.title ?? "")
        let way = explorer.graph.path(from: explorer.firstState, to: { $0 === state })?.map(\.action) ?? []
        explorer.candidates.add(issue, state: target, trail: way + cycle)
    }

    /// The bytes that `rounds` rounds of a cycle take, every time; nil where memory does not grow or the cycle does not hold.
    private func growth(of cycle: [ExplorerAction], at state: ScreenState) throws -> Int? {
        do {
            guard try go(to: state), try go(through: cycle, Self.warmUp), let process = here?.phone.session.processIdentifier else {
                here = nil
                return nil
            }
            var sizes: [Int] = []
            for sample in 0..<Self.samples {
                guard try sample == 0 || go(through: cycle, Self.rounds), let bytes = ProcessMemory.privateBytes(of: process) else {
                    here = nil
                    return nil
                }
                sizes.append(bytes)
            }
            return ProcessMemory.growth(of: sizes, least: Self.leastGrowth * Self.rounds)
        } catch is AppFailure {
            here = nil
            return nil
        }
    }

    /// Brings the app to a state, from where it stands or from its launch.
    private func go(to state: ScreenState) throws -> Bool {
        if let position = here, let path = explorer.graph.path(from: position.state, to: { $0 === state }),
            try go(path.map(\.action), to: state)
        {
            return true
        }
        let phone = try ExplorerPhone(explorer.shared, PhoneVariation())
        here = (phone, try phone.launch(), explorer.firstState)
        guard let path = explorer.graph.path(from: explorer.firstState, to: { $0 === state }) else { return false }
        return try go(path.map(\.action), to: state)
    }

    private func go(through cycle: [ExplorerAction], _ rounds: Int) throws -> Bool {
        guard let start = here.map({ explorer.graph.states[$0.state] }) else { return false }
        for _ in 0..<rounds {
            guard try go(cycle, to: start) else { return false }
        }
        return true
    }

    private func go(_ actions: [ExplorerAction], to state: ScreenState) throws -> Bool {
        guard var position = here else { return false }
        for action in actions {
            guard let next = try position.phone.perform(action, on: position.screen) else { return false }
            position.screen = next
        }
        guard position.screen.signature == state.signature else { return false }
        position.state = state.number
        here = position
        return true
    }
}
