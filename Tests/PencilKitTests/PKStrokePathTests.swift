import PencilKit
import Testing

@Suite struct PKStrokePathTests {
    private let path = Strokes.line().path

    @Test func thePathPassesThroughItsEnds() {
        #expect(abs(path.interpolatedLocation(at: 0).y - 50) < 0.001)
        #expect(abs(path.interpolatedLocation(at: 10).x - 100) < 0.001)
        #expect(abs(path.interpolatedLocation(at: 99).x - 100) < 0.001)
        #expect(abs(path.interpolatedLocation(at: 3.5).x - 35) < 0.001)
        #expect(abs(path.interpolatedPoint(at: 3.5).timeOffset - 0.35) < 0.001)
    }

    @Test func bendsAreSmooth() {
        let points = [(0, 0), (10, 0), (10, 10)].map { Strokes.point(CGFloat($0.0), CGFloat($0.1)) }
        let corner = PKStrokePath(controlPoints: points, creationDate: Date()).interpolatedLocation(at: 1)
        // A uniform cubic B-spline weighs the neighbours with a sixth each.
        #expect(abs(corner.x - (0 + 4 * 10 + 10) / 6.0) < 0.001)
        #expect(abs(corner.y - 10 / 6.0) < 0.001)
    }

    @Test func stridesMeasureDistanceTimeAndParameters() {
        #expect(abs(path.parametricValue(0, offsetBy: .distance(25)) - 2.5) < 0.001)
        #expect(abs(path.parametricValue(5, offsetBy: .distance(-25)) - 2.5) < 0.001)
        #expect(abs(path.parametricValue(0, offsetBy: .time(0.25)) - 2.5) < 0.001)
        #expect(path.parametricValue(9, offsetBy: .parametricStep(3)) == 10)
    }

    @Test func pointsAreInterpolatedToTheEnd() {
        let xs = path.interpolatedPoints(by: .distance(30)).map { $0.location.x.rounded() }
        #expect(xs == [0, 30, 60, 90, 100])
        #expect(path.interpolatedPoints(in: 2...3, by: .parametricStep(0.5)).map { $0.location.x.rounded() } == [20, 25, 30])
        #expect(Array(path.interpolatedPoints(by: .parametricStep(0))).count == 1)
        #expect(Array(PKStrokePath().interpolatedPoints(by: .distance(1))).isEmpty)
    }
}
