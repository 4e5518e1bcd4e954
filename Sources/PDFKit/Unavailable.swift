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

extension PDFAnnotation {
    @available(*, unavailable, message: "not yet in Quince: fields of forms in PDF documents")
    public var widgetFieldType: PDFAnnotationWidgetSubtype { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: fields of forms in PDF documents")
    public var widgetStringValue: String? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: fields of forms in PDF documents")
    public var widgetDefaultStringValue: String? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: fields of forms in PDF documents")
    public var buttonWidgetState: PDFWidgetCellState {
        get { fatalError() }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: fields of forms in PDF documents")
    public var fieldName: String? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: fields of forms in PDF documents")
    public var choices: [String]? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: fields of forms in PDF documents")
    public var isReadOnly: Bool {
        get { false }
        set {}
    }
}

/// The kind of a field.
@available(*, unavailable, message: "not yet in Quince: fields of forms in PDF documents")
public enum PDFAnnotationWidgetSubtype { case button, choice, signature, text }

/// The state of a button.
@available(*, unavailable, message: "not yet in Quince: fields of forms in PDF documents")
public enum PDFWidgetCellState { case mixedState, offState, onState }
