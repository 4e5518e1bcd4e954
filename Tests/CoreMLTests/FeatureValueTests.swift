import CoreGraphics
import Foundation
import Testing

@testable import CoreML

struct FeatureValueTests {
    @Test func valuesHaveOneType() throws {
        #expect(MLFeatureValue(int64: 3).type == .int64)
        #expect(MLFeatureValue(int64: 3).doubleValue == 0)
        #expect(MLFeatureValue(string: "x").stringValue == "x")
        #expect(MLFeatureValue(undefined: .image).isUndefined)
        #expect(MLFeatureValue(sequence: MLSequence(strings: ["a"])).sequenceValue?.stringValues == ["a"])
        #expect(MLFeatureValue(double: 2).isEqual(to: MLFeatureValue(double: 2)))
        #expect(!MLFeatureValue(double: 2).isEqual(to: MLFeatureValue(int64: 2)))
    }

    @Test func keysOfDictionariesAreOfOneType() throws {
        #expect(try MLFeatureValue(dictionary: [1: 2, 3: 4]).dictionaryValue[Int64(3)] == 4)
        #expect(try MLFeatureValue(dictionary: ["a": 2]).dictionaryValue["a"] == 2)
        #expect(throws: MLModelError.self) { try MLFeatureValue(dictionary: [AnyHashable(1): 2, AnyHashable("a"): 4]) }
        #expect(throws: MLModelError.self) { try MLFeatureValue(dictionary: [AnyHashable(1.5): 2]) }
    }

    @Test func providersMakeFeaturesOfValues() throws {
        let provider = try MLDictionaryFeatureProvider(dictionary: ["a": 1, "b": 1.5, "c": "x", "d": Float(2)])
        #expect(provider["a"]?.int64Value == 1)
        #expect(provider["b"]?.doubleValue == 1.5)
        #expect(provider["c"]?.stringValue == "x")
        #expect(provider["d"]?.doubleValue == 2)
        #expect(provider.featureNames == ["a", "b", "c", "d"])
        #expect(throws: MLModelError.self) { try MLDictionaryFeatureProvider(dictionary: ["a": [1, 2]]) }
    }

    /// A picture whose left half is red and right half is blue.
    static func picture() throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: 8, height: 4, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
        context.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        context.fill(CGRect(x: 4, y: 0, width: 4, height: 4))
        return try #require(context.makeImage())
    }

    /// Blue, green and red of a pixel.
    static func pixel(_ buffer: CVPixelBuffer, _ x: Int, _ y: Int) -> [UInt8] {
        let row = CVPixelBufferGetBaseAddress(buffer)! + y * CVPixelBufferGetBytesPerRow(buffer)
        return (0..<3).map { row.load(fromByteOffset: x * 4 + $0, as: UInt8.self) }
    }

    @Test func imagesAreDrawnIntoBuffers() throws {
        let value = try MLFeatureValue(
            cgImage: Self.picture(), pixelsWide: 4, pixelsHigh: 4, pixelFormatType: kCVPixelFormatType_32BGRA, options: nil)
        let buffer = try #require(value.imageBufferValue)
        #expect(Self.pixel(buffer, 0, 1) == [0, 0, 255])
        #expect(Self.pixel(buffer, 3, 1) == [255, 0, 0])
    }

    @Test func partsOfImagesAreDrawn() throws {
        let right: [MLFeatureValue.ImageOption: Any] = [.cropRect: CGRect(x: 0.5, y: 0, width: 0.5, height: 1)]
        let value = try MLFeatureValue(
            cgImage: Self.picture(), pixelsWide: 2, pixelsHigh: 2, pixelFormatType: kCVPixelFormatType_32BGRA, options: right)
        #expect(Self.pixel(try #require(value.imageBufferValue), 0, 0) == [255, 0, 0])
        #expect(throws: MLModelError.self) {
            try MLFeatureValue(cgImage: Self.picture(), pixelsWide: 0, pixelsHigh: 2, pixelFormatType: kCVPixelFormatType_32BGRA)
        }
    }

    @Test func orientationsTurnImages() throws {
        let value = try MLFeatureValue(
            cgImage: Self.picture(), orientation: .right, pixelsWide: 4, pixelsHigh: 8, pixelFormatType: kCVPixelFormatType_32BGRA)
        let buffer = try #require(value.imageBufferValue)
        // The left side of the picture is its top when it is turned clockwise.
        #expect(Self.pixel(buffer, 1, 0) == [0, 0, 255])
        #expect(Self.pixel(buffer, 1, 7) == [255, 0, 0])
    }
}
