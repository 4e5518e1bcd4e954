import XCTest

@testable import KindsOfTests

final class FatalTests: XCTestCase {
    func testCrash() {
        let item = Model().item(3)
        XCTAssertEqual(item, 0)
    }

    func testExit() { exit(0) }

    func testHanging() async {
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
    }
}
