import CoreMedia
import CoreVideo

/// The pixels of a buffer as red, green, blue and alpha, eight bits each.
struct RGBAPixels {
    let width: Int
    let height: Int
    private(set) var bytes: [UInt8]

    /// nil for a format that the conversion lacks.
    init?(_ buffer: CVPixelBuffer) {
        (width, height) = (CVPixelBufferGetWidth(buffer), CVPixelBufferGetHeight(buffer))
        bytes = [UInt8](repeating: 255, count: width * height * 4)
        switch CVPixelBufferGetPixelFormatType(buffer) {
        case kCVPixelFormatType_32BGRA: copy(buffer, 4, [2, 1, 0, 3])
        case kCVPixelFormatType_32RGBA: copy(buffer, 4, [0, 1, 2, 3])
        case kCVPixelFormatType_32ARGB: copy(buffer, 4, [1, 2, 3, 0])
        case kCVPixelFormatType_32ABGR: copy(buffer, 4, [3, 2, 1, 0])
        case kCVPixelFormatType_24RGB: copy(buffer, 3, [0, 1, 2])
        case kCVPixelFormatType_OneComponent8: copy(buffer, 1, [0, 0, 0])
        case kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: convert(buffer, isFullRange: true)
        case kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: convert(buffer, isFullRange: false)
        default: return nil
        }
    }

    /// Copies components, of which `order` gives the places of red, green, blue and alpha in a pixel.
    private mutating func copy(_ buffer: CVPixelBuffer, _ size: Int, _ order: [Int]) {
        guard let base = CVPixelBufferGetBaseAddress(buffer) else { return }
        let stride = CVPixelBufferGetBytesPerRow(buffer)
        bytes.withUnsafeMutableBufferPointer { target in
            for row in 0..<height {
                let line = UnsafePointer((base + row * stride).assumingMemoryBound(to: UInt8.self))
                for column in 0..<width {
                    let pixel = line + column * size, place = (row * width + column) * 4
                    for (index, component) in order.enumerated() { target[place + index] = pixel[component] }
                }
            }
        }
    }

    /// Converts luma and chroma, by ITU-R BT.601.
    private mutating func convert(_ buffer: CVPixelBuffer, isFullRange: Bool) {
        guard let light = CVPixelBufferGetBaseAddressOfPlane(buffer, 0), let colors = CVPixelBufferGetBaseAddressOfPlane(buffer, 1) else {
            return
        }
        let (lightStride, colorStride) = (
            CVPixelBufferGetBytesPerRowOfPlane(buffer, 0), CVPixelBufferGetBytesPerRowOfPlane(buffer, 1)
        )
        let (black, lightScale, colorScale) = isFullRange ? (0.0, 1.0, 1.0) : (16.0, 255.0 / 219, 255.0 / 224)
        bytes.withUnsafeMutableBufferPointer { target in
            for row in 0..<height {
                let luma = (light + row * lightStride).assumingMemoryBound(to: UInt8.self)
                let chroma = (colors + row / 2 * colorStride).assumingMemoryBound(to: UInt8.self)
                for column in 0..<width {
                    let y = (Double(luma[column]) - black) * lightScale
                    let cb = (Double(chroma[column / 2 * 2]) - 128) * colorScale
                    let cr = (Double(chroma[column / 2 * 2 + 1]) - 128) * colorScale
                    let place = (row * width + column) * 4
                    target[place] = Self.byte(y + 1.402 * cr)
                    target[place + 1] = Self.byte(y - 0.344136 * cb - 0.714136 * cr)
                    target[place + 2] = Self.byte(y + 1.772 * cb)
                }
            }
        }
    }

    private static func byte(_ value: Double) -> UInt8 { UInt8(min(max(value.rounded(), 0), 255)) }
}
