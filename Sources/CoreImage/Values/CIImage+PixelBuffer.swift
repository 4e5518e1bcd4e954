import CoreGraphics
import CoreVideo
import QuinceFoundation

extension CIImage {
    /// The picture in a pixel buffer as it is now; an empty image for a buffer in a format that Core Video lacks.
    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer) {
        guard let image = PixelBufferReader(pixelBuffer)?.image() else {
            self.init(node: ImageNode(extent: .zero))
            return
        }
        self.init(cgImage: image)
    }

    public convenience init(cvPixelBuffer pixelBuffer: CVPixelBuffer, options: [CIImageOption: Any]? = nil) {
        self.init(cvPixelBuffer: pixelBuffer)
    }

    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer) { self.init(cvPixelBuffer: imageBuffer) }

    public convenience init(cvImageBuffer imageBuffer: CVImageBuffer, options: [CIImageOption: Any]? = nil) {
        self.init(cvPixelBuffer: imageBuffer)
    }
}

extension CIContext {
    /// Draws an image into a pixel buffer of four bytes a pixel; its origin is the buffer's lower left corner.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer) {
        let size = CGSize(width: CVPixelBufferGetWidth(buffer), height: CVPixelBufferGetHeight(buffer))
        render(image, to: buffer, bounds: CGRect(origin: .zero, size: size), colorSpace: nil)
    }

    /// Draws a part of an image into the upper left of a pixel buffer of four bytes a pixel.
    public func render(_ image: CIImage, to buffer: CVPixelBuffer, bounds: CGRect, colorSpace: CGColorSpace?) {
        guard let memory = CVPixelBufferGetBaseAddress(buffer),
            let places = PixelBufferReader.places(CVPixelBufferGetPixelFormatType(buffer)),
            let picture = createCGImage(image, from: bounds)
        else { return }
        let source = picture.buffer, rowBytes = CVPixelBufferGetBytesPerRow(buffer)
        for y in 0..<min(picture.height, CVPixelBufferGetHeight(buffer)) {
            let from = (source.pointer + y * source.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            let row = (memory + y * rowBytes).assumingMemoryBound(to: UInt8.self)
            for x in 0..<min(picture.width, CVPixelBufferGetWidth(buffer)) {
                for index in 0..<4 { row[x * 4 + places[index]] = from[x * 4 + index] }
            }
        }
    }
}

/// Converts the pixels of a buffer to those of a picture: blue, green, red and alpha, premultiplied.
struct PixelBufferReader {
    private let buffer: CVPixelBuffer
    private let format: OSType

    /// Nil for a format that is not read.
    init?(_ buffer: CVPixelBuffer) {
        (self.buffer, format) = (buffer, CVPixelBufferGetPixelFormatType(buffer))
        guard CVPixelBufferGetBaseAddress(buffer) != nil else { return nil }
    }

    /// Where blue, green, red and alpha are in a pixel of four bytes; nil for other formats.
    static func places(_ format: OSType) -> [Int]? {
        switch format {
        case kCVPixelFormatType_32BGRA: [0, 1, 2, 3]
        case kCVPixelFormatType_32ARGB: [3, 2, 1, 0]
        case kCVPixelFormatType_32RGBA: [2, 1, 0, 3]
        case kCVPixelFormatType_32ABGR: [1, 2, 3, 0]
        default: nil
        }
    }

    func image() -> CGImage? {
        let (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
        guard width <= PixelBuffer.maximumSide, height <= PixelBuffer.maximumSide else { return nil }
        let result = PixelBuffer(unsetWidth: width, height: height)
        let isOpaque: Bool
        if let places = Self.places(format) {
            let (blue, green, red, alpha) = (places[0], places[1], places[2], places[3])
            fill(result, bytes: 4) { source, target in
                (target[0], target[1], target[2], target[3]) = (source[blue], source[green], source[red], source[alpha])
            }
            isOpaque = false
        } else if format == kCVPixelFormatType_24RGB {
            fill(result, bytes: 3) { source, target in
                (target[0], target[1], target[2], target[3]) = (source[2], source[1], source[0], 255)
            }
            isOpaque = true
        } else if format == kCVPixelFormatType_OneComponent8 {
            fill(result, bytes: 1) { source, target in
                (target[0], target[1], target[2], target[3]) = (source[0], source[0], source[0], 255)
            }
            isOpaque = true
        } else {
            fillFromPlanes(result)
            isOpaque = true
        }
        return CGImage(buffer: result, isOpaque: isOpaque)
    }

    /// Converts each pixel, which has a number of bytes in the buffer.
    private func fill(_ result: PixelBuffer, bytes: Int, _ convert: (UnsafePointer<UInt8>, UnsafeMutablePointer<UInt8>) -> Void) {
        guard let memory = CVPixelBufferGetBaseAddress(buffer) else { return }
        let rowBytes = CVPixelBufferGetBytesPerRow(buffer)
        for y in 0..<result.height {
            let row = UnsafePointer((memory + y * rowBytes).assumingMemoryBound(to: UInt8.self))
            let target = (result.pointer + y * result.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<result.width { convert(row + x * bytes, target + x * 4) }
        }
    }

    /// Brightness in one plane, colour differences at half its size in the other: ITU-R BT.601.
    private func fillFromPlanes(_ result: PixelBuffer) {
        guard let light = CVPixelBufferGetBaseAddressOfPlane(buffer, 0), let colour = CVPixelBufferGetBaseAddressOfPlane(buffer, 1) else {
            return
        }
        let (lightBytes, colourBytes) = (CVPixelBufferGetBytesPerRowOfPlane(buffer, 0), CVPixelBufferGetBytesPerRowOfPlane(buffer, 1))
        let isFull = format == kCVPixelFormatType_420YpCbCr8BiPlanarFullRange
        func byte(_ value: Float) -> UInt8 { UInt8(max(0, min(255, value.rounded()))) }
        for y in 0..<result.height {
            let (lights, colours) = ((light + y * lightBytes), (colour + y / 2 * colourBytes))
            let target = (result.pointer + y * result.bytesPerRow).assumingMemoryBound(to: UInt8.self)
            for x in 0..<result.width {
                let (blue, red) = (
                    Float(colours.load(fromByteOffset: x / 2 * 2, as: UInt8.self)) - 128,
                    Float(colours.load(fromByteOffset: x / 2 * 2 + 1, as: UInt8.self)) - 128
                )
                var brightness = Float(lights.load(fromByteOffset: x, as: UInt8.self))
                var scale: Float = 1
                if !isFull { (brightness, scale) = ((brightness - 16) * 255 / 219, 255 / 224) }
                target[x * 4] = byte(brightness + 1.772 * blue * scale)
                target[x * 4 + 1] = byte(brightness - (0.344136 * blue + 0.714136 * red) * scale)
                target[x * 4 + 2] = byte(brightness + 1.402 * red * scale)
                target[x * 4 + 3] = 255
            }
        }
    }
}
