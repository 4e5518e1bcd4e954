import Combine
import UIKit
import XCTest

@testable import KindsOfTests

class OldTests: XCTestCase {
    private var model: Model!
    private var subscriptions: Set<AnyCancellable> = []

    override func setUp() {
        super.setUp()
        model = Model()
    }

    func testEquality() { XCTAssertEqual(model.count, 0) }

    func testInequality() {
        XCTAssertEqual(model.count, 1, "the count")
        XCTAssertNil(model)
    }

    func testThrowing() throws {
        throw CocoaError(.fileNoSuchFile)
    }

    func testResources() throws {
        let bundle = Bundle(for: type(of: self))
        XCTAssertEqual(bundle.bundleIdentifier, "com.example.KindsOfTestsTests")
        let file = try XCTUnwrap(bundle.url(forResource: "counts", withExtension: "json"))
        XCTAssertEqual(try JSONDecoder().decode([Int].self, from: Data(contentsOf: file)), [1, 2, 3])
        XCTAssertNil(Bundle.main.url(forResource: "counts", withExtension: "json"))
    }

    func testUnwrapping() throws { _ = try XCTUnwrap(model.count == 0 ? nil : 1) }

    func testSkipping() throws { throw XCTSkip("not today") }

    func testSleeping() async throws {
        try await Task.sleep(nanoseconds: 90_000_000_000)
        XCTAssertEqual(model.count, 0)
    }

    @MainActor func testTheHost() {
        let delegate = UIApplication.shared.delegate as? AppDelegate
        XCTAssertEqual(delegate?.window?.isKeyWindow, true)
        XCTAssertEqual(Bundle.main.bundleIdentifier, "com.example.KindsOfTests")
    }

    func testWaiting() {
        let changed = expectation(description: "the count has changed")
        model.$count.dropFirst().debounce(for: .seconds(3), scheduler: RunLoop.main).sink { _ in changed.fulfill() }
            .store(in: &subscriptions)
        DispatchQueue.main.asyncAfter(deadline: .now() + 30) { self.model.count = 2 }
        wait(for: [changed], timeout: 60)
    }

    func testWaitingInVain() {
        _ = expectation(description: "nothing")
        waitForExpectations(timeout: 10)
    }
}

/// Runs what it inherits, too.
final class OlderTests: OldTests {
    override func testInequality() { XCTAssertNotEqual(1, 2) }
}
