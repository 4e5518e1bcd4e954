/// The stack of contexts UIKit draws into; each thread has its own.
final class ContextStack: NSObject {
    var contexts: [Entry] = []

    struct Entry {
        var context: CGContext
        /// Size in points and scale of an image context.
        var image: (size: CGSize, scale: CGFloat)?
        /// The document that a PDF context writes.
        var document: PDFDrawing?
    }

    private static let stacks = ThreadValue<ContextStack>()

    static var current: ContextStack {
        if let stack = stacks.value { return stack }
        let stack = ContextStack()
        stacks.value = stack
        return stack
    }
}

/// The context that drawing goes to; nil outside `draw(_:)` and image contexts.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last?.context }

/// Makes `context` the current one until the matching `UIGraphicsPopContext()`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(.init(context: context)) }

public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Begins a transparent image context at scale 1.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins an image context; scale 0 is the screen's. A size without area begins nothing.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : ImageContext.displayScale
    guard let context = ImageContext.make(size: size, scale: scale, isOpaque: opaque) else { return }
    ContextStack.current.contexts.append(.init(context: context, image: (size, scale)))
}

/// The image drawn so far in the current image context.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let entry = ContextStack.current.contexts.last, let image = entry.image, let bitmap = entry.context.makeImage() else {
        return nil
    }
    return UIImage(cgImage: bitmap, scale: image.scale, orientation: .up)
}

public func UIGraphicsEndImageContext() {
    guard ContextStack.current.contexts.last?.image != nil else { return }
    UIGraphicsPopContext()
}

/// Fills a rectangle with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a frame of one point inside a rectangle with the current stroke colour.
public func UIRectFrame(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}

public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

/// Bitmap contexts set up as UIKit has them: in points, y axis pointing down.
enum ImageContext {
    /// The screen's pixels per point.
    static var displayScale: CGFloat {
        let scale = UITraitCollection.current.displayScale
        return scale > 0 ? scale : 1
    }

    static func make(size: CGSize, scale: CGFloat, isOpaque: Bool) -> CGContext? {
        let width = Int(saturating: (size.width * scale).rounded(.up)), height = Int(saturating: (size.height * scale).rounded(.up))
        guard width > 0, height > 0, width <= PixelBuffer.maximumSide, height <= PixelBuffer.maximumSide else { return nil }
        let alpha: CGImageAlphaInfo = isOpaque ? .noneSkipFirst : .premultipliedFirst
        guard
            let context = CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: alpha.rawValue | CGBitmapInfo.byteOrder32Little.rawValue)
        else { return nil }
        context.translateBy(x: 0, y: CGFloat(height))
        context.scaleBy(x: scale, y: -scale)
        // Shadows fall downwards, and are measured in points.
        context.setBaseTransform()
        return context
    }
}
