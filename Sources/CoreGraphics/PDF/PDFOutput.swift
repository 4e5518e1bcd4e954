internal import CCairo

/// A PDF document that is being written, page by page.
final class PDFOutput {
    /// Pixels a point of what pages hold as pictures: shadows, patterns and gradients around a point.
    static let pixelsPerPoint: CGFloat = 3
    /// The page of documents that name none: US letter, in points.
    static let letter = CGRect(x: 0, y: 0, width: 612, height: 792)
    /// Points; no reader shows larger pages.
    private static let largestSide: CGFloat = 14_400

    /// Takes the bytes as they are written.
    private final class Sink {
        let consumer: CGDataConsumer
        init(_ consumer: CGDataConsumer) { self.consumer = consumer }
    }

    /// The rectangle of pages that name none.
    let box: CGRect
    let surface: OpaquePointer
    private let sink: Sink
    /// Draws on the page; between pages on nothing.
    private(set) var cairo: OpaquePointer
    private(set) var isOnPage = false
    private var isClosed = false

    var baseTransform: CGAffineTransform { CGAffineTransform(translationX: -box.minX, y: -box.minY) }

    /// - Returns: nil where the rectangle is no page's.
    init?(_ consumer: CGDataConsumer, box: CGRect, information: [String: Any]) {
        let box = box.standardized
        guard Self.isPage(box) else { return nil }
        let sink = Sink(consumer)
        let writing: cairo_write_func_t = { sink, bytes, count in
            guard let sink, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            let consumer = Unmanaged<Sink>.fromOpaque(sink).takeUnretainedValue().consumer
            return consumer.put(UnsafeRawBufferPointer(start: bytes, count: Int(count))) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
        }
        guard
            let surface = cairo_pdf_surface_create_for_stream(writing, Unmanaged.passUnretained(sink).toOpaque(), box.width, box.height),
            let cairo = Self.nowhere()
        else { return nil }
        (self.box, self.sink, self.surface, self.cairo) = (box, sink, surface, cairo)
        describe(information)
    }

    deinit {
        close()
        cairo_destroy(cairo)
        cairo_surface_destroy(surface)
    }

    private static func isPage(_ box: CGRect) -> Bool {
        box.minX.isFinite && box.minY.isFinite && box.width > 0 && box.height > 0 && box.width <= largestSide && box.height <= largestSide
    }

    /// What is drawn between pages goes here.
    private static func nowhere() -> OpaquePointer? {
        let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, 1, 1)
        defer { cairo_surface_destroy(surface) }
        return cairo_create(surface)
    }

    private func describe(_ information: [String: Any]) {
        let entries: [(String, cairo_pdf_metadata_t)] = [
            (kCGPDFContextTitle, CAIRO_PDF_METADATA_TITLE), (kCGPDFContextAuthor, CAIRO_PDF_METADATA_AUTHOR),
            (kCGPDFContextSubject, CAIRO_PDF_METADATA_SUBJECT), (kCGPDFContextCreator, CAIRO_PDF_METADATA_CREATOR),
        ]
        for (key, entry) in entries { if let text = information[key] as? String { cairo_pdf_surface_set_metadata(surface, entry, text) } }
        let keywords = information[kCGPDFContextKeywords]
        if let text = keywords as? String ?? (keywords as? [String])?.joined(separator: ", ") {
            cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_KEYWORDS, text)
        }
    }

    /// Begins a page; one that has begun is ended.
    ///
    /// - Parameter page: nil for the document's rectangle.
    /// - Returns: The page's rectangle; nil where the document is closed.
    func beginPage(_ page: CGRect?) -> CGRect? {
        guard !isClosed else { return nil }
        endPage()
        let page = page.map(\.standardized).flatMap { Self.isPage($0) ? $0 : nil } ?? box
        cairo_pdf_surface_set_size(surface, page.width, page.height)
        guard let drawing = cairo_create(surface) else { return nil }
        cairo_destroy(cairo)
        (cairo, isOnPage) = (drawing, true)
        cairo_set_tolerance(cairo, CGContext.tolerance)
        return page
    }

    func endPage() {
        guard isOnPage else { return }
        cairo_surface_show_page(surface)
        isOnPage = false
        guard let drawing = Self.nowhere() else { return }
        cairo_destroy(cairo)
        cairo = drawing
    }

    /// Writes what is left. Nothing can be drawn afterwards.
    func close() {
        guard !isClosed else { return }
        endPage()
        isClosed = true
        cairo_surface_finish(surface)
        sink.consumer.finish()
    }

    // MARK: Links

    /// Makes a rectangle of the page, in points from its top left corner, a link.
    ///
    /// - Parameter target: Attributes of cairo's tags, as `uri='…'`.
    func link(_ rect: CGRect, to target: String) {
        guard isOnPage, !rect.isNull, rect.width.isFinite, rect.height.isFinite, rect.minX.isFinite, rect.minY.isFinite else { return }
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_tag_begin(cairo, "Link", "rect=[\(rect.minX) \(rect.minY) \(rect.width) \(rect.height)] \(target)")
        cairo_tag_end(cairo, "Link")
        cairo_restore(cairo)
    }

    /// Names a place of the page, in points from its top left corner.
    func name(_ point: CGPoint, _ name: String) {
        guard isOnPage, point.x.isFinite, point.y.isFinite else { return }
        cairo_save(cairo)
        cairo_identity_matrix(cairo)
        cairo_tag_begin(cairo, "cairo.dest", "name=\(Self.quoted(name)) x=\(point.x) y=\(point.y)")
        cairo_tag_end(cairo, "cairo.dest")
        cairo_restore(cairo)
    }

    /// A text as cairo's tags have it.
    static func quoted(_ text: String) -> String {
        let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
        return "'\(escaped.filter { $0 != "\0" && !$0.isNewline })'"
    }
}
