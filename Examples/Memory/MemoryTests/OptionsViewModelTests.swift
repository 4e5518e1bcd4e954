import Combine
import XCTest

@testable import Memory

@MainActor
final class OptionsViewModelTests: XCTestCase {
    private final class Navigation: OptionsNavigation {
        private(set) var started: [String] = []
        private(set) var backCount = 0
        func startGame(_ theme: Theme, numberOfPairs: PairCount) { started.append("\(theme) \(numberOfPairs.rawValue)") }
        func goBack() { backCount += 1 }
    }

    func testStartsWhenBothAreChosen() {
        let navigation = Navigation()
        let viewModel = OptionsViewModel(navigation: navigation)
        let theme = PassthroughSubject<Theme, Never>()
        let pairs = PassthroughSubject<PairCount, Never>()
        let start = PassthroughSubject<Void, Never>()
        let back = PassthroughSubject<Void, Never>()
        let output = viewModel.transform(input: OptionsViewModel.Input(
            themeTapped: theme.eraseToAnyPublisher(),
            pairsTapped: pairs.eraseToAnyPublisher(),
            startTapped: start.eraseToAnyPublisher(),
            backTapped: back.eraseToAnyPublisher()
        ))
        var states: [Bool] = []
        let enabled = expectation(description: "start is enabled")
        let subscription = output.isStartEnabled.sink {
            states.append($0)
            if $0 { enabled.fulfill() }
        }
        start.send()
        theme.send(.education)
        start.send()
        XCTAssertEqual(navigation.started, [])
        pairs.send(.eighteen)
        theme.send(.shopping)
        start.send()
        XCTAssertEqual(navigation.started, ["shopping 18"])
        wait(for: [enabled], timeout: 10)
        XCTAssertEqual(states, [false, true])
        back.send()
        XCTAssertEqual(navigation.backCount, 1)
        subscription.cancel()
    }
}
