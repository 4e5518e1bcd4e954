import UniformTypeIdentifiers

/// Shows what would be printed, and how. A simulated device finds no printer: people can look at the pages, and cancel.
///
/// Source: Apple's documentation of `UIPrintInteractionController`.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
    /// Called when the sheet has gone.
    ///
    /// - Parameter completed: Whether it was printed.
    public typealias CompletionHandler = (_ controller: UIPrintInteractionController, _ completed: Bool, _ error: (any Error)?) -> Void

    private static let only = UIPrintInteractionController()

    open class var shared: UIPrintInteractionController { only }
    open class var isPrintingAvailable: Bool { true }
    /// The uniform type identifiers of what can be printed.
    open class var printableUTIs: Set<String> { ["public.jpeg", "public.png", "com.compuserve.gif", "com.adobe.pdf"] }

    open class func canPrint(_ url: URL) -> Bool {
        UTType(filenameExtension: url.pathExtension).map { printableUTIs.contains($0.identifier) } ?? false
    }
    open class func canPrint(_ data: Data) -> Bool { data.starts(with: Data("%PDF".utf8)) || UIImage(data: data) != nil }

    open var printInfo: UIPrintInfo?
    open weak var delegate: (any UIPrintInteractionControllerDelegate)?
    open var showsNumberOfCopies = true
    open var showsPaperSelectionForLoadedPapers = false
    open var showsPaperOrientation = true
    open var showsPageRange = true
    open var printPaper: UIPrintPaper { .letter }

    // One of these is printed; setting one clears the others.
    open var printPageRenderer: UIPrintPageRenderer? {
        didSet { if printPageRenderer != nil { (printFormatter, printingItems) = (nil, nil) } }
    }
    open var printFormatter: UIPrintFormatter? { didSet { if printFormatter != nil { (printPageRenderer, printingItems) = (nil, nil) } } }
    /// A `Data`, file `URL` or `UIImage`.
    open var printingItem: Any? {
        get { printingItems?.count == 1 ? printingItems?.first : nil }
        set { printingItems = newValue.map { [$0] } }
    }
    open var printingItems: [Any]? { didSet { if printingItems != nil { (printPageRenderer, printFormatter) = (nil, nil) } } }

    private weak var sheet: UIViewController?
    private var handler: CompletionHandler?

    // MARK: Presenting

    /// - Returns: Whether the sheet is shown.
    @discardableResult open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool {
        present(animated, completion) { _ in }
    }

    @discardableResult open func present(
        from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated, completion) {
            $0.popoverPresentationController?.sourceView = view
            $0.popoverPresentationController?.sourceRect = rect
        }
    }

    @discardableResult open func present(
        from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
    ) -> Bool {
        present(animated, completion) { $0.popoverPresentationController?.barButtonItem = item }
    }

    open func dismiss(animated: Bool) { sheet?.presentingViewController?.dismiss(animated: animated) }

    private func present(_ animated: Bool, _ completion: CompletionHandler?, _ place: (UIViewController) -> Void) -> Bool {
        let presenter =
            delegate?.printInteractionControllerParentViewController(self) ?? UIApplication.shared.keyWindow?.frontmostController
        guard sheet == nil, let presenter else { return false }
        let pages = PrintedPages(renderer: renderer)
        let options = PrintOptionsController(pages, jobName: printInfo?.jobName ?? "", showsCopies: showsNumberOfCopies)
        options.closed = { [weak self] in self?.handleClosing() }
        let controller = UINavigationController(rootViewController: options)
        controller.modalPresentationStyle = .formSheet
        place(controller)
        (sheet, handler) = (controller, completion)
        delegate?.printInteractionControllerWillPresentPrinterOptions(self)
        presenter.present(controller, animated: animated) { [weak self] in
            guard let self else { return }
            delegate?.printInteractionControllerDidPresentPrinterOptions(self)
        }
        return true
    }

    private func handleClosing() {
        let handler = self.handler
        (sheet, self.handler) = (nil, nil)
        delegate?.printInteractionControllerWillDismissPrinterOptions(self)
        delegate?.printInteractionControllerDidDismissPrinterOptions(self)
        handler?(self, false, nil)
    }

    /// What draws the pages; nil for files, which have pages of their own.
    private var renderer: UIPrintPageRenderer? {
        if let printPageRenderer { return printPageRenderer }
        let renderer = UIPrintPageRenderer()
        if let printFormatter {
            renderer.addPrintFormatter(printFormatter, startingAtPageAt: 0)
            return renderer
        }
        let images = (printingItems ?? []).compactMap(Self.image)
        return images.isEmpty ? nil : ImagePageRenderer(images)
    }

    private static func image(of item: Any) -> UIImage? {
        switch item {
        case let image as UIImage: image
        case let data as Data: UIImage(data: data)
        case let url as URL: (try? Data(contentsOf: url)).flatMap { UIImage(data: $0) }
        default: nil
        }
    }
}

/// The methods by which an object is notified of printing. Every method is optional.
///
/// Source: Apple's documentation of `UIPrintInteractionControllerDelegate`.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
    func printInteractionControllerParentViewController(_ printInteractionController: UIPrintInteractionController) -> UIViewController?
    func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper
    func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
    func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
    public func printInteractionControllerParentViewController(
        _ printInteractionController: UIPrintInteractionController
    ) -> UIViewController? { nil }
    public func printInteractionController(
        _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
    ) -> UIPrintPaper { paperList.first ?? .letter }
    public func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
    public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}
