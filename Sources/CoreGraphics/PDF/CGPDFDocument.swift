package import PDFInformation

/// A document in the Portable Document Format.
///
/// Poppler's programs read it, in processes of their own.
///
/// Source: Apple's “CGPDFDocument”.
public final class CGPDFDocument: Hashable, @unchecked Sendable {
    package let file: PDFFile
    private let lock = NSLock()
    private var known: PDFInformation?
    private var password: String?
    /// The pictures of pages that were drawn last.
    let pictures = PDFPictureCache()

    /// Reads a document; nil for bytes that are none.
    public convenience init?(_ provider: CGDataProvider) { self.init(data: provider.bytes) }

    /// Reads the document of a file; nil where there is none.
    public convenience init?(_ url: CFURL) {
        guard let data = try? Data(contentsOf: url as URL) else { return nil }
        self.init(data: data)
    }

    package init?(data: Data) {
        guard let file = PDFFile(data) else { return nil }
        self.file = file
        known = file.information()
        guard known != nil || file.isEncrypted else { return nil }
    }

    /// The facts of the document; nil while it is locked.
    package var information: PDFInformation? { lock.withLock { known } }

    /// The password that the document was unlocked with.
    package var acceptedPassword: String? { lock.withLock { password } }

    /// The number of pages; 0 while the document is locked.
    public var numberOfPages: Int { information?.pages.count ?? 0 }

    public var isEncrypted: Bool { information?.isEncrypted ?? true }
    /// Whether the document can be read: it is not encrypted, needs no password, or has been given one.
    public var isUnlocked: Bool { information != nil }
    public var allowsPrinting: Bool { information?.allowsPrinting ?? false }
    public var allowsCopying: Bool { information?.allowsCopying ?? false }

    /// Unlocks the document. Returns whether the password is one of its two.
    public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool { unlock(with: String(cString: password)) }

    package func unlock(with password: String) -> Bool {
        if isUnlocked, !isEncrypted { return true }
        guard let information = file.information(password: password) else { return false }
        lock.withLock { (known, self.password) = (information, password) }
        return true
    }

    /// A page by its number, from 1 on; nil for one that the document lacks.
    public func page(at pageNumber: Int) -> CGPDFPage? {
        guard let information, information.pages.indices.contains(pageNumber - 1) else { return nil }
        return CGPDFPage(self, pageNumber, information.pages[pageNumber - 1])
    }

    public func getVersion(majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>) {
        majorVersion.pointee = Int32(clamping: information?.majorVersion ?? 0)
        minorVersion.pointee = Int32(clamping: information?.minorVersion ?? 0)
    }

    public static func == (lhs: CGPDFDocument, rhs: CGPDFDocument) -> Bool { lhs === rhs }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
