// Documents in the Portable Document Format: declared, so that the compiler says what is missing.

/// A document in the Portable Document Format.
@available(*, unavailable, message: "not yet in Quince: reading PDF documents")
public final class CGPDFDocument {}

/// A page of a document.
@available(*, unavailable, message: "not yet in Quince: reading PDF documents")
public final class CGPDFPage {}

/// The rectangles of a page.
@available(*, unavailable, message: "not yet in Quince: reading PDF documents")
public enum CGPDFBox: Int32, Sendable {
    case mediaBox = 0
    case cropBox = 1
    case bleedBox = 2
    case trimBox = 3
    case artBox = 4
}

/// A parser of a page's operators.
@available(*, unavailable, message: "not yet in Quince: reading PDF documents")
public final class CGPDFScanner {}

/// The content stream of a page.
@available(*, unavailable, message: "not yet in Quince: reading PDF documents")
public final class CGPDFContentStream {}

/// Functions for the operators of a page.
@available(*, unavailable, message: "not yet in Quince: reading PDF documents")
public final class CGPDFOperatorTable {}

/// A dictionary of a document.
@available(*, unavailable, message: "not yet in Quince: reading PDF documents")
public final class CGPDFDictionary {}

/// An array of a document.
@available(*, unavailable, message: "not yet in Quince: reading PDF documents")
public final class CGPDFArray {}

/// A stream of a document.
@available(*, unavailable, message: "not yet in Quince: reading PDF documents")
public final class CGPDFStream {}

/// A string of a document.
@available(*, unavailable, message: "not yet in Quince: reading PDF documents")
public final class CGPDFString {}

/// A sequential destination of bytes.
@available(*, unavailable, message: "not yet in Quince: writing PDF documents; `Data` takes the bytes of images")
public final class CGDataConsumer {}

extension CGContext {
    @available(*, unavailable, message: "not yet in Quince: reading PDF documents")
    public func drawPDFPage(_ page: CGPDFPage) {}
    @available(*, unavailable, message: "not yet in Quince: writing PDF documents")
    public convenience init?(consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) { return nil }
    @available(*, unavailable, message: "not yet in Quince: writing PDF documents")
    public convenience init?(_ url: URL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) { return nil }
    @available(*, unavailable, message: "not yet in Quince: writing PDF documents")
    public func beginPage(mediaBox: UnsafePointer<CGRect>?) {}
    @available(*, unavailable, message: "not yet in Quince: writing PDF documents")
    public func endPage() {}
    @available(*, unavailable, message: "not yet in Quince: writing PDF documents")
    public func beginPDFPage(_ pageInfo: CFDictionary?) {}
    @available(*, unavailable, message: "not yet in Quince: writing PDF documents")
    public func endPDFPage() {}
    @available(*, unavailable, message: "not yet in Quince: writing PDF documents")
    public func closePDF() {}
    @available(*, unavailable, message: "not yet in Quince: writing PDF documents")
    public func setURL(_ url: URL, for rect: CGRect) {}
    @available(*, unavailable, message: "not yet in Quince: writing PDF documents")
    public func addDestination(_ name: CFString, at point: CGPoint) {}
    @available(*, unavailable, message: "not yet in Quince: writing PDF documents")
    public func setDestination(_ name: CFString, for rect: CGRect) {}
}
