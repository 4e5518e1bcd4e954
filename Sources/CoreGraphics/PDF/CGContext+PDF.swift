extension CGContext {
    /// A context whose pages are written to a consumer as a PDF document.
    ///
    /// Shapes, texts and gradients stay what they are; shadows become pictures. The document is whole after `closePDF()`, or when the context goes.
    ///
    /// - Parameters:
    ///   - mediaBox: The rectangle of pages that name none, in points; nil for US letter.
    ///   - auxiliaryInfo: `kCGPDFContextTitle` and its kin.
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let document = PDFOutput(consumer, box: mediaBox?.pointee ?? PDFOutput.letter, information: auxiliaryInfo ?? [:]) else {
            return nil
        }
        self.init(document: document)
    }

    /// A context whose pages are written to a file as a PDF document; see `init(consumer:mediaBox:_:)`.
    public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
        guard let consumer = CGDataConsumer(url: url) else { return nil }
        self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
    }

    /// Whether the context writes a document.
    package var isDocument: Bool { document != nil }

    /// Begins a page; its graphics state is that of a new context.
    ///
    /// - Parameter mediaBox: The page's rectangle, in points; nil for the document's.
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(in: mediaBox?.pointee) }

    /// Begins a page.
    ///
    /// - Parameter pageInfo: `kCGPDFContextMediaBox`, where the page's rectangle is not the document's.
    public func beginPDFPage(_ pageInfo: CFDictionary?) {
        let value = pageInfo?[kCGPDFContextMediaBox]
        if let data = value as? Data, data.count == MemoryLayout<CGRect>.size {
            beginPage(in: data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) })
        } else {
            beginPage(in: value as? CGRect)
        }
    }

    private func beginPage(in box: CGRect?) {
        guard let document else { return CGImage.complain("CGContextBeginPage: the context has no pages.") }
        guard let page = document.beginPage(box) else { return CGImage.complain("CGContextBeginPage: the document is closed.") }
        beginDrawing(in: page)
    }

    public func endPage() {
        guard let document else { return CGImage.complain("CGContextEndPage: the context has no pages.") }
        document.endPage()
    }

    public func endPDFPage() { endPage() }

    /// Writes the rest of the document. Nothing can be drawn afterwards.
    public func closePDF() { document?.close() }

    /// Makes a rectangle of the page, in the default user space, a link to an address.
    public func setURL(_ url: CFURL, for rect: CGRect) {
        document?.link(onPage(rect), to: "uri=\(PDFOutput.quoted((url as URL).absoluteString))")
    }

    /// Names a point of the page, in the default user space, for links to lead to.
    public func addDestination(_ name: CFString, at point: CGPoint) {
        document?.name(onPage(CGRect(origin: point, size: .zero)).origin, name)
    }

    /// Makes a rectangle of the page, in the default user space, a link to a named point.
    public func setDestination(_ name: CFString, for rect: CGRect) {
        document?.link(onPage(rect), to: "dest=\(PDFOutput.quoted(name))")
    }

    /// A rectangle of the space that the page began with, in points from the page's top left corner.
    private func onPage(_ rect: CGRect) -> CGRect {
        rect.standardized.applying(baseTransform.concatenating(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: deviceHeight)))
    }
}
