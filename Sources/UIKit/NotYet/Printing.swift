// Printing: declared, so that the compiler names what an app would miss.

@available(*, unavailable, message: "not yet in Quince: printing")
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: printing")
@preconcurrency @MainActor open class UIPrintInfo: NSObject {}

@available(*, unavailable, message: "not yet in Quince: printing")
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {}

@available(*, unavailable, message: "not yet in Quince: printing")
@preconcurrency @MainActor open class UISimpleTextPrintFormatter: NSObject {}

@available(*, unavailable, message: "not yet in Quince: printing")
@preconcurrency @MainActor open class UIMarkupTextPrintFormatter: NSObject {}

@available(*, unavailable, message: "not yet in Quince: printing")
@preconcurrency @MainActor open class UIViewPrintFormatter: NSObject {}

@available(*, unavailable, message: "not yet in Quince: printing")
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {}

@available(*, unavailable, message: "not yet in Quince: printing")
@preconcurrency @MainActor open class UIPrintPaper: NSObject {}

@available(*, unavailable, message: "not yet in Quince: printing")
@preconcurrency @MainActor open class UIPrinter: NSObject {}

@available(*, unavailable, message: "not yet in Quince: printing")
@preconcurrency @MainActor open class UIPrinterPickerController: NSObject {}

@available(*, unavailable, message: "not yet in Quince: documents of the PDF format")
@preconcurrency @MainActor open class UIGraphicsPDFRenderer: NSObject {}

@available(*, unavailable, message: "not yet in Quince: documents of the PDF format")
@preconcurrency @MainActor open class UIGraphicsPDFRendererContext: NSObject {}

@available(*, unavailable, message: "not yet in Quince: documents of the PDF format")
@preconcurrency @MainActor open class UIGraphicsPDFRendererFormat: NSObject {}
