import CoreGraphics
import Foundation
import ModelSupport
import Testing
import Vision

@testable import CoreML

/// An app's models in Vision's requests.
struct VisionModelTests {
    private func request(_ type: Int) throws -> VNCoreMLRequest {
        let image = WrittenModel.Kind.image(width: 4, height: 4)
        let model = try WrittenModel(type, inputs: [.init("image", image)], outputs: [.init("image", image)]).loaded()
        return VNCoreMLRequest(model: try VNCoreMLModel(for: model))
    }

    @Test func modelsGetThePictureInTheirSize() throws {
        let request = try request(900)
        request.imageCropAndScaleOption = .scaleFill
        try VNImageRequestHandler(cgImage: FeatureValueTests.picture()).perform([request])
        let observation = try #require(request.results?.first as? VNPixelBufferObservation)
        #expect(observation.featureName == "image")
        #expect(CVPixelBufferGetWidth(observation.pixelBuffer) == 4)
        #expect(FeatureValueTests.pixel(observation.pixelBuffer, 0, 0) == [0, 0, 255])
        #expect(FeatureValueTests.pixel(observation.pixelBuffer, 3, 3) == [255, 0, 0])
    }

    @Test func networksFailWithTheReason() throws {
        let request = try request(500)
        let problem = #expect(throws: (any Error).self) {
            try VNImageRequestHandler(cgImage: FeatureValueTests.picture()).perform([request])
        }
        let text = try #require(problem as NSError?).userInfo[NSLocalizedDescriptionKey] as? String ?? ""
        #expect(text.contains("“neural network”"))
        #expect(request.results == nil)
    }

    @Test func modelsWithoutAnImageAreRefused() throws {
        let model = try WrittenModel(900, inputs: [.init("x", .double)], outputs: [.init("x", .double)]).loaded()
        #expect(throws: (any Error).self) { try VNCoreMLModel(for: model) }
    }
}
