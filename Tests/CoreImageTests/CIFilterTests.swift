import Testing
import UIKit

@testable import CoreImage

struct CIFilterTests {
    private let context = CIContext()

    /// A pixel of an image as red, green, blue and alpha.
    private func color(_ image: CIImage?, _ x: Int = 0, _ y: Int = 0) throws -> [Int] {
        let image = try #require(image)
        let picture = try #require(context.createCGImage(image, from: CGRect(x: x, y: y, width: 1, height: 1)))
        let pixel = picture.pixel(x: 0, y: 0)
        return [16, 8, 0, 24].map { Int(pixel >> $0 & 255) }
    }

    private func plain(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ size: CGFloat = 8) -> CIImage {
        CIImage(color: CIColor(red: red, green: green, blue: blue)).cropped(to: CGRect(x: 0, y: 0, width: size, height: size))
    }

    /// Red on the left, blue on the right.
    private var halves: CIImage { plain(1, 0, 0).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 8)).composited(over: plain(0, 0, 1)) }

    @Test func colorsComeBackAsTheyWere() throws {
        for value in stride(from: 0, through: 255, by: 15) {
            let part = CGFloat(value) / 255
            #expect(try color(plain(part, 1 - part, 0.2)) == [value, 255 - value, 51, 255])
        }
    }

    @Test func areasComeDownToAPixel() throws {
        let area = CIVector(cgRect: halves.extent)
        func reduced(_ name: String, _ image: CIImage? = nil) throws -> [Int] {
            let output = CIFilter(name: name, parameters: [kCIInputImageKey: image ?? halves, kCIInputExtentKey: area])?.outputImage
            #expect(output?.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
            return try color(output)
        }
        // Half the light is more than half of an encoded value.
        #expect(try reduced("CIAreaAverage") == [188, 0, 188, 255])
        #expect(try reduced("CIAreaMaximum") == [255, 0, 255, 255])
        #expect(try reduced("CIAreaMinimum") == [0, 0, 0, 255])
        let faint = plain(1, 0, 0).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 8))
        #expect(try reduced("CIAreaMinimumAlpha", faint) == [0, 0, 0, 0])
        #expect(try reduced("CIAreaMaximumAlpha", faint) == [255, 0, 0, 255])
        let filter = CIFilter.areaAverage()
        filter.inputImage = halves
        filter.extent = CGRect(x: 0, y: 0, width: 4, height: 4)
        #expect(filter.extent == CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(try color(filter.outputImage) == [255, 0, 0, 255])
        filter.extent = .zero
        #expect(filter.outputImage == nil)
    }

    /// As apps find the colour of a picture.
    @Test func contextsWithoutAWorkingSpaceTakePixelsAsTheyAre() throws {
        let pixels = Data([0, 0, 0, 255, 0, 0, 200, 255])
        let picture = try #require(CGImage(width: 2, height: 1, bytesPerRow: 8, isOpaque: true, pixels: pixels))
        let image = CIImage(cgImage: picture), context = CIContext(options: [.workingColorSpace: NSNull()])
        #expect(context.workingColorSpace == nil)
        let average = CIFilter(
            name: "CIAreaAverage", parameters: [kCIInputImageKey: image, kCIInputExtentKey: CIVector(cgRect: image.extent)])
        var bitmap = [UInt8](repeating: 0, count: 4)
        func render(_ image: CIImage?) throws -> [UInt8] {
            context.render(
                try #require(image), toBitmap: &bitmap, rowBytes: 4, bounds: CGRect(x: 0, y: 0, width: 1, height: 1), format: .RGBA8,
                colorSpace: nil)
            return bitmap
        }
        #expect(try render(average?.outputImage) == [100, 0, 0, 255])
        #expect(try render(image.transformed(by: CGAffineTransform(translationX: -1, y: 0))) == [200, 0, 0, 255])
        // Colours that filters make are those of sRGB.
        #expect(try render(CIImage(color: CIColor(red: 0.4, green: 1, blue: 0))) == [102, 255, 0, 255])
    }

    @Test func bitmapsKeepTheirPixels() throws {
        let pixels = Data((0..<64).map { UInt8($0 * 4 | 3) })
        let picture = try #require(CGImage(width: 4, height: 4, bytesPerRow: 16, isOpaque: true, pixels: pixels))
        let image = CIImage(cgImage: picture)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 4, height: 4))
        let drawn = try #require(context.createCGImage(image, from: image.extent))
        for y in 0..<4 { for x in 0..<4 { #expect(drawn.pixel(x: x, y: y) | 0xFF00_0000 == picture.pixel(x: x, y: y) | 0xFF00_0000) } }
        // The origin is the lower left corner.
        #expect(try color(image, 0, 0)[2] == Int(picture.pixel(x: 0, y: 3) & 255))
    }

    @Test func sepiaIsBrown() throws {
        let filter = CIFilter(name: "CISepiaTone")
        filter?.setValue(plain(0.5, 0.5, 0.5), forKey: kCIInputImageKey)
        #expect(filter?.value(forKey: kCIInputIntensityKey) as? Double == 1)
        let sepia = try color(filter?.outputImage)
        #expect(sepia[0] > sepia[1])
        #expect(sepia[1] > sepia[2])
        filter?.setValue(0, forKey: kCIInputIntensityKey)
        #expect(try color(filter?.outputImage) == [128, 128, 128, 255])
    }

    @Test func builtInsHaveProperties() throws {
        let filter = CIFilter.sepiaTone()
        #expect(filter.intensity == 1)
        filter.inputImage = plain(1, 1, 1)
        filter.intensity = 0.5
        #expect(filter.value(forKey: "inputIntensity") as? Float == 0.5)
        #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 8, height: 8))
        let gradient = CIFilter.linearGradient()
        gradient.point0 = CGPoint(x: 0, y: 0)
        gradient.point1 = CGPoint(x: 10, y: 0)
        gradient.color0 = .black
        gradient.color1 = .white
        #expect(gradient.outputImage?.extent.isInfinite == true)
        #expect(try color(gradient.outputImage, 0, 0)[0] < 70)
        #expect(try color(gradient.outputImage, 20, 0) == [255, 255, 255, 255])
    }

    @Test func everyFilterDrawsItsStandardValues() throws {
        for name in CIFilter.filterNames(inCategory: kCICategoryBuiltIn) {
            let filter = try #require(CIFilter(name: name))
            for key in filter.inputKeys where key.hasSuffix("Image") || key == "inputMask" { filter.setValue(halves, forKey: key) }
            if filter.inputKeys.contains("inputMessage") { filter.setValue(Data("x".utf8), forKey: "inputMessage") }
            if name.hasPrefix("CIColorCube") { continue }
            let image = try #require(filter.outputImage, "\(name)")
            #expect(context.createCGImage(image, from: CGRect(x: -2, y: -2, width: 12, height: 12)) != nil, "\(name)")
            #expect(CIFilter.localizedName(forFilterName: name) != nil)
        }
        #expect(CIFilter(name: "CINoSuchFilter") == nil)
    }

    @Test func invertAndMono() throws {
        #expect(try color(plain(1, 0, 0.2).applyingFilter("CIColorInvert")) == [0, 255, 204, 255])
        let mono = try color(plain(1, 0, 0).applyingFilter("CIPhotoEffectMono"))
        #expect(mono[0] == mono[1])
        #expect(mono[1] == mono[2])
        let gray = try color(plain(1, 0, 0).applyingFilter("CIColorControls", parameters: [kCIInputSaturationKey: 0]))
        #expect(gray[0] == gray[2])
    }

    @Test func blursSpreadAndKeepTheMean() throws {
        let image = halves.clampedToExtent().applyingGaussianBlur(sigma: 2)
        let middle = try color(image, 4, 4)
        #expect(middle[0] > 150)
        #expect(middle[2] > 150)
        #expect(try color(image, -40, 4) == [255, 0, 0, 255])
        let flat = plain(0.4, 0.6, 0.8).clampedToExtent().applyingFilter("CIBoxBlur", parameters: [kCIInputRadiusKey: 5])
        #expect(try color(flat, 3, 3) == [102, 153, 204, 255])
        let extent = plain(1, 1, 1).applyingGaussianBlur(sigma: 2).extent
        #expect(extent == CGRect(x: -6, y: -6, width: 20, height: 20))
    }

    @Test func transformsMoveAndScale() throws {
        let moved = halves.transformed(by: CGAffineTransform(translationX: 10, y: 20))
        #expect(moved.extent == CGRect(x: 10, y: 20, width: 8, height: 8))
        #expect(try color(moved, 11, 21) == [255, 0, 0, 255])
        #expect(try color(moved, 17, 21) == [0, 0, 255, 255])
        let small = halves.applyingFilter("CILanczosScaleTransform", parameters: [kCIInputScaleKey: 0.25])
        #expect(small.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
        #expect(try color(small, 0, 0) == [255, 0, 0, 255])
        let turned = halves.oriented(.right)
        #expect(turned.extent == CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(try color(turned, 4, 6) == [255, 0, 0, 255])
        #expect(try color(turned, 4, 1) == [0, 0, 255, 255])
    }

    @Test func perspectiveIsCorrected() throws {
        let filter = CIFilter.perspectiveCorrection()
        filter.inputImage = halves
        (filter.topLeft, filter.topRight) = (CGPoint(x: 0, y: 8), CGPoint(x: 8, y: 8))
        (filter.bottomLeft, filter.bottomRight) = (CGPoint(x: 0, y: 0), CGPoint(x: 8, y: 0))
        #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 8, height: 8))
        #expect(try color(filter.outputImage, 1, 4) == [255, 0, 0, 255])
        #expect(try color(filter.outputImage, 6, 4) == [0, 0, 255, 255])
    }

    @Test func masksChooseBetweenImages() throws {
        let filter = CIFilter.blendWithMask()
        filter.inputImage = plain(1, 0, 0)
        filter.backgroundImage = plain(0, 1, 0)
        filter.maskImage = plain(1, 1, 1).cropped(to: CGRect(x: 0, y: 0, width: 4, height: 8))
        #expect(try color(filter.outputImage, 1, 1) == [255, 0, 0, 255])
        #expect(try color(filter.outputImage, 6, 1) == [0, 255, 0, 255])
    }

    @Test func endlessAndEmptyImagesAreNotDrawn() {
        #expect(context.createCGImage(CIImage(color: .red), from: .infinite) == nil)
        #expect(context.createCGImage(.empty(), from: .zero) == nil)
        #expect(CIImage(data: Data("no picture".utf8)) == nil)
    }
}

struct QRCodeTests {
    private func rows(_ code: QRCode) -> [String] {
        (0..<code.size).map { y in (0..<code.size).map { code.isDark($0, y) ? "#" : "." }.joined() }
    }

    @Test func versionsGrowWithTheText() throws {
        #expect(try #require(QRCode([1], .medium)).size == 21)
        #expect(try #require(QRCode([UInt8](repeating: 65, count: 14), .medium)).size == 21)
        #expect(try #require(QRCode([UInt8](repeating: 65, count: 15), .medium)).size == 25)
        #expect(try #require(QRCode([UInt8](repeating: 65, count: 2953), .low)).size == 177)
        #expect(QRCode([UInt8](repeating: 65, count: 2954), .low) == nil)
    }

    @Test func findersLieInThreeCorners() throws {
        let rows = rows(try #require(QRCode(Array("https://example.com".utf8), .quartile)))
        let finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]
        #expect(rows.prefix(7).map { String($0.prefix(7)) } == finder)
        #expect(rows.prefix(7).map { String($0.suffix(7)) } == finder)
        #expect(rows.suffix(7).map { String($0.prefix(7)) } == finder)
    }

    @Test func theFilterDrawsAModuleAPixel() throws {
        let filter = CIFilter.qrCodeGenerator()
        #expect(filter.correctionLevel == "M")
        filter.message = Data("x".utf8)
        let image = try #require(filter.outputImage)
        #expect(image.extent == CGRect(x: 0, y: 0, width: 23, height: 23))
        let picture = try #require(CIContext().createCGImage(image, from: image.extent))
        #expect(picture.pixel(x: 0, y: 0) == 0xFFFF_FFFF)
        #expect(picture.pixel(x: 1, y: 1) == 0xFF00_0000)
        #expect(picture.pixel(x: 2, y: 2) == 0xFFFF_FFFF)
    }
}
