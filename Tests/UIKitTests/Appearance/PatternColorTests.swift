import CoreGraphics
import Testing

@testable import UIKit

/// Colours that paint with an image.
@MainActor @Suite struct PatternColorTests {
    /// Two points wide and high: red and green above, blue and white below.
    private let image = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2), format: .onePixelPerPoint).image { context in
        let colors: [[UIColor]] = [[.red, .green], [.blue, .white]]
        for (row, line) in colors.enumerated() {
            for (column, color) in line.enumerated() {
                color.setFill()
                context.fill(CGRect(x: column, y: row, width: 1, height: 1))
            }
        }
    }

    @Test func fillsLayTheImageSideBySideAndUpright() throws {
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 6, height: 4), format: .onePixelPerPoint).image { context in
            UIColor(patternImage: image).setFill()
            context.fill(CGRect(x: 1, y: 0, width: 5, height: 4))
        }
        let bytes = try #require(picture.cgImage).buffer.data
        func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(bytes[(y * 6 + x) * 4..<(y * 6 + x) * 4 + 4]) }
        #expect(pixel(0, 0) == [0, 0, 0, 0])
        #expect(pixel(2, 0) == [0, 0, 255, 255])
        #expect(pixel(1, 2) == [0, 255, 0, 255])
        #expect(pixel(4, 3) == [255, 0, 0, 255])
        #expect(pixel(5, 1) == [255, 255, 255, 255])
    }

    @Test func layersTakeTheMean() {
        let color = UIColor(patternImage: image).cgColor
        #expect(color.pattern != nil)
        let mean = RGBA(color.flat)
        #expect(abs(mean.red - 0.5) < 0.01)
        #expect(abs(mean.green - 0.5) < 0.01)
        #expect(abs(mean.blue - 0.5) < 0.01)
        #expect(mean.alpha == 1)
        #expect(color.copy(alpha: 0.5)?.flat.alpha == 0.5)
    }

    @Test func anEmptyImageIsClear() { #expect(UIColor(patternImage: UIImage()).cgColor.alpha == 0) }

    @Test func shadowsOfImageContextsFallDownwardsInPoints() throws {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 2
        let picture = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10), format: format).image { context in
            context.cgContext.setShadow(offset: CGSize(width: 0, height: 4), blur: 0, color: UIColor.blue.cgColor)
            UIColor.red.setFill()
            context.fill(CGRect(x: 4, y: 4, width: 2, height: 2))
        }
        let bytes = try #require(picture.cgImage).buffer.data
        func pixel(_ x: Int, _ y: Int) -> [UInt8] { Array(bytes[(y * 20 + x) * 4..<(y * 20 + x) * 4 + 4]) }
        #expect(pixel(10, 17) == [255, 0, 0, 255])
        #expect(pixel(10, 1) == [0, 0, 0, 0])
    }
}

extension UIGraphicsImageRendererFormat {
    fileprivate static var onePixelPerPoint: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = 1
        return format
    }
}
