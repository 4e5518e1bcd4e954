internal import PDFInformation

/// A page of a document.
///
/// Source: Apple's “CGPDFPage”.
public final class CGPDFPage: Hashable, @unchecked Sendable {
    private let owner: CGPDFDocument
    private let information: PDFPageInformation
    /// From 1 on.
    public let pageNumber: Int

    init(_ document: CGPDFDocument, _ number: Int, _ information: PDFPageInformation) {
        (owner, pageNumber, self.information) = (document, number, information)
    }

    public var document: CGPDFDocument? { owner }
    /// Degrees clockwise that the page is turned by when it is shown: 0, 90, 180 or 270.
    public var rotationAngle: Int32 { Int32(information.rotation) }

    /// A rectangle of the page in its own space: points, not turned, the origin at the bottom left.
    public func getBoxRect(_ box: CGPDFBox) -> CGRect {
        let found =
            switch box {
            case .mediaBox: information.media
            case .cropBox: information.crop
            case .bleedBox: information.bleed
            case .trimBox: information.trim
            case .artBox: information.art
            }
        return CGRect(x: found.left, y: found.bottom, width: found.right - found.left, height: found.top - found.bottom)
    }

    /// A transform that puts a rectangle of the page, turned, into the middle of another; it never makes the page larger.
    ///
    /// - Parameter rotate: Degrees clockwise, a multiple of 90, beyond the page's own.
    public func getDrawingTransform(_ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool) -> CGAffineTransform {
        let source = getBoxRect(box).common(getBoxRect(.mediaBox))
        guard !source.isNull, source.width > 0, source.height > 0 else { return .identity }
        let turns = (((Int(rotationAngle) + Int(rotate)) / 90 % 4) + 4) % 4
        let size = turns % 2 == 0 ? source.size : CGSize(width: source.height, height: source.width)
        var (across, up) = (min(rect.width / size.width, 1), min(rect.height / size.height, 1))
        if preserveAspectRatio { (across, up) = (min(across, up), min(across, up)) }
        return CGAffineTransform(translationX: -source.midX, y: -source.midY)
            .concatenating(CGAffineTransform(rotationAngle: -CGFloat(turns) * .pi / 2))
            .concatenating(CGAffineTransform(scaleX: across, y: up))
            .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
    }

    /// The crop box as it is shown, turned, in as many pixels; nil where it cannot be drawn.
    package func picture(width: Int, height: Int) -> CGImage? {
        owner.pictures.picture(.init(page: pageNumber, width: width, height: height)) {
            owner.file.picture(ofPage: pageNumber, width: width, height: height, password: owner.acceptedPassword)
                .flatMap { try? ImageDecoder.decode($0, as: .png) }
        }
    }

    public static func == (lhs: CGPDFPage, rhs: CGPDFPage) -> Bool {
        lhs.owner === rhs.owner && lhs.pageNumber == rhs.pageNumber
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(pageNumber) }
}

extension CGContext {
    /// Draws the crop box of a page in the page's own space, not turned.
    ///
    /// It is drawn as a picture with the context's pixels; in documents with three a point.
    public func drawPDFPage(_ page: CGPDFPage) {
        let box = page.getBoxRect(.cropBox)
        guard isDrawable, box.width > 0, box.height > 0 else { return }
        let turns = Int(page.rotationAngle) / 90 % 4
        let shown = turns % 2 == 0 ? box.size : CGSize(width: box.height, height: box.width)
        let density = (isDocument ? PDFOutput.pixelsPerPoint : 1) * pixelTransform.meanScale
        let limit = CGFloat(PDFFile.largestSide) / max(shown.width, shown.height)
        let scale = min(max(density, 0.05), limit)
        let width = Int(saturating: (shown.width * scale).rounded(.up)), height = Int(saturating: (shown.height * scale).rounded(.up))
        guard let picture = page.picture(width: max(width, 1), height: max(height, 1)) else { return }
        saveGState()
        translateBy(x: box.midX, y: box.midY)
        rotate(by: CGFloat(turns) * .pi / 2)
        draw(picture, in: CGRect(x: -shown.width / 2, y: -shown.height / 2, width: shown.width, height: shown.height))
        restoreGState()
    }
}
