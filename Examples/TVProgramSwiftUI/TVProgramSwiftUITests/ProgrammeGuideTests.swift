import XCTest

@testable import TVProgramSwiftUI

@MainActor
final class ProgrammeGuideTests: XCTestCase {
    private let loader = ManualLoader()
    private lazy var guide = ProgrammeGuide(loader: loader)

    /// Lets the guide load, and the loader answer it.
    private func load(_ result: Result<[Programme], LoadingError>) async {
        let task = Task { await guide.load() }
        await Task.yield()
        loader.answer(result)
        await task.value
    }

    func testSaysThatItLoadsUntilTheServiceAnswers() async {
        XCTAssertNil(guide.status)
        let task = Task { await guide.load() }
        await Task.yield()
        XCTAssertEqual(guide.status, .loading)
        loader.answer(.success([Programme(title: "a")]))
        await task.value
        XCTAssertNil(guide.status)
        XCTAssertEqual(guide.programmes.map(\.programme.title), ["a"])
    }

    func testSaysThatThereAreNone() async {
        await load(.success([]))
        XCTAssertEqual(guide.status, .empty)
    }

    func testSaysWhyThereAreNone() async {
        await load(.failure(.status(404)))
        XCTAssertEqual(guide.status, .failed(.status(404)))
        XCTAssertFalse(guide.isFailurePresented)
    }

    func testTriesAgain() async {
        await load(.failure(.notJSON))
        await load(.success([Programme()]))
        XCTAssertNil(guide.status)
        XCTAssertEqual(guide.programmes.count, 1)
    }

    func testProgrammesStayWhereARefreshFails() async {
        await load(.success([Programme(title: "a")]))
        await load(.failure(.wrongShape))
        XCTAssertEqual(guide.programmes.map(\.programme.title), ["a"])
        XCTAssertNil(guide.status)
        XCTAssertTrue(guide.isFailurePresented)
        XCTAssertEqual(guide.failure, .wrongShape)
    }

    func testAsksOnlyOnceAtATime() async {
        let task = Task { await guide.load() }
        await Task.yield()
        await guide.load()
        XCTAssertEqual(loader.waiting.count, 1)
        loader.answer(.success([]))
        await task.value
    }

    func testARefreshDoesNotHideWhatIsSaid() async {
        await load(.success([]))
        let task = Task { await guide.refresh() }
        await Task.yield()
        XCTAssertEqual(guide.status, .empty)
        loader.answer(.success([]))
        await task.value
    }

    func testAChangedProgrammeStaysTheSameRow() async {
        await load(.success([Programme(title: "a"), Programme(title: "b")]))
        let identifiers = guide.programmes.map(\.id)
        await load(.success([Programme(title: "a"), Programme(title: "c")]))
        XCTAssertEqual(guide.programmes.map(\.id), identifiers)
    }
}
