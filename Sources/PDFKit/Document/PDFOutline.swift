internal import PDFInformation

/// An entry of a document's outline.
///
/// Source: Apple's documentation of `PDFOutline`.
open class PDFOutline: NSObject {
    open internal(set) weak var document: PDFDocument?
    open private(set) weak var parent: PDFOutline?
    private var children: [PDFOutline] = []
    open var label: String?
    open var isOpen = false
    /// Where the entry leads to; nil where it leads to nothing.
    open var destination: PDFDestination?
    open var action: PDFAction?

    public override init() { super.init() }

    open var numberOfChildren: Int { children.count }
    open func child(at index: Int) -> PDFOutline? { children.indices.contains(index) ? children[index] : nil }
    /// The entry's number among its parent's; 0 for the top.
    open var index: Int { parent?.children.firstIndex { $0 === self } ?? 0 }

    /// Adds an entry for this run of the app; written documents keep the outline of their file.
    open func insertChild(_ child: PDFOutline, at index: Int) {
        child.removeFromParent()
        (child.parent, child.document) = (self, document)
        children.insert(child, at: min(max(index, 0), children.count))
    }

    open func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    func add(_ entries: [PDFOutlineEntry], _ document: PDFDocument) {
        for entry in entries {
            let child = PDFOutline()
            child.label = entry.label
            insertChild(child, at: children.count)
            child.document = document
            if let page = entry.page.flatMap({ document.page(at: $0 - 1) }) {
                child.destination = PDFDestination(page: page, at: CGPoint(x: 0, y: page.bounds(for: .cropBox).maxY))
            }
            child.add(entry.children, document)
        }
    }
}

/// A coordinate or zoom that a destination leaves open.
public let kPDFDestinationUnspecifiedValue = CGFloat(Float.greatestFiniteMagnitude)

/// A point of a page that outlines and links lead to.
///
/// Source: Apple's documentation of `PDFDestination`.
open class PDFDestination: NSObject {
    open private(set) weak var page: PDFPage?
    /// In the page's space.
    public let point: CGPoint
    open var zoom = kPDFDestinationUnspecifiedValue

    public init(page: PDFPage, at point: CGPoint) { (self.page, self.point) = (page, point) }
}

/// What happens when an annotation or an entry of an outline is touched.
///
/// Source: Apple's documentation of `PDFAction`.
open class PDFAction: NSObject {
    /// The action's name in PDF files.
    open var type: String { "" }
}

/// Goes to a point of the document.
open class PDFActionGoTo: PDFAction {
    open var destination: PDFDestination
    open override var type: String { "GoTo" }

    public init(destination: PDFDestination) { self.destination = destination }
}

/// Opens an address.
open class PDFActionURL: PDFAction {
    open var url: URL?
    open override var type: String { "URI" }

    public init(url: URL) { self.url = url }
}
