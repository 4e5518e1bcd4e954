/// The title of a document, a text.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The author of a document, a text.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The subject of a document, a text.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The keywords of a document, a text or several.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The program that made a document, a text.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"

/// A page's rectangle: a `CGRect`, or its bytes.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

@available(*, unavailable, message: "not yet in Quince: rectangles of a page besides its media box")
public let kCGPDFContextCropBox: CFString = "kCGPDFContextCropBox"
@available(*, unavailable, message: "not yet in Quince: rectangles of a page besides its media box")
public let kCGPDFContextBleedBox: CFString = "kCGPDFContextBleedBox"
@available(*, unavailable, message: "not yet in Quince: rectangles of a page besides its media box")
public let kCGPDFContextTrimBox: CFString = "kCGPDFContextTrimBox"
@available(*, unavailable, message: "not yet in Quince: rectangles of a page besides its media box")
public let kCGPDFContextArtBox: CFString = "kCGPDFContextArtBox"
@available(*, unavailable, message: "not yet in Quince: passwords of drawn documents; PDFDocument.write(to:withOptions:) sets them")
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
@available(*, unavailable, message: "not yet in Quince: passwords of drawn documents; PDFDocument.write(to:withOptions:) sets them")
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
@available(*, unavailable, message: "not yet in Quince: passwords of drawn documents; PDFDocument.write(to:withOptions:) sets them")
public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
@available(*, unavailable, message: "not yet in Quince: passwords of drawn documents; PDFDocument.write(to:withOptions:) sets them")
public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
