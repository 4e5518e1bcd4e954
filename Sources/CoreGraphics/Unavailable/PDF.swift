// The objects that PDF documents consist of: declared, so that the compiler says what is missing. PDFKit reads texts, outlines and attributes.

/// A parser of a page's operators.
@available(*, unavailable, message: "not yet in Quince: the objects of PDF documents; PDFKit reads their texts")
public final class CGPDFScanner {}

/// The content stream of a page.
@available(*, unavailable, message: "not yet in Quince: the objects of PDF documents; PDFKit reads their texts")
public final class CGPDFContentStream {}

/// Functions for the operators of a page.
@available(*, unavailable, message: "not yet in Quince: the objects of PDF documents; PDFKit reads their texts")
public final class CGPDFOperatorTable {}

/// A dictionary of a document.
@available(*, unavailable, message: "not yet in Quince: the objects of PDF documents; PDFKit reads their attributes")
public final class CGPDFDictionary {}

/// An array of a document.
@available(*, unavailable, message: "not yet in Quince: the objects of PDF documents")
public final class CGPDFArray {}

/// A stream of a document.
@available(*, unavailable, message: "not yet in Quince: the objects of PDF documents")
public final class CGPDFStream {}

/// A string of a document.
@available(*, unavailable, message: "not yet in Quince: the objects of PDF documents")
public final class CGPDFString {}

extension CGPDFDocument {
    @available(*, unavailable, message: "not yet in Quince: the objects of PDF documents")
    public var catalog: CGPDFDictionary? { nil }
    @available(
        *, unavailable, message: "not yet in Quince: the objects of PDF documents; PDFDocument.documentAttributes has titles and authors"
    )
    public var info: CGPDFDictionary? { nil }
    @available(*, unavailable, message: "not yet in Quince: the objects of PDF documents; PDFDocument.outlineRoot has the outline")
    public var outline: CFDictionary? { nil }
}

extension CGPDFPage {
    @available(*, unavailable, message: "not yet in Quince: the objects of PDF documents")
    public var dictionary: CGPDFDictionary? { nil }
}
