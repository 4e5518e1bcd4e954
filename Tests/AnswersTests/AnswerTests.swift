import ActivityKit
import CallKit
import CoreImage
import CoreLocation
import CoreML
import CoreNFC
import CoreVideo
import ExternalAccessory
import GameController
import HomeKit
import MetricKit
import NearbyInteraction
import PassKit
import QuinceFoundation
import Social
import Speech
import Testing
import Vision
import VisionKit
import WeatherKit

/// What frameworks answer for which the device has no hardware, account or model.
@MainActor struct AnswerTests {
    @Test func nothingIsSupported() {
        #expect(!ActivityAuthorizationInfo().areActivitiesEnabled)
        #expect(!NFCNDEFReaderSession.readingAvailable)
        #expect(!NISession.isSupported)
        #expect(!PKPaymentAuthorizationController.canMakePayments())
        #expect(PKPaymentAuthorizationViewController(paymentRequest: PKPaymentRequest()) == nil)
        #expect(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeFacebook))
        #expect(!DataScannerViewController.isSupported)
        #expect(!VNDocumentCameraViewController.isSupported)
        #expect(SFSpeechRecognizer()?.isAvailable == false)
        #expect(SFSpeechRecognizer(locale: Locale(identifier: "xx-XX")) == nil)
        #expect(GCController.controllers().isEmpty)
        #expect(EAAccessoryManager.shared().connectedAccessories.isEmpty)
        #expect(HMHomeManager().homes.isEmpty)
        #expect(MXMetricManager.shared.pastPayloads.isEmpty)
        #expect(CXCallObserver().calls.isEmpty)
    }

    private struct Delivery: ActivityAttributes {
        struct ContentState: Codable, Hashable { var place: String }
        var number: Int
    }

    @Test func aLiveActivityDoesNotBegin() {
        #expect(throws: ActivityAuthorizationError.unsupportedTarget) {
            try Activity.request(
                attributes: Delivery(number: 1), content: ActivityContent(state: Delivery.ContentState(place: "x"), staleDate: nil))
        }
        #expect(Activity<Delivery>.activities.isEmpty)
    }

    @Test func callsWeatherAndModelsFail() async {
        await #expect(throws: CXErrorCodeIncomingCallError.self) {
            try await CXProvider(configuration: CXProviderConfiguration()).reportNewIncomingCall(with: UUID(), update: CXCallUpdate())
        }
        await #expect(throws: WeatherError.permissionDenied) {
            try await WeatherService.shared.weather(for: CLLocation(latitude: 1, longitude: 2))
        }
        #expect(throws: MLModelError.self) { try MLModel(contentsOf: URL(fileURLWithPath: "/model.mlmodelc")) }
        nonisolated(unsafe) var failure: (any Error)?
        let request = VNRecognizeTextRequest { _, error in failure = error }
        #expect(throws: (any Error).self) { try VNImageRequestHandler(data: Data()).perform([request]) }
        #expect(failure != nil)
        #expect(WeatherCondition.mostlyCloudy.description == "Mostly Cloudy")
    }

    @Test func codesAreReadWithoutAModel() throws {
        let filter = try #require(CIFilter(name: "CICode128BarcodeGenerator") ?? CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data("QUINCE 1".utf8), forKey: "inputMessage")
        let code = try #require(filter.outputImage).transformed(by: CGAffineTransform(scaleX: 4, y: 4))
        let area = code.extent.insetBy(dx: -40, dy: -40)
        let image = try #require(CIContext().createCGImage(code.composited(over: CIImage(color: .white).cropped(to: area)), from: area))
        let request = VNDetectBarcodesRequest()
        try VNImageRequestHandler(cgImage: image).perform([request])
        let found = try #require(request.results?.first)
        #expect(found.payloadStringValue == "QUINCE 1")
        #expect(CGRect(x: 0, y: 0, width: 1, height: 1).contains(found.boundingBox))
        request.symbologies = [.ean13]
        try VNImageRequestHandler(cgImage: image).perform([request])
        #expect(request.results?.isEmpty == true)
    }

    /// Requests declare the kind of what they find, and take pictures of every kind.
    @Test func codesAreReadInEveryKindOfPicture() throws {
        let filter = try #require(CIFilter(name: "CIQRCodeGenerator"))
        filter.setValue(Data("QUINCE 2".utf8), forKey: "inputMessage")
        let code = try #require(filter.outputImage).transformed(by: CGAffineTransform(scaleX: 6, y: 6))
        let area = code.extent.insetBy(dx: -40, dy: -40)
        let image = code.composited(over: CIImage(color: .white).cropped(to: area)).transformed(
            by: CGAffineTransform(translationX: -area.minX, y: -area.minY))
        var buffer: CVPixelBuffer?
        CVPixelBufferCreate(nil, Int(area.width), Int(area.height), kCVPixelFormatType_32BGRA, nil, &buffer)
        let pixels = try #require(buffer)
        CIContext().render(image, to: pixels)
        for handler in [VNImageRequestHandler(ciImage: image), VNImageRequestHandler(cvPixelBuffer: pixels, orientation: .up)] {
            let request = VNDetectBarcodesRequest()
            try handler.perform([request])
            #expect(request.results?.map(\.payloadStringValue) == ["QUINCE 2"])
            #expect(request.results?.first?.symbology == .qr)
        }
        let request = VNDetectBarcodesRequest()
        try VNSequenceRequestHandler().perform([request], on: pixels)
        #expect(request.results?.count == 1)
        let texts: [VNRecognizedTextObservation]? = VNRecognizeTextRequest().results
        #expect(texts == nil)
        #expect(VNHumanHandPoseObservation.JointName.indexTip.rawValue.rawValue == "VNHLKITIP")
    }

    @Test func scannersKeepWhatTheyLookFor() {
        let scanner = DataScannerViewController(
            recognizedDataTypes: [.barcode(symbologies: [.ean13, .upce]), .text()], qualityLevel: .fast)
        #expect(scanner.recognizedDataTypes.count == 2)
        #expect(scanner.qualityLevel == .fast)
        #expect(throws: DataScannerViewController.ScanningUnavailable.self) { try scanner.startScanning() }
    }

    @Test func arraysOfSeveralDimensionsKeepTheirNumbers() throws {
        let array = try MLMultiArray(shape: [2, 3], dataType: .double)
        array[[1, 2]] = 7
        #expect(array[5] == 7)
        #expect(array.strides == [3, 1])
        #expect(throws: MLModelError.self) { try MLMultiArray(shape: [1_000_000, 1_000_000], dataType: .double) }
        let features = try MLDictionaryFeatureProvider(dictionary: ["a": 1, "b": "text"])
        #expect(features.featureValue(for: "a")?.int64Value == 1)
        #expect(features.featureValue(for: "b")?.stringValue == "text")
    }
}
