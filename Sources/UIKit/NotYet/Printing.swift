// Printing: declared, so that the compiler names what an app would miss.

@available(*, unavailable, message: "not yet in Quince: printing")
@preconcurrency @MainActor open class UIPrinter: NSObject {}

@available(*, unavailable, message: "not yet in Quince: printing")
@preconcurrency @MainActor open class UIPrinterPickerController: NSObject {}
