import CoreGraphics
import Foundation
import Testing

/// Numbers that come of a mistake in an app: what is drawn with them may be wrong, but nothing ends for them.
struct AbsurdNumberTests {
    static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e30, -1e30, 1e300, .greatestFiniteMagnitude, .leastNonzeroMagnitude, -1]

    private func context() throws -> CGContext {
        try #require(
            CGContext(
                data: nil, width: 20, height: 20, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue))
    }

    /// Whether a context still gives an image of its size.
    private func draws(_ context: CGContext) -> Bool {
        guard let image = context.makeImage() else { return false }
        return image.width == 20 && image.height == 20
    }

    @Test(arguments: numbers) func wholeNumbersAreClamped(_ number: CGFloat) {
        let whole = Int(saturating: number)
        #expect(abs(whole) <= Int.saturation)
        if number.isNaN { #expect(whole == 0) }
        if number >= 1e30 { #expect(whole == Int.saturation) }
        if number <= -1e30 { #expect(whole == -Int.saturation) }
        #expect(Int(saturating: 2.9) == 2)
    }

    @Test(arguments: [Int.max, Int.max / 2, Int.max / 4, 1 << 40, 32_768, 0, -1, Int.min]) func contextsOfAbsurdSizesAreNone(_ size: Int) {
        for (width, height, row) in [(size, 10, 0), (10, size, 0), (10, 10, size == 0 ? 1 : size), (size, size, size)] {
            for info in [CGImageAlphaInfo.premultipliedFirst, .alphaOnly] {
                let context = CGContext(
                    data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: row, space: CGColorSpaceCreateDeviceRGB(),
                    bitmapInfo: info.rawValue)
                // Rows of 32 KiB may well be meant.
                #expect(context == nil || row == 32_768)
            }
        }
    }

    @Test(arguments: numbers) func colors(_ number: CGFloat) throws {
        let context = try context()
        for color in [
            CGColor(red: number, green: 0, blue: 1, alpha: 1), CGColor(red: 0, green: 0, blue: 1, alpha: number),
            CGColor(gray: number, alpha: 1),
        ] {
            context.setFillColor(color)
            context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
            context.fillEllipse(in: CGRect(x: 2, y: 2, width: 9, height: 9))
            context.setAlpha(number)
            context.fill(CGRect(x: 0.5, y: 0, width: 10, height: 10))
            context.setAlpha(1)
        }
        #expect(draws(context))
    }

    @Test(arguments: numbers) func shadowsAndLines(_ number: CGFloat) throws {
        for (offset, blur) in [(CGSize(width: number, height: 0), CGFloat(1)), (CGSize(width: 1, height: 1), number)] {
            let context = try context()
            context.setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1))
            context.fill(CGRect(x: 4, y: 4, width: 8, height: 8))
            context.fillEllipse(in: CGRect(x: 4, y: 4, width: 8, height: 8))
            context.setLineWidth(number)
            context.stroke(CGRect(x: 4, y: 4, width: 8, height: 8))
            #expect(draws(context))
        }
    }

    @Test(arguments: numbers) func paths(_ number: CGFloat) throws {
        let context = try context()
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addArc(center: CGPoint(x: 5, y: 5), radius: 3, startAngle: 0, endAngle: number, clockwise: false)
        path.addArc(center: CGPoint(x: 5, y: 5), radius: number, startAngle: number, endAngle: 1, clockwise: true)
        path.addRelativeArc(center: CGPoint(x: 5, y: 5), radius: 3, startAngle: 0, delta: number)
        path.addQuadCurve(to: CGPoint(x: number, y: 4), control: CGPoint(x: 1, y: number))
        path.addCurve(to: CGPoint(x: 9, y: 9), control1: CGPoint(x: number, y: 0), control2: CGPoint(x: 0, y: number))
        path.addRect(CGRect(x: number, y: 0, width: number, height: 4))
        path.addEllipse(in: CGRect(x: 0, y: 0, width: number, height: number))
        path.addRoundedRect(in: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 2, cornerHeight: 2)
        context.addPath(path)
        context.fillPath()
        context.addPath(path)
        context.strokePath()
        _ = path.contains(CGPoint(x: 1, y: 1))
        _ = path.boundingBoxOfPath
        context.clip(to: CGRect(x: 0, y: 0, width: number, height: number))
        #expect(draws(context))
    }

    @Test func anArcOfManyTurnsIsACircle() {
        let path = CGMutablePath()
        path.addRelativeArc(center: .zero, radius: 1, startAngle: 0, delta: 1e9)
        var pieces = 0
        path.applyWithBlock { _ in pieces += 1 }
        #expect(pieces < 20)
    }

    @Test(arguments: numbers) func imagesAndTransforms(_ number: CGFloat) throws {
        let image = try #require(try context().makeImage())
        #expect(image.encodeJPEG(quality: number) != nil)
        _ = image.cropping(to: CGRect(x: number, y: 0, width: number, height: 5))
        let context = try context()
        context.draw(image, in: CGRect(x: number, y: 0, width: number, height: 5))
        context.translateBy(x: number, y: 0)
        context.draw(image, in: CGRect(x: 0, y: 0, width: 5, height: 5))
        context.scaleBy(x: number, y: 1)
        context.fill(CGRect(x: 0, y: 0, width: 5, height: 5))
        _ = CGLayer(context, size: CGSize(width: number, height: number), auxiliaryInfo: nil)
        #expect(draws(context))
    }

    @Test(arguments: numbers) func gradients(_ number: CGFloat) throws {
        let context = try context()
        let colors = [CGColor(gray: 0, alpha: 1), CGColor(gray: 1, alpha: 1)]
        let gradient = try #require(CGGradient(colorsSpace: nil, colors: colors as CFArray, locations: [0, 1]))
        context.drawLinearGradient(gradient, start: .zero, end: CGPoint(x: number, y: 0), options: [])
        context.drawRadialGradient(
            gradient, startCenter: .zero, startRadius: 0, endCenter: CGPoint(x: number, y: 2), endRadius: number, options: [])
        #expect(draws(context))
    }

    @Test func rectanglesWithoutNumbersMeetNothing() {
        let place = CGRect(x: 0, y: 0, width: 10, height: 10)
        #expect(!CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10).meets(place))
        #expect(!place.meets(CGRect(x: 0, y: 0, width: 10, height: CGFloat.nan)))
        #expect(place.meets(CGRect(x: 5, y: 5, width: 10, height: 10)))
        #expect(!place.meets(CGRect(x: 20, y: 0, width: 10, height: 10)))
    }
}
