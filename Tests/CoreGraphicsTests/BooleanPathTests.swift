import Testing

@testable import CoreGraphics

/// Areas combined.
struct BooleanPathTests {
    private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
        CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
    }

    private func area(_ path: CGPath) -> CGFloat {
        path.storage.flattened(tolerance: 0.01).reduce(0) { sum, line in
            sum
                + line.points.indices.reduce(0) { part, index in
                    let (a, b) = (line.points[index], line.points[(index + 1) % line.points.count])
                    return part + (a.x * b.y - a.y * b.x) / 2
                }
        }
    }

    @Test func twoSquaresThatOverlap() {
        let (a, b) = (square(0, 0, 10), square(5, 5, 10))
        #expect(area(a.union(b)) == 175)
        #expect(area(a.intersection(b)) == 25)
        #expect(area(a.subtracting(b)) == 75)
        #expect(area(a.symmetricDifference(b)) == 150)
        #expect(a.intersection(b).boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
        #expect(a.intersection(b).elements.count == 5)
        #expect(a.union(b).contains(CGPoint(x: 12, y: 12)))
        #expect(!a.union(b).contains(CGPoint(x: 12, y: 2)))
        #expect(a.subtracting(b).contains(CGPoint(x: 2, y: 2)))
        #expect(!a.subtracting(b).contains(CGPoint(x: 7, y: 7)))
    }

    @Test func commonEdgesAndEqualPaths() {
        let (a, b) = (square(0, 0, 10), square(10, 0, 10))
        #expect(a.union(b).isRect(nil))
        #expect(area(a.union(b)) == 200)
        #expect(a.intersection(b).isEmpty)
        #expect(!a.intersects(b))
        #expect(area(a.union(a)) == 100)
        #expect(a.subtracting(a).isEmpty)
        #expect(area(a.intersection(a)) == 100)
    }

    @Test func holesAndSeparateParts() {
        let ring = square(0, 0, 30).subtracting(square(10, 10, 10))
        #expect(area(ring) == 800)
        #expect(!ring.contains(CGPoint(x: 15, y: 15)))
        #expect(ring.contains(CGPoint(x: 5, y: 15)))
        let parts = ring.union(square(40, 0, 5)).componentsSeparated()
        #expect(parts.map { area($0) }.sorted() == [25, 800])
        #expect(square(0, 0, 10).union(square(40, 0, 5)).componentsSeparated().count == 2)
    }

    @Test func curves() {
        let circle = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20), transform: nil)
        let half = circle.intersection(
            square(0, 0, 20).intersection(CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 20), transform: nil)))
        #expect(abs(area(half) - .pi * 50) < 1)
        let moved = CGPath(ellipseIn: CGRect(x: 10, y: 0, width: 20, height: 20), transform: nil)
        let lens = circle.intersection(moved), both = circle.union(moved)
        #expect(abs(area(lens) + area(both) - area(circle) - area(moved)) < 1)
        #expect(both.contains(CGPoint(x: 25, y: 10)))
        #expect(lens.contains(CGPoint(x: 15, y: 10)))
        #expect(!lens.contains(CGPoint(x: 5, y: 10)))
    }

    @Test func aPathThatCrossesItself() {
        let star = CGMutablePath()
        star.addLines(
            between: (0..<5).map { CGPoint(x: 50 + 40 * cos(CGFloat($0) * 0.8 * .pi), y: 50 + 40 * sin(CGFloat($0) * 0.8 * .pi)) })
        star.closeSubpath()
        let (whole, hollow) = (star.normalized(), star.normalized(using: .evenOdd))
        #expect(whole.contains(CGPoint(x: 50, y: 50)))
        #expect(!hollow.contains(CGPoint(x: 50, y: 50)))
        #expect(whole.contains(CGPoint(x: 80, y: 50), using: .evenOdd))
        #expect(area(hollow) > 0)
        #expect(area(whole) > area(hollow))
        // A square drawn twice, the second time the other way round, encloses nothing by winding.
        let twice = CGMutablePath()
        twice.addPath(square(0, 0, 10))
        twice.addPath(square(0, 0, 10).reversed())
        #expect(twice.normalized().isEmpty)
    }

    @Test func lines() {
        let line = CGMutablePath()
        line.move(to: CGPoint(x: -5, y: 5))
        line.addLine(to: CGPoint(x: 15, y: 5))
        #expect(line.lineIntersection(square(0, 0, 10)).boundingBox == CGRect(x: 0, y: 5, width: 10, height: 0))
        let outside = line.lineSubtracting(square(0, 0, 10))
        #expect(
            outside.elements == [
                .move(CGPoint(x: -5, y: 5)), .line(CGPoint(x: 0, y: 5)), .move(CGPoint(x: 10, y: 5)), .line(CGPoint(x: 15, y: 5)),
            ])
    }
}
