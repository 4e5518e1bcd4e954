import XCTest

@testable import Cards

final class BackPatternTests: XCTestCase {
    private let size = CGSize(width: 80, height: 120)

    func testSameSeedGivesTheSamePicture() {
        let pattern = BackPattern(kind: .circles, seed: 7)
        XCTAssertEqual(pattern.circles(in: size), pattern.circles(in: size))
        XCTAssertNotEqual(pattern.circles(in: size), BackPattern(kind: .circles, seed: 8).circles(in: size))
        XCTAssertEqual(pattern.lines(in: size), BackPattern(kind: .lines, seed: 7).lines(in: size))
    }

    func testFifteenCirclesWithIntegerCentersAndRadii() {
        for seed in UInt64(0)..<50 {
            let circles = BackPattern(kind: .circles, seed: seed).circles(in: size)
            XCTAssertEqual(circles.count, 15)
            for circle in circles {
                assertIntegerPointInside(circle.center)
                XCTAssertTrue((5...15).contains(circle.radius))
            }
        }
    }

    func testFifteenLinesBetweenIntegerPoints() {
        for seed in UInt64(0)..<50 {
            let lines = BackPattern(kind: .lines, seed: seed).lines(in: size)
            XCTAssertEqual(lines.count, 15)
            for line in lines {
                assertIntegerPointInside(line.start)
                assertIntegerPointInside(line.end)
            }
        }
    }

    func testPointsReachBothEdges() {
        var source = SeededGenerator(seed: 1)
        let points = (0..<5000).map { _ in CGPoint.random(in: CGSize(width: 8, height: 12), using: &source) }
        XCTAssertEqual(Set(points.map(\.x)), Set((0...8).map { CGFloat($0) }))
        XCTAssertEqual(Set(points.map(\.y)), Set((0...12).map { CGFloat($0) }))
    }

    private func assertIntegerPointInside(_ point: CGPoint, line: UInt = #line) {
        XCTAssertEqual(point.x, point.x.rounded(), line: line)
        XCTAssertEqual(point.y, point.y.rounded(), line: line)
        XCTAssertTrue((0...size.width).contains(point.x) && (0...size.height).contains(point.y), line: line)
    }
}
