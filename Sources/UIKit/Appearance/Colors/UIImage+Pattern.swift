import CoreGraphics

extension UIImage {
    /// The colour that paints with the image side by side; clear where there is nothing to paint.
    var patternColor: CGColor {
        var callbacks = CGPatternCallbacks(
            version: 0,
            drawPattern: { info, context in
                guard let info else { return }
                Unmanaged<UIImage>.fromOpaque(info).takeUnretainedValue().drawCell(in: context)
            }, releaseInfo: { info in if let info { Unmanaged<UIImage>.fromOpaque(info).release() } })
        guard size.width > 0, size.height > 0, let space = CGColorSpace(patternBaseSpace: nil),
            let pattern = CGPattern(
                info: Unmanaged.passRetained(self).toOpaque(), bounds: CGRect(origin: .zero, size: size), matrix: .identity,
                xStep: size.width,
                yStep: size.height, tiling: .constantSpacing, isColored: true, callbacks: &callbacks),
            let color = CGColor(patternSpace: space, pattern: pattern, components: [1])
        else { return CGColor(gray: 0, alpha: 0) }
        return color
    }

    /// Draws the image over the cell from its origin on. Cells lie in UIKit's coordinates, which point downwards, and so does the image.
    private func drawCell(in context: CGContext) {
        UIGraphicsPushContext(context)
        draw(in: CGRect(origin: .zero, size: size))
        UIGraphicsPopContext()
    }
}
