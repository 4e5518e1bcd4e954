import CoreGraphics
import CoreVideo
import ImageIO
import QuinceFoundation

/// Draws images into pixel buffers of the size and format that a model takes.
package struct ImageFitting {
    /// The raw values are those of `VNImageCropAndScaleOption`.
    package enum Mode: UInt {
        case centerCrop = 0, scaleFit, scaleFill
        /// The rotated modes turn the image by 90° counterclockwise first.
        case scaleFitRotated = 0x101, scaleFillRotated

        var turns: Bool { rawValue > 0x100 }
    }

    package var mode = Mode.scaleFill
    /// The part of the image that is used, in parts of its size from its lower left corner.
    package var area = CGRect(x: 0, y: 0, width: 1, height: 1)
    package var orientation = CGImagePropertyOrientation.up

    package init() {}

    init(_ options: [MLFeatureValue.ImageOption: Any]?) {
        if let area = options?[.cropRect] as? CGRect { self.area = area }
        let raw = options?[.cropAndScale]
        if let raw = raw as? UInt ?? (raw as? Int).flatMap(UInt.init(exactly:)) ?? (raw as? NSNumber)?.uintValue {
            mode = Mode(rawValue: raw) ?? mode
        }
    }

    /// - Throws: `MLModelError` for a size or format that no buffer has.
    package func buffer(of image: CGImage, width: Int, height: Int, format: OSType) throws -> CVPixelBuffer {
        var made: CVPixelBuffer?
        guard CVPixelBufferCreate(nil, width, height, format, nil, &made) == kCVReturnSuccess, let buffer = made,
            let pixels = try drawn(image, width, height)
        else { throw MLModelError(.generic, "No pixel buffer of \(width) × \(height) pixels can be made in the format that is asked for.") }
        try Self.copy(pixels, to: buffer)
        return buffer
    }

    /// The image as rows of red, green, blue and alpha; nil for a size that no context has.
    private func drawn(_ image: CGImage, _ width: Int, _ height: Int) throws -> [UInt8]? {
        let size = CGSize(width: image.width, height: image.height)
        let part = CGRect(
            x: area.minX * size.width, y: (1 - area.maxY) * size.height, width: area.width * size.width, height: area.height * size.height)
        guard let cropped = area == CGRect(x: 0, y: 0, width: 1, height: 1) ? image : image.cropping(to: part) else {
            throw MLModelError(.generic, "The rectangle to crop is outside of the image.")
        }
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        let isDrawn = pixels.withUnsafeMutableBytes { memory in
            guard
                let context = CGContext(
                    data: memory.baseAddress, width: width, height: height, bitsPerComponent: 8, bytesPerRow: width * 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
            else { return false }
            draw(cropped, in: context, CGSize(width: width, height: height))
            return true
        }
        return isDrawn ? pixels : nil
    }

    private func draw(_ image: CGImage, in context: CGContext, _ target: CGSize) {
        let isTurned = (orientation.rawValue >= 5) != mode.turns
        let size = isTurned ? CGSize(width: image.height, height: image.width) : CGSize(width: image.width, height: image.height)
        let scale = CGSize(width: target.width / size.width, height: target.height / size.height)
        context.translateBy(x: target.width / 2, y: target.height / 2)
        switch mode {
        case .centerCrop: context.scaleBy(x: max(scale.width, scale.height), y: max(scale.width, scale.height))
        case .scaleFit, .scaleFitRotated: context.scaleBy(x: min(scale.width, scale.height), y: min(scale.width, scale.height))
        case .scaleFill, .scaleFillRotated: context.scaleBy(x: scale.width, y: scale.height)
        }
        if mode.turns { context.rotate(by: .pi / 2) }
        turn(context)
        context.draw(
            image,
            in: CGRect(
                x: -CGFloat(image.width) / 2, y: -CGFloat(image.height) / 2, width: CGFloat(image.width), height: CGFloat(image.height)))
    }

    /// Applies the orientation about the origin, in a context whose y axis goes up.
    private func turn(_ context: CGContext) {
        switch orientation {
        case .up: break
        case .upMirrored: context.scaleBy(x: -1, y: 1)
        case .down: context.rotate(by: .pi)
        case .downMirrored: context.scaleBy(x: 1, y: -1)
        case .left: context.rotate(by: .pi / 2)
        case .right: context.rotate(by: -.pi / 2)
        case .leftMirrored:
            context.rotate(by: .pi / 2)
            context.scaleBy(x: 1, y: -1)
        case .rightMirrored:
            context.rotate(by: -.pi / 2)
            context.scaleBy(x: 1, y: -1)
        }
    }

    /// The places of red, green, blue and alpha in a pixel of a format.
    private static func places(_ format: OSType) -> [Int]? {
        switch format {
        case kCVPixelFormatType_32BGRA: [2, 1, 0, 3]
        case kCVPixelFormatType_32RGBA: [0, 1, 2, 3]
        case kCVPixelFormatType_32ARGB: [1, 2, 3, 0]
        case kCVPixelFormatType_32ABGR: [3, 2, 1, 0]
        default: nil
        }
    }

    private static func copy(_ pixels: [UInt8], to buffer: CVPixelBuffer) throws {
        let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
        let format = CVPixelBufferGetPixelFormatType(buffer)
        let places = places(format)
        guard let memory = CVPixelBufferGetBaseAddress(buffer), places != nil || format == kCVPixelFormatType_OneComponent8 else {
            throw MLModelError(.generic, "Images cannot be drawn in this pixel format yet.")
        }
        let bytes = memory.assumingMemoryBound(to: UInt8.self)
        for y in 0..<height {
            let row = bytes + y * CVPixelBufferGetBytesPerRow(buffer)
            for x in 0..<width {
                let pixel = (y * width + x) * 4
                if let places {
                    for channel in 0..<4 { row[x * 4 + places[channel]] = pixels[pixel + channel] }
                } else {
                    let light = 0.299 * Double(pixels[pixel]) + 0.587 * Double(pixels[pixel + 1]) + 0.114 * Double(pixels[pixel + 2])
                    row[x] = UInt8(light.rounded())
                }
            }
        }
    }
}
