import CoreGraphics
import CoreText
import Foundation

/// The screen of `Materials/Screen`, drawn at once into one bitmap: no app, no layers. `Materials/Canvas.html` draws the same.
package struct ReferenceScreen {
    package static let size = CGSize(width: 393, height: 852)
    package static let scale = 3.0

    private let photo: CGImage
    private static let bar = CGRect(x: 0, y: 0, width: 393, height: 103)
    private static let rowHeight = 53.75
    private static let button = CGRect(x: 20, y: 760, width: 353, height: 50)

    /// nil where the photo is missing.
    package init?(materials: URL) {
        guard let provider = CGDataProvider(url: materials.appendingPathComponent("Screen/Photo.png") as CFURL),
            let photo = CGImage(pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent)
        else { return nil }
        self.photo = photo
    }

    /// A bitmap for the screen; nil where memory is short.
    package static func makeContext() -> CGContext? { CGContext(flippedSize: size, scale: scale, isOpaque: true) }

    package func draw(in context: CGContext) {
        fill(CGRect(origin: .zero, size: Self.size), .gray(1), context)
        fill(Self.bar, CGColor(srgbRed: 0.97, green: 0.97, blue: 0.98, alpha: 1), context)
        text("9:41", size: 17, weight: 0.3, x: 51, top: 21, .gray(0), context)
        text("Places", size: 17, weight: 0.3, x: 170, top: 71, .gray(0), context)
        for number in 1...12 { drawRow(number, top: Self.bar.maxY + Double(number - 1) * Self.rowHeight, context) }
        drawButton(context)
        rounded(CGRect(x: 127, y: 839, width: 139, height: 5), radius: 2.5, .gray(0), context)
    }

    private func drawRow(_ number: Int, top: Double, _ context: CGContext) {
        let middle = top + Self.rowHeight / 2
        let frame = CGRect(x: 20, y: middle - 20, width: 40, height: 40)
        context.saveGState()
        context.addPath(CGPath(roundedRect: frame, cornerWidth: 8, cornerHeight: 8, transform: nil))
        context.clip()
        context.drawUpright(photo, in: frame)
        context.restoreGState()
        text("Place number \(number)", size: 16, weight: 0.23, x: 72, top: middle - 19.333, .gray(0), context)
        text("\(number * 3) km away, open until \(8 + number):30", size: 13, weight: 0, x: 72, top: middle + 2, .gray(0.5), context)
        fill(CGRect(x: 72, y: top + Self.rowHeight - 1 / Self.scale, width: 321, height: 1 / Self.scale), .gray(0.85), context)
    }

    private func drawButton(_ context: CGContext) {
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 4), blur: 16, color: CGColor(srgbRed: 0, green: 0, blue: 0, alpha: 0.3))
        rounded(Self.button, radius: 14, .gray(0), context)
        context.restoreGState()
        context.saveGState()
        context.addPath(CGPath(roundedRect: Self.button, cornerWidth: 14, cornerHeight: 14, transform: nil))
        context.clip()
        let colors = [
            CGColor(srgbRed: 0.25, green: 0.47, blue: 1, alpha: 1), CGColor(srgbRed: 0.55, green: 0.28, blue: 0.95, alpha: 1),
        ]
        if let gradient = CGGradient(colors: colors, locations: nil) {
            context.drawLinearGradient(
                gradient, start: CGPoint(x: Self.button.minX, y: 0), end: CGPoint(x: Self.button.maxX, y: 0), options: [])
        }
        context.restoreGState()
        text("Find more places", size: 17, weight: 0.3, x: 128.667, top: 775, .gray(1), context)
    }

    private func fill(_ rect: CGRect, _ color: CGColor, _ context: CGContext) {
        context.setFillColor(color)
        context.fill(rect)
    }

    private func rounded(_ rect: CGRect, radius: Double, _ color: CGColor, _ context: CGContext) {
        context.setFillColor(color)
        context.addPath(CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil))
        context.fillPath()
    }

    private func text(
        _ string: String, size: Double, weight: Double, x: Double, top: Double, _ color: CGColor, _ context: CGContext
    ) {
        let run = TextRun(string, TextAttributes(font: .system(size: size, weight: weight), color: color))
        TextLayout.cached(runs: [run], size: CGSize(width: 321, height: Double.infinity)).draw(in: context, at: CGPoint(x: x, y: top))
    }
}

extension CGColor {
    fileprivate static func gray(_ white: Double) -> CGColor { CGColor(srgbRed: white, green: white, blue: white, alpha: 1) }
}
