import Testing

@testable import UIKit

@Suite("Bézier paths") struct UIBezierPathTests {
    @Test("clockwise is meant as seen on the screen") func arcs() {
        let lower = UIBezierPath(arcCenter: CGPoint(x: 50, y: 50), radius: 20, startAngle: 0, endAngle: .pi, clockwise: true)
        #expect(abs(lower.cgPath.boundingBoxOfPath.maxY - 70) < 0.01)
        #expect(abs(lower.cgPath.boundingBoxOfPath.minY - 50) < 0.01)
        let upper = UIBezierPath(arcCenter: CGPoint(x: 50, y: 50), radius: 20, startAngle: 0, endAngle: .pi, clockwise: false)
        #expect(abs(upper.cgPath.boundingBoxOfPath.minY - 30) < 0.01)
    }

    @Test("An arc is joined by a line to the point before it") func arcJoins() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addArc(withCenter: CGPoint(x: 10, y: 0), radius: 5, startAngle: 0, endAngle: .pi * 2, clockwise: true)
        #expect(path.cgPath.elements[1] == .line(CGPoint(x: 15, y: 0)))
    }

    @Test("A round corner with zero corner height is round all the same") func cornerRadii() {
        let path = UIBezierPath(
            roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: [.topLeft],
            cornerRadii: CGSize(width: 20, height: 0))
        #expect(!path.contains(CGPoint(x: 1, y: 1)))
        #expect(path.contains(CGPoint(x: 99, y: 1)))
        #expect(path.contains(CGPoint(x: 99, y: 99)))
        #expect(path.contains(CGPoint(x: 1, y: 99)))
    }

    @Test("Rectangles and round rectangles begin at the top left") func starts() {
        #expect(UIBezierPath(rect: CGRect(x: 3, y: 4, width: 5, height: 6)).cgPath.elements.first == .move(CGPoint(x: 3, y: 4)))
        guard
            case .move(let start)? = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 90, height: 60), cornerRadius: 10).cgPath.elements
                .first
        else {
            Issue.record("a round rectangle begins with a move")
            return
        }
        #expect(start.y == 0)
        #expect(start.x > 10)
        #expect(start.x < 20)
    }

    @Test("Reversing goes back over every element; closed subpaths stay closed") func reversing() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addCurve(to: CGPoint(x: 20, y: 10), controlPoint1: CGPoint(x: 15, y: 1), controlPoint2: CGPoint(x: 20, y: 5))
        path.close()
        path.lineWidth = 4
        let reversed = path.reversing()
        #expect(
            reversed.cgPath.elements == [
                .move(CGPoint(x: 20, y: 10)),
                .cubic(CGPoint(x: 10, y: 0), control1: CGPoint(x: 20, y: 5), control2: CGPoint(x: 15, y: 1)),
                .line(CGPoint(x: 0, y: 0)), .close,
            ])
        #expect(reversed.lineWidth == 4)
    }

    @Test("A path and what is made of it are independent") func copies() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
        let (copy, frozen) = (path.copy() as! UIBezierPath, path.cgPath)
        path.apply(CGAffineTransform(translationX: 5, y: 0))
        #expect(path.bounds.minX == 5)
        #expect(copy.bounds.minX == 0)
        #expect(frozen.boundingBox.minX == 0)
        path.removeAllPoints()
        #expect(path.isEmpty)
        #expect(path.currentPoint == .zero)
        #expect(!copy.isEmpty)
    }

    @Test("Even-odd leaves holes, in contains(_:) and in pixels") func evenOdd() {
        let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 30, height: 30))
        path.append(UIBezierPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10)))
        #expect(path.contains(CGPoint(x: 15, y: 15)))
        path.usesEvenOddFillRule = true
        #expect(!path.contains(CGPoint(x: 15, y: 15)))
        let image = drawn { path.fill() }
        #expect(image.alpha(x: 5, y: 5) == 255)
        #expect(image.alpha(x: 15, y: 15) == 0)
    }

    @Test("Stroking keeps the context's own settings and draws dashes") func strokes() {
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: 15))
        path.addLine(to: CGPoint(x: 30, y: 15))
        path.lineWidth = 6
        path.setLineDash([10, 10], count: 2, phase: 0)
        let image = drawn {
            UIGraphicsGetCurrentContext()?.setLineWidth(2)
            path.stroke()
            UIGraphicsGetCurrentContext()?.stroke(CGRect(x: -10, y: 25, width: 100, height: 100))
        }
        #expect(image.alpha(x: 5, y: 13) == 255)
        #expect(image.alpha(x: 15, y: 15) == 0)
        #expect(image.alpha(x: 25, y: 17) == 255)
        #expect(image.alpha(x: 5, y: 22) == 0)
        #expect(image.alpha(x: 5, y: 25) == 255)
    }

    @Test("An alpha given to fill is not left behind") func fillAlpha() {
        let image = drawn {
            UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10)).fill(with: .normal, alpha: 0.5)
            UIBezierPath(rect: CGRect(x: 20, y: 0, width: 10, height: 10)).fill()
        }
        #expect((126...129).contains(image.alpha(x: 5, y: 5)))
        #expect(image.alpha(x: 25, y: 5) == 255)
    }

    @Test("Archives hold elements and settings; damaged ones give nil") func archives() throws {
        let path = UIBezierPath(roundedRect: CGRect(x: 0, y: 0, width: 50, height: 40), cornerRadius: 8)
        path.lineJoinStyle = .round
        path.setLineDash([3, 1], count: 2, phase: 2)
        let data = try NSKeyedArchiver.archivedData(withRootObject: path, requiringSecureCoding: true)
        let read = try #require(try NSKeyedUnarchiver.unarchivedObject(ofClass: UIBezierPath.self, from: data))
        #expect(read.cgPath == path.cgPath)
        #expect(read.lineJoinStyle == .round)
        var (count, phase) = (0, CGFloat(0))
        read.getLineDash(nil, count: &count, phase: &phase)
        #expect(count == 2)
        #expect(phase == 2)
    }

    /// A picture of 30 by 30 pixels, black being the colour.
    private func drawn(_ draw: () -> Void) -> Picture {
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 30, height: 30), false, 1)
        defer { UIGraphicsEndImageContext() }
        UIGraphicsGetCurrentContext()?.setFillColor(UIColor.black.cgColor)
        draw()
        return Picture(UIGraphicsGetImageFromCurrentImageContext()!.cgImage!)
    }

    private struct Picture {
        let bytes: [UInt8]

        init(_ image: CGImage) { bytes = Array(image.dataProvider!.data! as Data) }

        func alpha(x: Int, y: Int) -> UInt8 { bytes[(y * 30 + x) * 4 + 3] }
    }
}
