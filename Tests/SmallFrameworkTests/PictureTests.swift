import HealthKit
import IOSurface
import QuickLookThumbnailing
import QuinceFoundation
import Testing
import UIKit
import VideoToolbox

@testable import HealthKitUI

/// Pictures of files, of pixel buffers and of memory.
@MainActor struct PictureTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    private func request(
        _ file: URL, _ types: QLThumbnailGenerator.Request.RepresentationTypes = .all, side: CGFloat = 100
    ) -> QLThumbnailGenerator.Request {
        QLThumbnailGenerator.Request(fileAt: file, size: CGSize(width: side, height: side), scale: 2, representationTypes: types)
    }

    @Test func anImageKeepsItsProportions() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.png")
        let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
            UIColor.red.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
        }
        try #require(image.pngData()).write(to: file)
        let thumbnail = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(file))
        #expect(thumbnail.type == .thumbnail)
        #expect(thumbnail.uiImage.size == CGSize(width: 100, height: 50))
        #expect(thumbnail.cgImage.width == 200)
    }

    @Test func textsAndOtherFilesHaveThumbnailsAndIcons() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (text, other) = (folder.appendingPathComponent("a.txt"), folder.appendingPathComponent("a.zip"))
        try Data("Hello".utf8).write(to: text)
        try Data([1, 2]).write(to: other)
        #expect(try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(text)).type == .thumbnail)
        #expect(try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(other)).type == .icon)
        await #expect(throws: QLThumbnailError(.generationFailed)) {
            _ = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(other, .thumbnail))
        }
        await #expect(throws: QLThumbnailError(.generationFailed)) {
            _ = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(folder.appendingPathComponent("none.png")))
        }
        await #expect(throws: QLThumbnailError(.requestInvalid)) {
            _ = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(text, side: 0))
        }
    }

    @Test func aDocumentShowsItsFirstPage() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("a.pdf")
        let pages = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 300, height: 600))
        try pages.pdfData { context in
            context.beginPage()
            UIColor.blue.setFill()
            context.fill(CGRect(x: 0, y: 0, width: 300, height: 600))
        }.write(to: file)
        let thumbnail = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(file, .thumbnail))
        #expect(thumbnail.uiImage.size == CGSize(width: 50, height: 100))
        let middle = (100 * 100 + 50) * 4
        #expect(try Array(values(thumbnail.cgImage)[middle..<middle + 4]) == [0, 0, 255, 255])
    }

    @Test func aThumbnailIsSaved() async throws {
        defer { try? FileManager.default.removeItem(at: folder) }
        let (text, saved) = (folder.appendingPathComponent("a.txt"), folder.appendingPathComponent("saved.png"))
        try Data("Hello".utf8).write(to: text)
        let error = await withCheckedContinuation { continuation in
            QLThumbnailGenerator.shared.saveBestRepresentation(for: request(text), to: saved, contentType: "public.png") { error in
                continuation.resume(returning: error.map { "\($0)" })
            }
        }
        #expect(error == nil)
        #expect(UIImage(contentsOfFile: saved.path) != nil)
    }

    /// Red, green, blue and alpha of each pixel.
    private func values(_ image: CGImage) throws -> [UInt8] {
        var values = [UInt8](repeating: 0, count: image.width * image.height * 4)
        try values.withUnsafeMutableBytes { memory in
            let context = try #require(
                CGContext(
                    data: memory.baseAddress, width: image.width, height: image.height, bitsPerComponent: 8, bytesPerRow: image.width * 4,
                    space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
            context.draw(image, in: CGRect(x: 0, y: 0, width: image.width, height: image.height))
            context.flush()
        }
        return values
    }

    @Test func aPixelBufferBecomesAnImage() throws {
        var buffer: CVPixelBuffer?
        #expect(CVPixelBufferCreate(nil, 2, 1, kCVPixelFormatType_32BGRA, nil, &buffer) == kCVReturnSuccess)
        let pixels = try #require(buffer)
        let bytes = try #require(CVPixelBufferGetBaseAddress(pixels)).assumingMemoryBound(to: UInt8.self)
        for (index, value) in [10, 20, 30, 255, 40, 50, 60, 255].enumerated() { bytes[index] = UInt8(value) }
        var image: CGImage?
        #expect(VTCreateCGImageFromCVPixelBuffer(pixels, options: nil, imageOut: &image) == 0)
        #expect(image?.width == 2)
        #expect(try values(#require(image)) == [30, 20, 10, 255, 60, 50, 40, 255])
    }

    @Test func lumaAndChromaBecomeColors() throws {
        var buffer: CVPixelBuffer?
        CVPixelBufferCreate(nil, 2, 2, kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange, nil, &buffer)
        let pixels = try #require(buffer)
        for row in 0..<2 {
            let line = try #require(CVPixelBufferGetBaseAddressOfPlane(pixels, 0)) + row * CVPixelBufferGetBytesPerRowOfPlane(pixels, 0)
            line.storeBytes(of: 0xEBEB, as: UInt16.self)
        }
        try #require(CVPixelBufferGetBaseAddressOfPlane(pixels, 1)).storeBytes(of: 0x8080, as: UInt16.self)
        var image: CGImage?
        #expect(VTCreateCGImageFromCVPixelBuffer(pixels, options: nil, imageOut: &image) == 0)
        #expect(try values(#require(image)).allSatisfy { $0 == 255 })
    }

    @Test func sessionsCannotBeMade() {
        var session: VTCompressionSession?
        let result = VTCompressionSessionCreate(
            allocator: nil, width: 2, height: 2, codecType: 0, encoderSpecification: nil, imageBufferAttributes: nil,
            compressedDataAllocator: nil, outputCallback: nil, refcon: nil, compressionSessionOut: &session)
        #expect(result == kVTCouldNotFindVideoEncoderErr)
        #expect(session == nil)
    }

    @Test func aSurfaceHasMemory() throws {
        let surface = try #require(IOSurface(properties: [.width: 3, .height: 2, .bytesPerElement: 4]))
        #expect(surface.bytesPerRow == 64)
        #expect(surface.allocationSize == 128)
        #expect(surface.unlock(seed: nil) != 0)
        let seed = surface.seed
        surface.lock(seed: nil)
        #expect(surface.isInUse)
        surface.unlock(seed: nil)
        #expect(surface.seed == seed + 1)
        #expect(IOSurface(properties: [.width: -1, .height: 2]) == nil)
        #expect(IOSurface(properties: [.width: 30000, .height: 30000, .bytesPerElement: 64]) == nil)
    }

    @Test func ringsShowThePartsOfTheGoals() {
        let summary = HKActivitySummary()
        summary.activeEnergyBurned = HKQuantity(unit: .kilocalorie(), doubleValue: 250)
        summary.activeEnergyBurnedGoal = HKQuantity(unit: .kilocalorie(), doubleValue: 500)
        summary.appleExerciseTime = HKQuantity(unit: .minute(), doubleValue: 45)
        summary.appleExerciseTimeGoal = HKQuantity(unit: .minute(), doubleValue: 30)
        #expect(HKActivityRingView.progress(summary) == [0.5, 1.5, 0])
        #expect(HKActivityRingView.progress(nil) == [0, 0, 0])
        let view = HKActivityRingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.setActivitySummary(summary, animated: false)
        view.layoutIfNeeded()
        #expect(view.accessibilityValue == "50 %, 150 %, 0 %")
        view.activitySummary = nil
        #expect(view.accessibilityValue == "0 %, 0 %, 0 %")
    }
}
