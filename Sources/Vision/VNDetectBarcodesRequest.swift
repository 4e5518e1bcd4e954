import BarcodeReading
import CoreGraphics
import ImageIO
import QuinceFoundation

/// Finds codes of bars and modules.
///
/// Source: Apple's documentation of `VNDetectBarcodesRequest`.
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
    /// The kinds to look for; all that are read, unless set.
    open var symbologies: [VNBarcodeSymbology] = VNBarcodeSymbology.supported
    /// Whether several codes close to each other count as one. They never do: each is found by itself.
    open var coalesceCompositeSymbologies = false

    open class var supportedSymbologies: [VNBarcodeSymbology] { VNBarcodeSymbology.supported }
    open func supportedSymbologies() throws -> [VNBarcodeSymbology] { VNBarcodeSymbology.supported }

    /// The findings of the last time it was performed; nil before.
    public var results: [VNBarcodeObservation]? { found as? [VNBarcodeObservation] }

    /// nil where the library that reads codes, ZBar, is not installed.
    override func findings(in image: CGImage, _ orientation: CGImagePropertyOrientation) -> [VNObservation]? {
        let size = CGSize(width: image.width, height: image.height)
        let area = regionOfInterest
        return ReadBarcode.all(in: image)?.map { VNBarcodeObservation($0, in: size) }.filter {
            symbologies.contains($0.symbology) && area.contains($0.boundingBox)
        }
    }
}

/// A code that was found in a picture.
///
/// Source: Apple's documentation of `VNBarcodeObservation`.
open class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    private let code: ReadBarcode
    private let size: CGSize

    init(_ code: ReadBarcode, in size: CGSize) { (self.code, self.size) = (code, size) }

    open var symbology: VNBarcodeSymbology { VNBarcodeSymbology(code.kind) }
    /// The content; nil where it is no text.
    open var payloadStringValue: String? { code.kind == .upca ? code.text.map { "0" + $0 } : code.text }
    /// The content's bytes.
    open var payloadData: Data? { code.content }
    override open var confidence: VNConfidence { 1 }
    override open var boundingBox: CGRect {
        let box = code.bounds
        return CGRect(
            x: box.minX / size.width, y: 1 - box.maxY / size.height, width: box.width / size.width, height: box.height / size.height)
    }
    override open var topLeft: CGPoint { place(0) }
    override open var topRight: CGPoint { place(1) }
    override open var bottomRight: CGPoint { place(2) }
    override open var bottomLeft: CGPoint { place(3) }

    private func place(_ corner: Int) -> CGPoint {
        CGPoint(x: code.corners[corner].x / size.width, y: 1 - code.corners[corner].y / size.height)
    }
}
