import Foundation
import Observation

@Observable
final class Store {
    private(set) var count = 0

    func add() async {
        count += await Self.step()
    }

    // With approachable concurrency the caller's actor runs it.
    nonisolated static func step() async -> Int { Thread.isMainThread ? 1 : 100 }
}
