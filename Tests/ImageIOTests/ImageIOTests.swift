import Testing

@testable import ImageIO

struct ImageIOTests {
    /// A picture of one colour on the left and another on the right.
    private func picture(_ width: Int, _ height: Int, left: CGColor, right: CGColor) throws -> CGImage {
        let context = try #require(
            CGContext(
                data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
                bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
        context.setFillColor(left)
        context.fill(CGRect(x: 0, y: 0, width: width / 2, height: height))
        context.setFillColor(right)
        context.fill(CGRect(x: width / 2, y: 0, width: width - width / 2, height: height))
        return try #require(context.makeImage())
    }

    private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

    private func file(_ type: String, _ images: [CGImage], _ properties: [String: Any] = [:], of file: [String: Any] = [:]) throws -> Data {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, type, images.count, nil))
        CGImageDestinationSetProperties(destination, file)
        for image in images { CGImageDestinationAddImage(destination, image, properties) }
        #expect(CGImageDestinationFinalize(destination))
        return Data(referencing: data)
    }

    private func source(_ data: Data) throws -> CGImageSource { try #require(CGImageSourceCreateWithData(data as NSData, nil)) }

    @Test func pngsKeepTheirPixels() throws {
        let source = try source(file("public.png", [picture(6, 4, left: red, right: blue)]))
        #expect(CGImageSourceGetType(source) == "public.png")
        #expect(CGImageSourceGetCount(source) == 1)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        #expect(properties[kCGImagePropertyPixelWidth] as? Int == 6)
        #expect(properties[kCGImagePropertyPixelHeight] as? Int == 4)
        #expect(properties[kCGImagePropertyColorModel] as? String == "RGB")
        let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
        #expect(image.pixel(x: 0, y: 0) == 0xFFFF_0000)
        #expect(image.pixel(x: 5, y: 3) == 0xFF00_00FF)
        #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 1, nil) == nil)
    }

    @Test(arguments: ["public.png", "public.jpeg"]) func metadataIsKept(_ type: String) throws {
        let properties: [String: Any] = [
            kCGImagePropertyOrientation: 6, kCGImagePropertyTIFFDictionary: [kCGImagePropertyTIFFMake: "Quince"] as [String: Any],
            kCGImagePropertyExifDictionary: [
                kCGImagePropertyExifDateTimeOriginal: "2026:02:03 04:05:06", kCGImagePropertyExifExposureTime: 0.01,
                kCGImagePropertyExifISOSpeedRatings: [200], kCGImagePropertyExifExposureBiasValue: -0.5,
            ] as [String: Any],
            kCGImagePropertyGPSDictionary: [
                kCGImagePropertyGPSLatitude: 45.815, kCGImagePropertyGPSLatitudeRef: "N", kCGImagePropertyGPSLongitude: 15.9819,
                kCGImagePropertyGPSLongitudeRef: "E",
            ] as [String: Any],
        ]
        let source = try source(file(type, [picture(6, 4, left: red, right: blue)], properties))
        let read = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        #expect(read[kCGImagePropertyOrientation] as? Int == 6)
        #expect((read[kCGImagePropertyTIFFDictionary] as? [String: Any])?["Make"] as? String == "Quince")
        let exif = try #require(read[kCGImagePropertyExifDictionary] as? [String: Any])
        #expect(exif["DateTimeOriginal"] as? String == "2026:02:03 04:05:06")
        #expect(exif["ExposureTime"] as? Double == 0.01)
        #expect(exif["ISOSpeedRatings"] as? [Int] == [200])
        #expect(exif["ExposureBiasValue"] as? Double == -0.5)
        let gps = try #require(read[kCGImagePropertyGPSDictionary] as? [String: Any])
        #expect(abs((gps["Latitude"] as? Double ?? 0) - 45.815) < 1e-6)
        #expect(abs((gps["Longitude"] as? Double ?? 0) - 15.9819) < 1e-6)
    }

    @Test func thumbnailsAreSmallAndUpright() throws {
        let data = try file("public.jpeg", [picture(60, 40, left: red, right: blue)], [kCGImagePropertyOrientation: 6])
        let first = try #require(
            CGImageSourceCreateWithData(data as NSData, nil).flatMap { CGImageSourceCopyPropertiesAtIndex($0, 0, nil) })
        let jfif = first[kCGImagePropertyJFIFDictionary] as? [String: Any]
        #expect(jfif?[kCGImagePropertyJFIFXDensity] is NSNumber)
        #expect(jfif?[kCGImagePropertyJFIFIsProgressive] == nil)
        let source = try source(data)
        #expect(CGImageSourceCreateThumbnailAtIndex(source, 0, nil) == nil)
        let options: [String: Any] = [
            kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 30,
            kCGImageSourceCreateThumbnailWithTransform: true,
        ]
        let upright = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
        #expect(upright.width == 20)
        #expect(upright.height == 30)
        // Turned to the right, what was on the left is above.
        #expect(upright.pixel(x: 10, y: 4) >> 16 & 0xFF > 200)
        #expect(upright.pixel(x: 10, y: 26) & 0xFF > 200)
        let stored = CGImageSourceCreateThumbnailAtIndex(
            source, 0, [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 300])
        #expect(stored?.width == 60)
    }

    @Test func animationsHaveFramesAndTimes() throws {
        let frames = [try picture(8, 8, left: red, right: blue), try picture(8, 8, left: blue, right: red)]
        let data = try file(
            "com.compuserve.gif", frames, [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFDelayTime: 0.25] as [String: Any]],
            of: [kCGImagePropertyGIFDictionary: [kCGImagePropertyGIFLoopCount: 0] as [String: Any]])
        let source = try source(data)
        #expect(CGImageSourceGetCount(source) == 2)
        for index in 0..<2 {
            let gif = CGImageSourceCopyPropertiesAtIndex(source, index, nil)?[kCGImagePropertyGIFDictionary] as? [String: Any]
            #expect(gif?[kCGImagePropertyGIFDelayTime] as? Double == 0.25)
            let image = try #require(CGImageSourceCreateImageAtIndex(source, index, nil))
            #expect(image.pixel(x: 1, y: 1) == (index == 0 ? 0xFFFF_0000 : 0xFF00_00FF))
            #expect(image.pixel(x: 6, y: 6) == (index == 0 ? 0xFF00_00FF : 0xFFFF_0000))
        }
        let container = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? [String: Any]
        #expect(container?[kCGImagePropertyGIFLoopCount] as? Int == 0)
    }

    @Test func gifsOfManyColorsSurvive() throws {
        let width = 60, height = 40
        var pixels = Data(capacity: width * height * 4)
        for y in 0..<height { for x in 0..<width { pixels.append(contentsOf: [UInt8(x * 4), UInt8(y * 6), UInt8((x * y) & 255), 255]) } }
        let image = try #require(CGImage(width: width, height: height, bytesPerRow: width * 4, isOpaque: true, pixels: pixels))
        let read = try #require(CGImageSourceCreateImageAtIndex(try source(file("com.compuserve.gif", [image])), 0, nil))
        var sum = 0
        for y in 0..<height {
            for x in 0..<width {
                for shift in [0, 8, 16] as [UInt32] {
                    sum += abs(Int(image.pixel(x: x, y: y) >> shift & 255) - Int(read.pixel(x: x, y: y) >> shift & 255))
                }
            }
        }
        #expect(Double(sum) / Double(width * height * 3) < 12)
    }

    @Test func dataThatIsStillComing() throws {
        let data = try file("public.png", [picture(30, 20, left: red, right: blue)])
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        CGImageSourceUpdateData(source, data.prefix(40) as NSData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil)?[kCGImagePropertyPixelWidth] as? Int == 30)
        CGImageSourceUpdateData(source, data as NSData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) != nil)
    }

    @Test func damagedDataIsNoImage() throws {
        #expect(CGImageSourceCreateWithData(NSData(), nil) == nil)
        let text = try source(Data("no picture".utf8))
        #expect(CGImageSourceGetType(text) == nil)
        #expect(CGImageSourceGetCount(text) == 0)
        #expect(CGImageSourceGetStatus(text) == .statusUnknownType)
        for type in ["public.png", "public.jpeg", "com.compuserve.gif"] {
            let data = try file(type, [picture(30, 20, left: red, right: blue)], [kCGImagePropertyOrientation: 3])
            for length in stride(from: 1, to: data.count, by: 7) {
                let part = try source(data.prefix(length))
                _ = CGImageSourceCopyPropertiesAtIndex(part, 0, nil)
                _ = CGImageSourceCreateImageAtIndex(part, 0, nil)
                #expect(CGImageSourceGetCount(part) <= 1)
            }
        }
    }

    @Test func filesThatCannotBeWritten() throws {
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.heic", 1, nil) == nil)
        #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 2, nil) == nil)
        let destination = try #require(CGImageDestinationCreateWithData(NSMutableData(), "public.png", 1, nil))
        #expect(!CGImageDestinationFinalize(destination))
    }
}
