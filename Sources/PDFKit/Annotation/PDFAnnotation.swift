/// Something that is laid over a page: a mark of text, a shape, a drawing, a text or a link.
///
/// In written documents annotations are part of their pages.
///
/// Source: Apple's documentation of `PDFAnnotation`.
open class PDFAnnotation: NSObject, NSCopying {
    open internal(set) weak var page: PDFPage?
    private let subtype: PDFAnnotationSubtype
    /// Values of keys that have no property.
    private var values: [PDFAnnotationKey: Any] = [:]

    /// In the page's space.
    open var bounds: CGRect { didSet { page?.changed() } }
    open var shouldDisplay = true { didSet { page?.changed() } }
    open var shouldPrint = true
    open var isHighlighted = false
    open var color: UIColor { didSet { page?.changed() } }
    open var interiorColor: UIColor? { didSet { page?.changed() } }
    open var border: PDFBorder? { didSet { page?.changed() } }
    open var contents: String? { didSet { page?.changed() } }
    open var userName: String?
    open var modificationDate: Date?
    /// What happens when the annotation is touched in a view.
    open var action: PDFAction?
    /// The address of a link.
    open var url: URL? {
        get { (action as? PDFActionURL)?.url }
        set { action = newValue.map { PDFActionURL(url: $0) } }
    }
    /// The place of a link.
    open var destination: PDFDestination? {
        get { (action as? PDFActionGoTo)?.destination }
        set { action = newValue.map { PDFActionGoTo(destination: $0) } }
    }

    // MARK: Kinds

    /// Of a text.
    open var font: UIFont? { didSet { page?.changed() } }
    open var fontColor: UIColor? { didSet { page?.changed() } }
    open var alignment = NSTextAlignment.natural { didSet { page?.changed() } }
    /// Of a line, in points from the bottom left corner of `bounds`.
    open var startPoint = CGPoint.zero { didSet { page?.changed() } }
    open var endPoint = CGPoint.zero { didSet { page?.changed() } }
    /// Of a drawing, in points from the bottom left corner of `bounds`.
    open private(set) var paths: [UIBezierPath]?
    /// Of a mark of text: four points for each line, in points from the bottom left corner of `bounds`: top left, top right, bottom left, bottom right.
    open var quadrilateralPoints: [NSValue]? { didSet { page?.changed() } }

    public init(bounds: CGRect, forType annotationType: PDFAnnotationSubtype, withProperties properties: [AnyHashable: Any]?) {
        (self.bounds, subtype) = (bounds, annotationType)
        color = annotationType == .highlight ? .yellow : annotationType == .freeText ? .clear : .red
        super.init()
        for (key, value) in properties ?? [:] {
            guard let key = key as? PDFAnnotationKey ?? (key as? String).map({ PDFAnnotationKey(rawValue: $0) }) else { continue }
            setValue(value, forAnnotationKey: key)
        }
    }

    func duplicate() -> PDFAnnotation {
        let copy = PDFAnnotation(bounds: bounds, forType: subtype, withProperties: nil)
        (copy.values, copy.color, copy.interiorColor, copy.border, copy.contents) = (values, color, interiorColor, border, contents)
        (copy.font, copy.fontColor, copy.alignment, copy.startPoint, copy.endPoint) = (font, fontColor, alignment, startPoint, endPoint)
        (copy.paths, copy.quadrilateralPoints, copy.action) = (paths, quadrilateralPoints, action)
        (copy.shouldDisplay, copy.shouldPrint, copy.userName, copy.modificationDate) = (
            shouldDisplay, shouldPrint, userName, modificationDate
        )
        return copy
    }

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// The kind without a slash, as `Highlight`.
    open var type: String? { String(subtype.rawValue.dropFirst()) }

    open var markupType: PDFMarkupType {
        switch subtype {
        case .strikeOut: .strikeOut
        case .underline: .underline
        default: .highlight
        }
    }

    open func add(_ path: UIBezierPath) {
        paths = (paths ?? []) + [path]
        page?.changed()
    }

    open func remove(_ path: UIBezierPath) {
        paths?.removeAll { $0 === path }
        page?.changed()
    }

    // MARK: Values

    /// Sets a value by its key in PDF files. Returns whether the key takes it.
    @discardableResult open func setValue(_ value: Any, forAnnotationKey key: PDFAnnotationKey) -> Bool {
        switch (key, value) {
        case (.color, let value as UIColor): color = value
        case (.interiorColor, let value as UIColor): interiorColor = value
        case (.contents, let value as String): contents = value
        case (.border, let value as PDFBorder): border = value
        case (.textLabel, let value as String): userName = value
        case (.date, let value as Date): modificationDate = value
        case (.action, let value as PDFAction): action = value
        case (.destination, let value as PDFDestination): destination = value
        case (.rect, let value as CGRect): bounds = value
        case (.color, _), (.interiorColor, _), (.contents, _), (.border, _), (.date, _), (.action, _), (.destination, _), (.rect, _),
            (.subtype, _):
            return false
        default: values[key] = value
        }
        return true
    }

    open func value(forAnnotationKey key: PDFAnnotationKey) -> Any? {
        switch key {
        case .color: color
        case .interiorColor: interiorColor
        case .contents: contents
        case .border: border
        case .textLabel: userName
        case .date: modificationDate
        case .action: action
        case .destination: destination
        case .rect: bounds
        case .subtype: subtype.rawValue
        default: values[key]
        }
    }

    open func removeValue(forAnnotationKey key: PDFAnnotationKey) {
        switch key {
        case .interiorColor: interiorColor = nil
        case .contents: contents = nil
        case .border: border = nil
        case .textLabel: userName = nil
        case .date: modificationDate = nil
        case .action, .destination: action = nil
        default: values[key] = nil
        }
    }

    // MARK: Drawing

    /// Draws the annotation in the page's space; subclasses draw their own.
    open func draw(with box: PDFDisplayBox, in context: CGContext) {
        AnnotationPainter(annotation: self, kind: subtype, context: context).paint()
    }
}
