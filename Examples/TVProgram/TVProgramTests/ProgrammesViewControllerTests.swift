import UIKit
import XCTest

@testable import TVProgram

@MainActor
final class ProgrammesViewControllerTests: XCTestCase {
    /// Answers when a test says so.
    private final class Loader: ProgrammeLoader {
        private(set) var waiting: [(Result<[Programme], LoadingError>) -> Void] = []

        func load(completion: @escaping (Result<[Programme], LoadingError>) -> Void) {
            waiting.append(completion)
        }

        func answer(_ result: Result<[Programme], LoadingError>) {
            waiting.removeFirst()(result)
        }
    }

    private let loader = Loader()

    private func makeController() throws -> ProgrammesViewController {
        let navigation = try XCTUnwrap(
            UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() as? UINavigationController
        )
        let controller = try XCTUnwrap(navigation.viewControllers.first as? ProgrammesViewController)
        controller.world = World(
            loader: loader,
            pictures: PictureStore(),
            formatter: ProgrammeFormatter(bundle: .main, locale: Locale(identifier: "en"), timeZone: nil)
        )
        controller.loadViewIfNeeded()
        return controller
    }

    private func find<View: UIView>(_ kind: View.Type, in view: UIView?) -> View? {
        guard let view else { return nil }
        return view as? View ?? view.subviews.lazy.compactMap { self.find(kind, in: $0) }.first
    }

    func testAnIndicatorRunsUntilTheServiceAnswers() throws {
        let controller = try makeController()
        let indicator = try XCTUnwrap(find(UIActivityIndicatorView.self, in: controller.tableView.backgroundView))
        XCTAssertTrue(indicator.isAnimating)
        XCTAssertEqual(controller.tableView.backgroundView?.isHidden, false)
        loader.answer(.success([Programme()]))
        XCTAssertFalse(indicator.isAnimating)
        XCTAssertEqual(controller.tableView.backgroundView?.isHidden, true)
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 1)
    }

    func testTriesAgain() throws {
        let controller = try makeController()
        let status = try XCTUnwrap(controller.tableView.backgroundView as? StatusView)
        loader.answer(.failure(.status(500)))
        XCTAssertFalse(status.retryButton.isHidden)
        status.retryButton.sendActions(for: .touchUpInside)
        XCTAssertTrue(status.retryButton.isHidden)
        XCTAssertEqual(loader.waiting.count, 1)
        // A second tap while it loads asks nobody.
        status.retryButton.sendActions(for: .touchUpInside)
        XCTAssertEqual(loader.waiting.count, 1)
        loader.answer(.success([Programme(), Programme()]))
        XCTAssertEqual(controller.tableView.numberOfRows(inSection: 0), 2)
    }
}
