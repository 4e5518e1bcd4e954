import CoreGraphics
import Foundation
import Testing

/// What is drawn with a shadow is drawn aside, no larger than needed: the same pixels as in a layer as large as the bitmap.
@Suite("Shadows of what is drawn")
struct ShadowTests {
    private func pixels(inLayer: Bool, clip: CGRect?, _ draw: (CGContext) -> Void) throws -> Data {
        let context = try #require(CGContext(flippedSize: CGSize(width: 60, height: 50), scale: 2, isOpaque: false))
        if let clip { context.clip(to: clip) }
        context.setShadow(offset: CGSize(width: 3, height: 4), blur: 5, color: CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 0.8))
        context.setFillColor(CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 0.7))
        context.setStrokeColor(CGColor(srgbRed: 0, green: 0.5, blue: 0, alpha: 1))
        if inLayer { context.beginTransparencyLayer(auxiliaryInfo: nil) }
        draw(context)
        if inLayer { context.endTransparencyLayer() }
        return context.takeImage().buffer.data
    }

    private func isSame(
        clip: CGRect? = nil, within tolerance: Int = 0, location: SourceLocation = #_sourceLocation, _ draw: (CGContext) -> Void
    ) throws {
        let limited = try pixels(inLayer: false, clip: clip, draw), whole = try pixels(inLayer: true, clip: clip, draw)
        #expect(limited.contains { $0 != 0 }, sourceLocation: location)
        let largest = zip(limited, whole).map { abs(Int($0) - Int($1)) }.max() ?? 0
        #expect(largest <= tolerance, sourceLocation: location)
    }

    @Test func fills() throws {
        try isSame { $0.fill(CGRect(x: 10.3, y: 8.7, width: 20, height: 12)) }
        try isSame { $0.fillEllipse(in: CGRect(x: -5, y: -5, width: 30, height: 30)) }
        try isSame(clip: CGRect(x: 5, y: 5, width: 20, height: 20)) { $0.fillEllipse(in: CGRect(x: 10, y: 10, width: 30, height: 30)) }
    }

    @Test func strokesWithPointedCorners() throws {
        try isSame { context in
            context.rotate(by: 0.2)
            context.setLineWidth(4)
            context.setMiterLimit(10)
            context.move(to: CGPoint(x: 10, y: 20))
            context.addLine(to: CGPoint(x: 40, y: 22))
            context.addLine(to: CGPoint(x: 10, y: 26))
            context.strokePath()
        }
        try isSame { context in
            context.setLineWidth(6)
            context.setLineCap(.square)
            context.strokeLineSegments(between: [CGPoint(x: 20, y: 20), CGPoint(x: 30, y: 30)])
        }
    }

    @Test func images() throws {
        let sheet = try #require(CGContext(flippedSize: CGSize(width: 8, height: 8), scale: 1, isOpaque: true))
        sheet.setFillColor(CGColor(srgbRed: 1, green: 1, blue: 0, alpha: 1))
        sheet.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
        let image = sheet.takeImage()
        // Where a turned image is sampled is rounded relative to the bitmap drawn on.
        try isSame(within: 1) { context in
            context.rotate(by: 0.3)
            context.draw(image, in: CGRect(x: 15, y: 5, width: 16, height: 20))
        }
        try isSame { $0.draw(image, in: CGRect(x: 15, y: 5, width: 16, height: 20), byTiling: true) }
    }

    @Test func blendModesThatChangeWhatIsNotCovered() throws {
        for mode in [CGBlendMode.sourceIn, .destinationAtop, .plusDarker] {
            let pictures = try [nil, CGRect(x: 0, y: 0, width: 60, height: 50)].map { clip in
                try pixels(inLayer: false, clip: clip) { context in
                    context.setShadow(offset: .zero, blur: 0, color: nil)
                    context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
                    context.setBlendMode(mode)
                    context.setShadow(offset: CGSize(width: 2, height: 2), blur: 2)
                    context.fill(CGRect(x: 20, y: 20, width: 30, height: 20))
                }
            }
            #expect(pictures[0] == pictures[1])
        }
    }
}
