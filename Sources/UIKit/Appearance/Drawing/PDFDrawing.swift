/// A PDF document that is drawn in UIKit's coordinates: the origin at the top left of each page.
final class PDFDrawing {
    /// US letter, in points.
    static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)

    let context: CGContext
    /// The rectangle of pages that name none, in points.
    let bounds: CGRect
    /// The rectangle of the page that has begun last; empty before the first.
    private(set) var pageBounds = CGRect.zero
    private var isOnPage = false

    init?(_ consumer: CGDataConsumer, bounds: CGRect, information: [AnyHashable: Any]?) {
        self.bounds = bounds.isEmpty ? Self.letter : bounds
        var box = self.bounds
        let entries = (information ?? [:]).compactMap { key, value in (key as? String).map { ($0, value) } }
        guard let context = CGContext(consumer: consumer, mediaBox: &box, Dictionary(entries) { first, _ in first }) else { return nil }
        self.context = context
    }

    /// Begins a page, after ending the one that was drawn last.
    func beginPage(_ bounds: CGRect? = nil) {
        endPage()
        var page = bounds.flatMap { $0.isEmpty ? nil : $0 } ?? self.bounds
        context.beginPage(mediaBox: &page)
        context.translateBy(x: 0, y: page.minY + page.maxY)
        context.scaleBy(x: 1, y: -1)
        // Shadows fall downwards, and links are placed as everything else.
        context.setBaseTransform()
        (pageBounds, isOnPage) = (page, true)
    }

    private func endPage() {
        if isOnPage { context.endPage() }
        isOnPage = false
    }

    func close() {
        endPage()
        context.closePDF()
    }
}

/// Begins a PDF context that writes into data; its first page is begun by `UIGraphicsBeginPDFPage()` or its kin.
///
/// - Parameters:
///   - bounds: The rectangle of pages that name none, in points; an empty one means US letter.
///   - documentInfo: `kCGPDFContextTitle` and its kin.
public func UIGraphicsBeginPDFContextToData(_ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?) {
    _ = CGDataConsumer(data: data).map { begin($0, bounds, documentInfo) }
}

/// Begins a PDF context that writes a file; see `UIGraphicsBeginPDFContextToData(_:_:_:)`. Returns whether the file can be written.
@discardableResult public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    CGDataConsumer(url: NSURL(fileURLWithPath: path)).map { begin($0, bounds, documentInfo) } ?? false
}

private func begin(_ consumer: CGDataConsumer, _ bounds: CGRect, _ information: [AnyHashable: Any]?) -> Bool {
    guard let drawing = PDFDrawing(consumer, bounds: bounds, information: information) else { return false }
    ContextStack.current.contexts.append(.init(context: drawing.context, document: drawing))
    return true
}

private var drawing: PDFDrawing? { ContextStack.current.contexts.last?.document }

/// Writes the rest of the document, and ends its context.
public func UIGraphicsEndPDFContext() {
    guard let drawing else { return }
    drawing.close()
    UIGraphicsPopContext()
}

/// Begins a page of the document's size.
public func UIGraphicsBeginPDFPage() { drawing?.beginPage() }

/// Begins a page of a size of its own, in points.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) { drawing?.beginPage(bounds) }

/// The rectangle of the current page, in points; empty outside of PDF contexts.
public func UIGraphicsGetPDFContextBounds() -> CGRect { drawing?.pageBounds ?? .zero }

/// Makes a rectangle of the page a link to an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) { drawing?.context.setURL(url as NSURL, for: rect) }

/// Names a point of the page, for links to lead to.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
    drawing?.context.addDestination(name, at: point)
}

/// Makes a rectangle of the page a link to a named point.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
    drawing?.context.setDestination(name, for: rect)
}
