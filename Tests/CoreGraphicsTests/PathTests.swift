import Testing

@testable import CoreGraphics

@Suite("Paths")
struct PathTests {
    private func arc(_ start: CGFloat, _ end: CGFloat, clockwise: Bool) -> CGMutablePath {
        let path = CGMutablePath()
        path.addArc(center: CGPoint(x: 100, y: 100), radius: 50, startAngle: start, endAngle: end, clockwise: clockwise)
        return path
    }

    @Test("An arc on a path that has a point draws a line to its start")
    func arcJoins() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(center: CGPoint(x: 10, y: 0), radius: 5, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(path.elements[1] == .line(CGPoint(x: 15, y: 0)))
        #expect(path.currentPoint.x.rounded() == 5)
    }

    @Test("clockwise is meant with y up; the end passes 2π where it must")
    func arcDirection() {
        let upper = arc(0, .pi, clockwise: false).boundingBoxOfPath
        #expect(abs(upper.minY - 100) < 0.01)
        #expect(abs(upper.maxY - 150) < 0.02)
        let lower = arc(0, .pi, clockwise: true).boundingBoxOfPath
        #expect(abs(lower.minY - 50) < 0.02)
        #expect(abs(lower.maxY - 100) < 0.01)
        let through = arc(.pi * 1.5, .pi * 0.5, clockwise: false).boundingBoxOfPath
        #expect(abs(through.minX - 100) < 0.01)
        #expect(abs(through.maxX - 150) < 0.02)
        let circle = arc(0, .pi * 2, clockwise: false).boundingBoxOfPath
        #expect(abs(circle.width - 100) < 0.05)
    }

    @Test("Elements arrive in order, with their points")
    func elements() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: 1, y: 2))
        path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
        path.closeSubpath()
        var seen: [String] = []
        path.applyWithBlock { element in
            let count = element.pointee.type.pointCount
            seen.append("\(element.pointee.type) " + (0..<count).map { "\(element.pointee.points[$0])" }.joined())
        }
        #expect(seen == ["moveToPoint (1.0, 2.0)", "addQuadCurveToPoint (3.0, 4.0)(5.0, 6.0)", "closeSubpath "])
    }

    @Test("Bounds with and without control points, rectangles, inside and outside")
    func queries() {
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addCurve(to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
        #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 100, height: 75))
        #expect(CGMutablePath().boundingBox.isNull)
        var rect = CGRect.zero
        #expect(CGPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4), transform: nil).isRect(&rect))
        #expect(rect == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(!CGPath(ellipseIn: rect, transform: nil).isRect(nil))
        let ring = CGMutablePath()
        ring.addRect(CGRect(x: 0, y: 0, width: 30, height: 30))
        ring.addRect(CGRect(x: 10, y: 10, width: 10, height: 10))
        #expect(ring.contains(CGPoint(x: 15, y: 15)))
        #expect(!ring.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
        #expect(!ring.contains(CGPoint(x: 31, y: 15)))
    }

    @Test("A stroke's outline covers the line, its joins and caps, and nothing else", arguments: [true, false])
    func stroking(reversed: Bool) {
        let points = [CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 100, y: 100)]
        let path = CGMutablePath()
        path.addLines(between: reversed ? points.reversed() : points)
        func outline(_ join: CGLineJoin, _ cap: CGLineCap) -> CGPath {
            path.copy(strokingWithWidth: 20, lineCap: cap, lineJoin: join, miterLimit: 10)
        }
        let miter = outline(.miter, .butt)
        #expect(miter.contains(CGPoint(x: 109, y: -9)))
        #expect(miter.contains(CGPoint(x: 50, y: 9)))
        #expect(!miter.contains(CGPoint(x: 50, y: 11)))
        #expect(!miter.contains(CGPoint(x: -5, y: 0)))
        #expect(outline(.miter, .square).contains(CGPoint(x: -5, y: 9)))
        #expect(!outline(.bevel, .butt).contains(CGPoint(x: 107, y: -7)))
        #expect(outline(.round, .butt).contains(CGPoint(x: 107, y: -6)))
        #expect(!outline(.round, .butt).contains(CGPoint(x: 109, y: -9)))
        #expect(outline(.round, .round).contains(CGPoint(x: -7, y: 6)))
        #expect(!outline(.round, .round).contains(CGPoint(x: -9, y: 9)))
    }

    @Test("Only closing joins the ends of a stroke")
    func closing() {
        let path = CGMutablePath()
        path.addLines(between: [CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50), CGPoint(x: 150, y: 150), CGPoint(x: 50, y: 50)])
        let corner = CGPoint(x: 43, y: 47)
        #expect(!path.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10).contains(corner))
        path.closeSubpath()
        #expect(path.copy(strokingWithWidth: 10, lineCap: .butt, lineJoin: .miter, miterLimit: 10).contains(corner))
    }

    @Test("Dashes and trimming cut by length; the phase shortens the first dash")
    func cutting() {
        let path = CGMutablePath()
        path.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
        #expect(
            path.copy(dashingWithPhase: 2, lengths: [3]).elements == [
                .move(.zero), .line(CGPoint(x: 1, y: 0)), .move(CGPoint(x: 4, y: 0)), .line(CGPoint(x: 7, y: 0)),
            ])
        #expect(path.trimmed(from: 0.25, to: 0.5).elements == [.move(CGPoint(x: 2.5, y: 0)), .line(CGPoint(x: 5, y: 0))])
    }

    /// Their straight sides have no length, also where that is a rounding error, which would be a line back.
    @Test func cornersThatMeetDoSoInOnePoint() {
        for inset in stride(from: 0.1, to: 3, by: 0.1) {
            let rect = CGRect(x: 72.4, y: 540.3, width: 39.7, height: 51.1).insetBy(dx: inset, dy: inset)
            let path = CGPath(roundedRect: rect, cornerWidth: rect.width / 2, cornerHeight: rect.width / 2, transform: nil)
            var last = CGPoint.zero
            path.applyWithBlock { element in
                let kind = element.pointee.type
                guard kind != .closeSubpath else { return }
                let end = element.pointee.points[kind == .addCurveToPoint ? 2 : 0]
                if kind == .addLineToPoint, end.y == last.y { #expect(end.x == last.x) }
                last = end
            }
        }
    }
}
