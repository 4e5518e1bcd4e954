import Combine
import XCTest

@testable import Memory

extension XCTestCase {
    /// Outputs come on the main queue, after those already waiting there.
    @MainActor
    func drainMainQueue() {
        let drained = expectation(description: "main queue")
        DispatchQueue.main.async { DispatchQueue.main.async { drained.fulfill() } }
        wait(for: [drained], timeout: 10)
    }
}

extension World {
    /// A world that does what a test says.
    @MainActor
    static func fake(
        timer: GameTimer = ManualTimer(),
        activity: AnyPublisher<Bool, Never> = Just(true).eraseToAnyPublisher(),
        absence: AnyPublisher<Bool, Never> = Empty().eraseToAnyPublisher(),
        makeConnection: @escaping () -> Connection = FakeConnection.init
    ) -> World {
        World(
            cards: ShuffledCardRepository(source: SeededGenerator(seed: 7)),
            timer: timer,
            activity: activity,
            absence: absence,
            makeConnection: makeConnection
        )
    }
}
