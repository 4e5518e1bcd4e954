import CoreGraphics
import CoreMedia
import CoreVideo

/// Makes an image of a pixel buffer.
///
/// - Parameter options: Must be nil, as Apple's documentation has it.
/// - Returns: 0, or `kVTPixelTransferNotSupportedErr` for a format that has no RGB values.
@discardableResult public func VTCreateCGImageFromCVPixelBuffer(
    _ pixelBuffer: CVPixelBuffer, options: CFDictionary?, imageOut: UnsafeMutablePointer<CGImage?>
) -> OSStatus {
    imageOut.pointee = nil
    CVPixelBufferLockBaseAddress(pixelBuffer, .readOnly)
    defer { CVPixelBufferUnlockBaseAddress(pixelBuffer, .readOnly) }
    guard let pixels = RGBAPixels(pixelBuffer) else { return kVTPixelTransferNotSupportedErr }
    let info = CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue)
    guard let provider = CGDataProvider(data: NSData(data: Data(pixels.bytes))),
        let image = CGImage(
            width: pixels.width, height: pixels.height, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: pixels.width * 4,
            space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info, provider: provider, decode: nil, shouldInterpolate: true,
            intent: .defaultIntent)
    else { return kVTAllocationFailedErr }
    imageOut.pointee = image
    return 0
}
