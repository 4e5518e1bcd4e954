// What PDFKit has besides: declared, so that the compiler says what is missing.

/// A named action, as “next page”.
@available(*, unavailable, message: "not yet in Quince: actions of PDF documents besides links")
open class PDFActionNamed: PDFAction {}

/// An action that empties fields of forms.
@available(*, unavailable, message: "not yet in Quince: fields of forms in PDF documents")
open class PDFActionResetForm: PDFAction {}

/// An action that leads to another document.
@available(*, unavailable, message: "not yet in Quince: actions of PDF documents besides links")
open class PDFActionRemoteGoTo: PDFAction {}

/// Views laid over pages.
@available(*, unavailable, message: "not yet in Quince: views over the pages of a PDF view")
public protocol PDFPageOverlayViewProvider: NSObjectProtocol {}

extension PDFView {
    @available(*, unavailable, message: "not yet in Quince: views over the pages of a PDF view")
    public var pageOverlayViewProvider: (any NSObjectProtocol)? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: searching in a PDF view with the system's bar; PDFDocument.findString searches")
    public var isFindInteractionEnabled: Bool {
        get { false }
        set {}
    }
}

extension PDFPage {
    @available(*, unavailable, message: "not yet in Quince: options of pages from images")
    public convenience init?(image: UIImage, options: [AnyHashable: Any]) { return nil }
}
