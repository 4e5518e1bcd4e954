/// The attributes of a PDF renderer's document.
///
/// Source: Apple's documentation of `UIGraphicsPDFRendererFormat`.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
    /// `kCGPDFContextTitle` and its kin.
    open var documentInfo: [String: Any] = [:]

    public required init() {}

    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGraphicsPDFRendererFormat()
        (copy.documentInfo, copy.bounds) = (documentInfo, bounds)
        return copy
    }
}

/// The drawing environment of a PDF renderer's actions, which begin its pages.
///
/// Source: Apple's documentation of `UIGraphicsPDFRendererContext`.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
    private let drawing: PDFDrawing

    init(_ drawing: PDFDrawing, format: UIGraphicsRendererFormat) {
        self.drawing = drawing
        super.init(cgContext: drawing.context, format: format)
    }

    open var format: UIGraphicsPDFRendererFormat { rendererFormat as? UIGraphicsPDFRendererFormat ?? UIGraphicsPDFRendererFormat() }

    /// The rectangle of the current page, in points.
    open var pdfContextBounds: CGRect { drawing.pageBounds }

    /// Begins a page of the renderer's size.
    open func beginPage() { drawing.beginPage() }

    /// Begins a page of a size of its own, in points.
    open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) { drawing.beginPage(bounds) }

    /// Makes a rectangle of the page a link to an address.
    open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url as NSURL, for: rect) }

    /// Names a point of the page, for links to lead to.
    open func addDestination(withName name: String, at point: CGPoint) { cgContext.addDestination(name, at: point) }

    /// Makes a rectangle of the page a link to a named point.
    open func setDestinationWithName(_ name: String, for rect: CGRect) { cgContext.setDestination(name, for: rect) }
}

/// Draws PDF documents.
///
/// Source: Apple's documentation of `UIGraphicsPDFRenderer`.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
    public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }
    public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) { super.init(bounds: bounds, format: format) }

    open var format: UIGraphicsPDFRendererFormat { rendererFormat as? UIGraphicsPDFRendererFormat ?? UIGraphicsPDFRendererFormat() }

    /// The document that `actions` draw; they begin each page.
    open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
        let data = NSMutableData()
        if let consumer = CGDataConsumer(data: data) { draw(into: consumer, actions) }
        return Data(referencing: data)
    }

    /// Writes the document that `actions` draw into a file.
    ///
    /// - Throws: A `CocoaError` where the file cannot be written; the actions do not run then.
    open func writePDF(to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void) throws {
        guard let consumer = CGDataConsumer(url: url as NSURL) else { throw CocoaError(.fileWriteUnknown, userInfo: [NSURLErrorKey: url]) }
        draw(into: consumer, actions)
    }

    private func draw(into consumer: CGDataConsumer, _ actions: (UIGraphicsPDFRendererContext) -> Void) {
        guard let drawing = PDFDrawing(consumer, bounds: bounds, information: format.documentInfo) else { return }
        ContextStack.current.contexts.append(.init(context: drawing.context, document: drawing))
        actions(UIGraphicsPDFRendererContext(drawing, format: format))
        drawing.close()
        UIGraphicsPopContext()
    }
}
