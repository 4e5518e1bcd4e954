import CoreGraphics
import Testing
import Vision

struct VisionGeometryTests {
    private let part = CGRect(x: 0.25, y: 0.5, width: 0.5, height: 0.25)

    @Test func rectanglesAreConvertedToPixelsAndBack() {
        let pixels = VNImageRectForNormalizedRect(part, 400, 200)
        #expect(pixels == CGRect(x: 100, y: 100, width: 200, height: 50))
        #expect(VNNormalizedRectForImageRect(pixels, 400, 200) == part)
        #expect(VNNormalizedRectIsIdentityRect(VNNormalizedIdentityRect))
        #expect(VNNormalizedRectForImageRect(pixels, 0, 200) == .zero)
    }

    @Test func pointsAreConvertedToPixelsAndBack() {
        let point = VNImagePointForNormalizedPoint(CGPoint(x: 0.5, y: 0.25), 400, 200)
        #expect(point == CGPoint(x: 200, y: 50))
        #expect(VNNormalizedPointForImagePoint(point, 400, 200) == CGPoint(x: 0.5, y: 0.25))
    }

    @Test func regionsOfInterestAreParts() {
        let corner = VNImagePointForNormalizedPointUsingRegionOfInterest(CGPoint(x: 1, y: 1), 400, 200, part)
        #expect(corner == CGPoint(x: 300, y: 150))
        let whole = VNImageRectForNormalizedRectUsingRegionOfInterest(VNNormalizedIdentityRect, 400, 200, part)
        #expect(whole == CGRect(x: 100, y: 100, width: 200, height: 50))
        #expect(VNNormalizedRectForImageRectUsingRegionOfInterest(whole, 400, 200, part) == VNNormalizedIdentityRect)
    }
}
