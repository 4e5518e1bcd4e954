internal import PDFInformation

/// A page of a document.
///
/// Its space is that of the file: points, not turned, the origin at the bottom left. Poppler says where words stand; letters have their places in them by
/// their number.
///
/// Source: Apple's documentation of `PDFPage`.
open class PDFPage: NSObject, NSCopying {
    open internal(set) weak var document: PDFDocument?
    private var reference: CGPDFPage?
    private var turn: Int?
    private var boxes: [PDFDisplayBox: CGRect] = [:]
    /// Those that the app has added.
    private(set) var addedAnnotations: [PDFAnnotation] = []
    open var displaysAnnotations = true
    private var knownText: PageText?

    /// An empty page of the size of US letter.
    public required override init() { super.init() }

    /// A page as large as an image in points, which fills it.
    public init?(image: UIImage) {
        guard image.size.width > 0, image.size.height > 0 else { return nil }
        super.init()
        let bounds = CGRect(origin: .zero, size: image.size)
        let data = UIGraphicsPDFRenderer(bounds: bounds).pdfData { context in
            context.beginPage()
            image.draw(in: bounds)
        }
        guard let page = CGPDFDocument(data: data)?.page(at: 1) else { return nil }
        reference = page
    }

    func begin(_ reference: CGPDFPage, _ document: PDFDocument) { (self.reference, self.document) = (reference, document) }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        (copy.reference, copy.turn, copy.boxes, copy.displaysAnnotations) = (pageRef, turn, boxes, displaysAnnotations)
        for annotation in addedAnnotations { copy.addAnnotation(annotation.duplicate()) }
        return copy
    }

    /// The page that is shown; a blank one for pages that were made without any.
    open var pageRef: CGPDFPage? {
        if reference == nil {
            let data = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 612, height: 792)).pdfData { $0.beginPage() }
            reference = CGPDFDocument(data: data)?.page(at: 1)
        }
        return reference
    }

    /// Whether the page looks different than in its file.
    var hasChanged: Bool { !addedAnnotations.isEmpty || (turn != nil && turn != Int(pageRef?.rotationAngle ?? 0)) }

    // MARK: Geometry

    /// The number of the page in its document, from 1 on.
    open var label: String? {
        guard let document, case let index = document.index(for: self), index != NSNotFound else { return nil }
        return "\(index + 1)"
    }

    open func bounds(for box: PDFDisplayBox) -> CGRect { boxes[box] ?? pageRef?.getBoxRect(box.box) ?? .zero }

    /// Changes a rectangle of the page for what shows it here; files are written with their own.
    open func setBounds(_ bounds: CGRect, for box: PDFDisplayBox) { boxes[box] = bounds }

    /// Degrees clockwise, a multiple of 90.
    open var rotation: Int {
        get { turn ?? Int(pageRef?.rotationAngle ?? 0) }
        set { turn = ((newValue / 90 * 90) % 360 + 360) % 360 }
    }

    /// The size of a rectangle as it is shown, turned.
    func shownSize(_ box: PDFDisplayBox) -> CGSize {
        let size = bounds(for: box).size
        return rotation % 180 == 0 ? size : CGSize(width: size.height, height: size.width)
    }

    /// From the page's space to one where the rectangle is turned and has its bottom left corner at the origin.
    open func transform(for box: PDFDisplayBox) -> CGAffineTransform {
        let bounds = bounds(for: box), shown = shownSize(box)
        return CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
            .concatenating(CGAffineTransform(rotationAngle: -CGFloat(rotation) * .pi / 180))
            .concatenating(CGAffineTransform(translationX: shown.width / 2, y: shown.height / 2))
    }

    // MARK: Drawing

    /// Draws the page, turned, with the bottom left corner of a rectangle at the origin; subclasses draw more.
    open func draw(with box: PDFDisplayBox, to context: CGContext) {
        context.saveGState()
        context.concatenate(transform(for: box))
        context.clip(to: bounds(for: box))
        if let pageRef { context.drawPDFPage(pageRef) }
        if displaysAnnotations { drawAnnotations(in: context) }
        context.restoreGState()
    }

    /// Draws the page in a context that is transformed already.
    open func transform(_ context: CGContext, for box: PDFDisplayBox) { context.concatenate(transform(for: box)) }

    /// A picture of the page on white, as large as fits into a size in points, with the screen's pixels.
    open func thumbnail(of size: CGSize, for box: PDFDisplayBox) -> UIImage {
        let shown = shownSize(box)
        guard shown.width > 0, shown.height > 0, size.width > 0, size.height > 0 else { return UIImage() }
        let scale = min(size.width / shown.width, size.height / shown.height)
        return picture(box, scale: scale, pixelsPerPoint: UIGraphicsImageRendererFormat().scale)
    }

    /// The page on white, as many points large as it has times `scale`.
    func picture(_ box: PDFDisplayBox, scale: CGFloat, pixelsPerPoint: CGFloat) -> UIImage {
        let shown = shownSize(box)
        let format = UIGraphicsImageRendererFormat()
        format.scale = pixelsPerPoint
        format.opaque = true
        let size = CGSize(width: max(shown.width * scale, 1), height: max(shown.height * scale, 1))
        return UIGraphicsImageRenderer(size: size, format: format).image { context in
            UIColor.white.setFill()
            context.fill(CGRect(origin: .zero, size: size))
            context.cgContext.translateBy(x: 0, y: size.height)
            context.cgContext.scaleBy(x: scale, y: -scale)
            draw(with: box, to: context.cgContext)
        }
    }

    // MARK: Annotations

    /// Those that the app has added. What the file has is drawn with the page and not listed.
    open var annotations: [PDFAnnotation] { addedAnnotations }

    open func addAnnotation(_ annotation: PDFAnnotation) {
        annotation.page?.removeAnnotation(annotation)
        annotation.page = self
        addedAnnotations.append(annotation)
        changed()
    }

    open func removeAnnotation(_ annotation: PDFAnnotation) {
        guard annotation.page === self else { return }
        annotation.page = nil
        addedAnnotations.removeAll { $0 === annotation }
        changed()
    }

    /// The topmost annotation at a point; nil where there is none.
    open func annotation(at point: CGPoint) -> PDFAnnotation? { addedAnnotations.last { $0.bounds.contains(point) && $0.shouldDisplay } }

    /// Draws the app's annotations in the page's space.
    func drawAnnotations(in context: CGContext) {
        for annotation in addedAnnotations where annotation.shouldDisplay {
            context.saveGState()
            annotation.draw(with: .mediaBox, in: context)
            context.restoreGState()
        }
    }

    /// Posted with a page that looks different by now.
    static let didChange = Notification.Name("QuincePDFPageDidChange")

    func changed() { NotificationCenter.default.post(name: Self.didChange, object: self) }

    // MARK: Files

    /// The page as a document of its own.
    open var dataRepresentation: Data? { DocumentWriter.data(of: [self], nil) }

    // MARK: Text

    var text: PageText {
        if let knownText { return knownText }
        let found = reference.flatMap { page in
            page.document?.file.text(ofPage: page.pageNumber, password: page.document?.acceptedPassword).map { PageText($0, page) }
        }
        let text = found ?? PageText()
        knownText = text
        return text
    }

    open var numberOfCharacters: Int { text.string.length }
    /// Words with a space between them, lines on lines of their own.
    open var string: String? { text.string as String }
    open var attributedString: NSAttributedString? { NSAttributedString(string: text.string as String) }

    /// The rectangle of a character in the page's space; empty for one that the page lacks, and for spaces.
    open func characterBounds(at index: Int) -> CGRect { text.bounds(at: index) }

    /// The index of the character at a point; -1 where there is none.
    open func characterIndex(at point: CGPoint) -> Int { text.character(at: point) ?? -1 }

    /// The index of the character nearest to a point, by lines first; -1 on pages without text.
    func nearestCharacter(to point: CGPoint) -> Int { text.nearestCharacter(to: point) ?? -1 }

    /// The text in a range of the page; nil where it has none there.
    open func selection(for range: NSRange) -> PDFSelection? {
        guard let document, range.location >= 0, range.length > 0, range.location < numberOfCharacters else { return nil }
        let selection = PDFSelection(document: document)
        selection.append(NSRange(location: range.location, length: min(range.length, numberOfCharacters - range.location)), self)
        return selection
    }

    /// The text in a rectangle of the page's space; nil where there is none.
    open func selection(for rect: CGRect) -> PDFSelection? {
        guard let document else { return nil }
        let selection = PDFSelection(document: document)
        for range in text.ranges(in: rect) { selection.append(range, self) }
        return selection.pages.isEmpty ? nil : selection
    }

    /// The text from one point to another; nil where there is none.
    open func selection(from startPoint: CGPoint, to endPoint: CGPoint) -> PDFSelection? {
        document?.selection(from: self, at: startPoint, to: self, at: endPoint)
    }

    /// The word at a point; nil where there is none.
    open func selectionForWord(at point: CGPoint) -> PDFSelection? { text.word(at: point).flatMap { selection(for: $0) } }

    /// The line at a point; nil where there is none.
    open func selectionForLine(at point: CGPoint) -> PDFSelection? { text.line(at: point).flatMap { selection(for: $0) } }
}
