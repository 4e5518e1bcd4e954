import Combine
import UIKit
import XCTest

@testable import Memory

@MainActor
final class CoordinatorTests: XCTestCase {
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private lazy var app = AppCoordinator(window: window, world: World(
        cards: ShuffledCardRepository(source: SeededGenerator(seed: 1)),
        timer: ManualTimer(),
        activity: Just(true).eraseToAnyPublisher()
    ))

    private func home() throws -> HomeCoordinator {
        UIView.setAnimationsEnabled(false)
        addTeardownBlock { @MainActor in UIView.setAnimationsEnabled(true) }
        app.start()
        return try XCTUnwrap(app.children.first as? HomeCoordinator)
    }

    /// Lets the main queue do what waits there.
    private func drainMainQueue() {
        let drained = expectation(description: "main queue")
        DispatchQueue.main.async { drained.fulfill() }
        wait(for: [drained], timeout: 10)
    }

    func testQuitLeadsHomeAndFreesTheGame() throws {
        let home = try home()
        weak var options: OptionsCoordinator?
        weak var game: GameCoordinator?
        weak var controller: UIViewController?
        home.showSinglePlayerOptions()
        options = home.children.first as? OptionsCoordinator
        options?.startGame(.shopping, numberOfPairs: .eight)
        game = options?.children.first as? GameCoordinator
        controller = app.presenter.topViewController
        XCTAssertTrue(controller is GameViewController)
        controller?.loadViewIfNeeded()
        game?.quit()
        XCTAssertTrue(home.children.isEmpty)
        XCTAssertTrue(app.presenter.topViewController is HomeViewController)
        drainMainQueue()
        XCTAssertNil(controller)
        XCTAssertNil(game)
        XCTAssertNil(options)
    }

    func testBackLeadsToTheOptions() throws {
        let home = try home()
        home.showSinglePlayerOptions()
        let options = try XCTUnwrap(home.children.first as? OptionsCoordinator)
        options.startGame(.education, numberOfPairs: .eighteen)
        (options.children.first as? GameCoordinator)?.goBack()
        XCTAssertTrue(options.children.isEmpty)
        XCTAssertTrue(app.presenter.topViewController is OptionsViewController)
        options.goBack()
        XCTAssertTrue(home.children.isEmpty)
        XCTAssertTrue(app.presenter.topViewController is HomeViewController)
    }
}
