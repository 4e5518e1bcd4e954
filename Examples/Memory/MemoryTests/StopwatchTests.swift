import XCTest

@testable import Memory

final class StopwatchTests: XCTestCase {
    func testCountsOnlyWhileRunning() {
        var stopwatch = Stopwatch()
        XCTAssertEqual(stopwatch.seconds(at: 100), 0)
        stopwatch.start(at: 100)
        XCTAssertEqual(stopwatch.seconds(at: 102.5), 2)
        stopwatch.stop(at: 102.5)
        XCTAssertEqual(stopwatch.seconds(at: 500), 2)
        stopwatch.start(at: 500)
        XCTAssertEqual(stopwatch.timeToNextSecond(at: 500), 0.5, accuracy: 1e-9)
        XCTAssertEqual(stopwatch.seconds(at: 500.5), 3)
    }

    func testStartingAndStoppingTwiceChangesNothing() {
        var stopwatch = Stopwatch()
        stopwatch.start(at: 10)
        stopwatch.start(at: 12)
        XCTAssertEqual(stopwatch.seconds(at: 13), 3)
        stopwatch.stop(at: 13)
        stopwatch.stop(at: 20)
        XCTAssertEqual(stopwatch.seconds(at: 30), 3)
    }

    func testTextHasMinutesAndSeconds() {
        XCTAssertEqual(TimeText.text(seconds: 0), "00:00")
        XCTAssertEqual(TimeText.text(seconds: 61), "01:01")
        XCTAssertEqual(TimeText.text(seconds: 3599), "59:59")
        XCTAssertEqual(TimeText.text(seconds: 6000), "100:00")
    }
}
