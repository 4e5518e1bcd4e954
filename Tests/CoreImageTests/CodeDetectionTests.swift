import CoreImage
import Testing
import UIKit

/// Codes that Core Image has drawn are found again.
@Suite struct CodeDetectionTests {
    private static func code(_ text: String) throws -> CIImage {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data(text.utf8), forKey: "inputMessage")
        let code = try #require(filter.outputImage).transformed(by: CGAffineTransform(scaleX: 6, y: 6))
        let margin = code.extent.insetBy(dx: -40, dy: -40)
        return code.transformed(by: CGAffineTransform(translationX: 100, y: 20))
            .composited(over: CIImage(color: .white).cropped(to: margin.offsetBy(dx: 100, dy: 20)))
    }

    @Test func aCodeIsReadWhereItLies() throws {
        let image = try Self.code("https://example.com/a?b=1")
        let detector = try #require(
            CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: [CIDetectorAccuracy: CIDetectorAccuracyHigh]))
        let features = detector.features(in: image)
        let feature = try #require(features.first as? CIQRCodeFeature)
        #expect(features.count == 1)
        #expect(feature.messageString == "https://example.com/a?b=1")
        #expect(feature.type == CIFeatureTypeQRCode)
        let code = image.extent.insetBy(dx: 40, dy: 40)
        #expect(abs(feature.topLeft.x - code.minX) < 12)
        #expect(abs(feature.topLeft.y - code.maxY) < 12)
        #expect(abs(feature.bottomRight.x - code.maxX) < 12)
        #expect(abs(feature.bottomRight.y - code.minY) < 12)
        #expect(code.insetBy(dx: -12, dy: -12).contains(feature.bounds))
    }

    @Test func whatIsTooSmallOrNoCodeIsNotFound() throws {
        let detector = try #require(CIDetector(ofType: CIDetectorTypeQRCode, context: nil, options: [CIDetectorMinFeatureSize: 0.95]))
        #expect(detector.features(in: try Self.code("a")).isEmpty)
        #expect(detector.features(in: CIImage(color: .red)).isEmpty)
        #expect(detector.features(in: CIImage(color: .red).cropped(to: CGRect(x: 0, y: 0, width: 30, height: 20))).isEmpty)
        #expect(CIDetector(ofType: "CIDetectorTypeFace", context: nil, options: nil) == nil)
    }

    @Test func imagesKeepTheRecipeTheyAreMadeOf() throws {
        let recipe = try Self.code("a")
        #expect(UIImage(ciImage: recipe).ciImage === recipe)
        #expect(UIImage().ciImage == nil)
    }
}
