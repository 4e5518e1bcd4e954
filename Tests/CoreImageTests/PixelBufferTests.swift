import CoreVideo
import Testing
import UIKit

@testable import CoreImage

struct PixelBufferTests {
    private func buffer(_ format: OSType, _ bytes: [UInt8]) throws -> CVPixelBuffer {
        var made: CVPixelBuffer?
        CVPixelBufferCreate(nil, 1, 1, format, nil, &made)
        let buffer = try #require(made)
        let memory = try #require(CVPixelBufferGetBaseAddress(buffer)).assumingMemoryBound(to: UInt8.self)
        for (index, byte) in bytes.enumerated() { memory[index] = byte }
        return buffer
    }

    /// Red, green, blue and alpha of the only pixel.
    private func pixel(_ image: CIImage) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 4)
        CIContext().render(
            image, toBitmap: &bytes, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8, colorSpace: nil)
        return bytes
    }

    @Test(
        arguments: [
            (kCVPixelFormatType_32BGRA, [30, 20, 10, 255]), (kCVPixelFormatType_32ARGB, [255, 10, 20, 30]),
            (kCVPixelFormatType_32RGBA, [10, 20, 30, 255]), (kCVPixelFormatType_32ABGR, [255, 30, 20, 10]),
            (kCVPixelFormatType_24RGB, [10, 20, 30]),
        ] as [(OSType, [UInt8])]) func picturesAreReadFromBuffers(format: OSType, bytes: [UInt8]) throws
    {
        let image = CIImage(cvPixelBuffer: try buffer(format, bytes))
        #expect(image.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(pixel(image) == [10, 20, 30, 255])
    }

    @Test func brightnessAndColourArePlanes() throws {
        var made: CVPixelBuffer?
        CVPixelBufferCreate(nil, 2, 2, kCVPixelFormatType_420YpCbCr8BiPlanarFullRange, nil, &made)
        let buffer = try #require(made)
        let light = try #require(CVPixelBufferGetBaseAddressOfPlane(buffer, 0)).assumingMemoryBound(to: UInt8.self)
        let colour = try #require(CVPixelBufferGetBaseAddressOfPlane(buffer, 1)).assumingMemoryBound(to: UInt8.self)
        for row in 0..<2 { for x in 0..<2 { light[row * CVPixelBufferGetBytesPerRowOfPlane(buffer, 0) + x] = 100 } }
        (colour[0], colour[1]) = (128, 128)
        #expect(pixel(CIImage(cvImageBuffer: buffer)) == [100, 100, 100, 255])
    }

    @Test func picturesAreDrawnIntoBuffers() throws {
        let target = try buffer(kCVPixelFormatType_32ARGB, [])
        CIContext().render(CIImage(color: CIColor(red: 1, green: 0, blue: 0)), to: target)
        let memory = try #require(CVPixelBufferGetBaseAddress(target)).assumingMemoryBound(to: UInt8.self)
        #expect([memory[0], memory[1], memory[2], memory[3]] == [255, 255, 0, 0])
    }
}
