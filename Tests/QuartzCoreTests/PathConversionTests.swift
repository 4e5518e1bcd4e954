import Foundation
import RenderProtocol
import Testing

@testable import QuartzCore

struct PathConversionTests {
    /// An app that divides by a size of zero loses what it drew with that, and nothing else.
    @Test func elementsWithoutNumbersAreIgnored() {
        let path = CGMutablePath()
        path.move(to: CGPoint(x: CGFloat.nan, y: 0))
        path.addLine(to: CGPoint(x: 1, y: 1))
        path.move(to: CGPoint(x: 2, y: 2))
        path.addLine(to: CGPoint(x: CGFloat.infinity, y: 3))
        path.addQuadCurve(to: CGPoint(x: 4, y: 4), control: CGPoint(x: 0, y: -CGFloat.infinity))
        path.addLine(to: CGPoint(x: 5, y: 5))
        #expect(path.rendered.elements == [.move(CGPoint(x: 2, y: 2)), .line(CGPoint(x: 5, y: 5))])
    }
}
