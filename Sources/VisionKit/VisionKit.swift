import QuinceFoundation
import UIKit
import Vision

/// Scans documents with the camera; a simulated device has none for it.
///
/// Source: Apple's documentation of `VNDocumentCameraViewController`.
@preconcurrency @MainActor open class VNDocumentCameraViewController: UIViewController {
    open class var isSupported: Bool { false }
    open weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}

/// Source: Apple's documentation of `VNDocumentCameraViewControllerDelegate`.
@preconcurrency @MainActor public protocol VNDocumentCameraViewControllerDelegate: NSObjectProtocol {
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
    func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
    func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}

extension VNDocumentCameraViewControllerDelegate {
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan) {}
    public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
    public func documentCameraViewController(_ controller: VNDocumentCameraViewController, didFailWithError error: any Error) {}
}

/// The pages of a scan. Source: Apple's documentation of `VNDocumentCameraScan`.
open class VNDocumentCameraScan: NSObject {
    open var pageCount: Int { 0 }
    open var title: String { "" }
    open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}

/// Finds text and codes in the camera's picture; a simulated device cannot.
///
/// Source: Apple's documentation of `DataScannerViewController`.
@preconcurrency @MainActor open class DataScannerViewController: UIViewController {
    public enum ScanningUnavailable: Error, Sendable { case unsupported, cameraRestricted }
    public enum QualityLevel: Sendable { case balanced, fast, accurate }
    public struct RecognizedDataType: Hashable, Sendable {
        private let name: String
        public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> RecognizedDataType {
            RecognizedDataType(name: "text")
        }
        public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> RecognizedDataType { RecognizedDataType(name: "barcode") }
    }
    public enum TextContentType: Sendable {
        case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber, URL, currency
    }

    open class var isSupported: Bool { false }
    open class var isAvailable: Bool { false }
    open class var supportedTextRecognitionLanguages: [String] { [] }
    public let recognizedDataTypes: Set<RecognizedDataType>
    public let qualityLevel: QualityLevel
    public let recognizesMultipleItems: Bool
    public let isHighFrameRateTrackingEnabled: Bool
    public let isPinchToZoomEnabled: Bool
    public let isGuidanceEnabled: Bool
    public let isHighlightingEnabled: Bool
    /// Where items are looked for, in the view's points; nil = everywhere.
    open var regionOfInterest: CGRect?
    /// An overlay over the items.
    public let overlayContainerView = UIView()
    /// The items that are in sight: none.
    open var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }
    open var isScanning: Bool { false }
    open weak var delegate: (any DataScannerViewControllerDelegate)?
    public init(
        recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced, recognizesMultipleItems: Bool = false,
        isHighFrameRateTrackingEnabled: Bool = true, isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true,
        isHighlightingEnabled: Bool = false
    ) {
        (self.recognizedDataTypes, self.qualityLevel) = (recognizedDataTypes, qualityLevel)
        (self.recognizesMultipleItems, self.isHighFrameRateTrackingEnabled) = (recognizesMultipleItems, isHighFrameRateTrackingEnabled)
        (self.isPinchToZoomEnabled, self.isGuidanceEnabled) = (isPinchToZoomEnabled, isGuidanceEnabled)
        self.isHighlightingEnabled = isHighlightingEnabled
        super.init(nibName: nil, bundle: nil)
    }
    public required init?(coder: NSCoder) { nil }
    /// - Throws: `ScanningUnavailable.unsupported`.
    open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
    /// - Throws: `ScanningUnavailable.unsupported`.
    open func startScanning() throws { throw ScanningUnavailable.unsupported }
    open func stopScanning() {}
}

/// Source: Apple's documentation of `RecognizedItem`.
public enum RecognizedItem: Identifiable, Sendable {
    public struct Text: Identifiable, Sendable {
        public let id = UUID()
        public let transcript: String
        public let bounds: Bounds
        nonisolated(unsafe) public let observation: VNRecognizedTextObservation
    }
    public struct Barcode: Identifiable, Sendable {
        public let id = UUID()
        public let payloadStringValue: String?
        public let bounds: Bounds
        nonisolated(unsafe) public let observation: VNBarcodeObservation
    }
    /// The corners of what was found, in the scanner's view, in points.
    public struct Bounds: Sendable {
        public let topLeft, topRight, bottomRight, bottomLeft: CGPoint
    }
    case text(Text)
    case barcode(Barcode)
    public var bounds: Bounds {
        switch self {
        case .text(let text): text.bounds
        case .barcode(let code): code.bounds
        }
    }
    public var id: UUID {
        switch self {
        case .text(let text): text.id
        case .barcode(let code): code.id
        }
    }
}

/// Source: Apple's documentation of `DataScannerViewControllerDelegate`.
@preconcurrency @MainActor public protocol DataScannerViewControllerDelegate: AnyObject {
    func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
    func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    func dataScanner(
        _ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}

extension DataScannerViewControllerDelegate {
    public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]) {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
    {}
    public func dataScanner(_ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
    {}
    public func dataScanner(
        _ dataScanner: DataScannerViewController, becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
    ) {}
}

/// Finds text in pictures; a simulated device cannot. Source: Apple's documentation of `ImageAnalyzer`.
public final class ImageAnalyzer: Sendable {
    public static var isSupported: Bool { false }
    public static var supportedTextRecognitionLanguages: [String] { [] }
    public init() {}
}
