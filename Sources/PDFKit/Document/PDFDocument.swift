internal import PDFInformation

/// A PDF document.
///
/// Poppler's programs read it, in processes of their own; qpdf writes what has been changed.
///
/// Source: Apple's documentation of `PDFDocument`.
open class PDFDocument: NSObject, NSCopying {
    open weak var delegate: (any PDFDocumentDelegate)?
    open private(set) var documentURL: URL?
    /// The pages' source; nil for a document that begins empty.
    let source: CGPDFDocument?
    private var pages: [PDFPage] = []
    private var isRead = false
    /// Whether a search runs.
    open internal(set) var isFinding = false
    var search: Task<Void, Never>?

    /// A document without pages.
    public override init() {
        source = nil
        isRead = true
    }

    /// The document of a file; nil where there is none.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url), let source = CGPDFDocument(data: data) else { return nil }
        self.source = source
        super.init()
        documentURL = url
    }

    /// The document in data; nil where there is none.
    public init?(data: Data) {
        guard let source = CGPDFDocument(data: data) else { return nil }
        self.source = source
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = dataRepresentation().flatMap { PDFDocument(data: $0) } ?? PDFDocument()
        copy.documentURL = documentURL
        return copy
    }

    open var documentRef: CGPDFDocument? { source }

    // MARK: Facts

    /// Values of `PDFDocumentAttribute`: texts, dates, and the keywords as a list.
    open lazy var documentAttributes: [AnyHashable: Any]? = source?.information.map { Self.attributes($0.attributes) }

    private static func attributes(_ found: [String: String]) -> [AnyHashable: Any] {
        var attributes: [AnyHashable: Any] = [:]
        for (name, value) in found {
            switch name {
            case "CreationDate", "ModDate": attributes[PDFDocumentAttribute(rawValue: name)] = PDFDate.date(value)
            case "Keywords":
                attributes[PDFDocumentAttribute.keywordsAttribute] = value.split(separator: ",").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
            default: attributes[PDFDocumentAttribute(rawValue: name)] = value
            }
        }
        return attributes
    }

    open var majorVersion: Int { source?.information?.majorVersion ?? 1 }
    open var minorVersion: Int { source?.information?.minorVersion ?? 4 }
    open var isEncrypted: Bool { source?.isEncrypted ?? false }
    /// Whether a password is needed before anything of the document can be read.
    open var isLocked: Bool { source.map { !$0.isUnlocked } ?? false }
    open var allowsPrinting: Bool { source?.allowsPrinting ?? true }
    open var allowsCopying: Bool { source?.allowsCopying ?? true }

    /// Unlocks the document. Returns whether the password is right.
    @discardableResult open func unlock(withPassword password: String) -> Bool {
        guard let source else { return true }
        let wasLocked = isLocked
        guard source.unlock(with: password) else { return false }
        if wasLocked { NotificationCenter.default.post(name: .PDFDocumentDidUnlock, object: self) }
        return true
    }

    /// The texts of all pages, one after the other.
    open var string: String? {
        guard !isLocked else { return nil }
        return allPages.compactMap(\.string).joined(separator: "\n")
    }

    /// The top of the document's outline; nil where it has none.
    open lazy var outlineRoot: PDFOutline? = {
        guard let source, source.isUnlocked else { return nil }
        let entries = source.file.outline(password: source.acceptedPassword)
        guard !entries.isEmpty else { return nil }
        let root = PDFOutline()
        root.document = self
        root.add(entries, self)
        return root
    }()

    // MARK: Pages

    /// The class of the document's pages: the delegate's, or `PDFPage`.
    open var pageClass: AnyClass { delegate?.classForPage() ?? PDFPage.self }

    var allPages: [PDFPage] {
        if !isRead, let source, source.isUnlocked {
            isRead = true
            let kind = pageClass as? PDFPage.Type ?? PDFPage.self
            pages = (0..<source.numberOfPages).compactMap { index in
                guard let reference = source.page(at: index + 1) else { return nil }
                let page = kind.init()
                page.begin(reference, self)
                return page
            }
        }
        return pages
    }

    /// 0 while the document is locked.
    open var pageCount: Int { allPages.count }

    open func page(at index: Int) -> PDFPage? { allPages.indices.contains(index) ? allPages[index] : nil }

    /// `NSNotFound` for a page of another document.
    open func index(for page: PDFPage) -> Int { allPages.firstIndex { $0 === page } ?? NSNotFound }

    open func insert(_ page: PDFPage, at index: Int) {
        let index = min(max(index, 0), allPages.count)
        if let other = page.document, other !== self { other.forget(page) }
        page.document = self
        pages.insert(page, at: index)
    }

    open func removePage(at index: Int) {
        guard allPages.indices.contains(index) else { return }
        pages.remove(at: index).document = nil
    }

    open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
        guard allPages.indices.contains(indexA), allPages.indices.contains(indexB) else { return }
        pages.swapAt(indexA, indexB)
    }

    private func forget(_ page: PDFPage) { pages.removeAll { $0 === page } }
}

/// Learns of a document's searches, and chooses the class of its pages. All methods are optional.
///
/// Source: Apple's documentation of `PDFDocumentDelegate`.
public protocol PDFDocumentDelegate: NSObjectProtocol {
    func documentDidUnlock(_ notification: Notification)
    func documentDidBeginDocumentFind(_ notification: Notification)
    func documentDidEndDocumentFind(_ notification: Notification)
    func documentDidBeginPageFind(_ notification: Notification)
    func documentDidEndPageFind(_ notification: Notification)
    func documentDidFindMatch(_ notification: Notification)
    func didMatchString(_ instance: PDFSelection)
    func classForPage() -> AnyClass
}

extension PDFDocumentDelegate {
    public func documentDidUnlock(_ notification: Notification) {}
    public func documentDidBeginDocumentFind(_ notification: Notification) {}
    public func documentDidEndDocumentFind(_ notification: Notification) {}
    public func documentDidBeginPageFind(_ notification: Notification) {}
    public func documentDidEndPageFind(_ notification: Notification) {}
    public func documentDidFindMatch(_ notification: Notification) {}
    public func didMatchString(_ instance: PDFSelection) {}
    public func classForPage() -> AnyClass { PDFPage.self }
}
