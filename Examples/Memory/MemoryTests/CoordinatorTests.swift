import Combine
import UIKit
import XCTest

@testable import Memory

@MainActor
final class CoordinatorTests: XCTestCase {
    private let window = UIWindow(frame: UIScreen.main.bounds)
    private let connection = FakeConnection()
    private lazy var app = AppCoordinator(window: window, world: .fake { [unowned self] in connection })

    private func home() throws -> HomeCoordinator {
        UIView.setAnimationsEnabled(false)
        addTeardownBlock { @MainActor in UIView.setAnimationsEnabled(true) }
        app.start()
        return try XCTUnwrap(app.children.first as? HomeCoordinator)
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

    func testAGameOfTwoLeadsHomeAndIsFreed() throws {
        let home = try home()
        home.showJoin()
        let join = try XCTUnwrap(home.children.first as? JoinCoordinator)
        join.showHost()
        weak var host: HostCoordinator?
        weak var game: GameCoordinator?
        weak var controller: UIViewController?
        host = join.children.first as? HostCoordinator
        XCTAssertTrue(app.presenter.topViewController is HostViewController)
        host?.startGame(.shopping, numberOfPairs: .eight, against: "Marko")
        guard case .deal(let deal)? = connection.sent.first else { return XCTFail("the host deals") }
        XCTAssertEqual(deal.theme, .shopping)
        game = host?.children.first as? GameCoordinator
        controller = app.presenter.topViewController
        XCTAssertTrue(controller is GameViewController)
        controller?.loadViewIfNeeded()
        // There is no way back to the invitation.
        game?.goBack()
        XCTAssertTrue(home.children.isEmpty)
        XCTAssertTrue(app.presenter.topViewController is HomeViewController)
        drainMainQueue()
        XCTAssertNil(controller)
        XCTAssertNil(game)
        XCTAssertNil(host)
    }

    func testTheGuestPlaysWhatWasDealt() throws {
        let home = try home()
        home.showJoin()
        let join = try XCTUnwrap(home.children.first as? JoinCoordinator)
        let deal = ShuffledCardRepository(source: SeededGenerator(seed: 1)).deal(.education, numberOfPairs: .eighteen)
        join.startGame(deal, against: "Ana")
        XCTAssertTrue(join.children.first is GameCoordinator)
        XCTAssertTrue(connection.sent.isEmpty)
        join.childDidFinish(join.children[0])
        app.presenter.popViewController(animated: false)
        join.goBack()
        XCTAssertTrue(home.children.isEmpty)
        XCTAssertTrue(app.presenter.topViewController is HomeViewController)
    }
}
