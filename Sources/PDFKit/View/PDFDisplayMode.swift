/// How a view lays pages out.
public enum PDFDisplayMode: Int, Sendable {
    /// One page at a time.
    case singlePage = 0
    /// All pages, one beside or below the other.
    case singlePageContinuous
    /// Two pages at a time, side by side.
    case twoUp
    /// All pages, two side by side in each row.
    case twoUpContinuous

    var isContinuous: Bool { self == .singlePageContinuous || self == .twoUpContinuous }
    var isTwoUp: Bool { self == .twoUp || self == .twoUpContinuous }
}

/// The direction in which pages follow each other.
public enum PDFDisplayDirection: Int, Sendable {
    case vertical = 0
    case horizontal
}

/// How finely pages are drawn.
public enum PDFInterpolationQuality: Int, Sendable {
    case none = 0
    case low
    case high
}

extension Notification.Name {
    public static let PDFViewDocumentChanged = Notification.Name("PDFViewDocumentChanged")
    public static let PDFViewPageChanged = Notification.Name("PDFViewPageChanged")
    public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
    public static let PDFViewDisplayModeChanged = Notification.Name("PDFViewDisplayModeChanged")
    public static let PDFViewDisplayBoxChanged = Notification.Name("PDFViewDisplayBoxChanged")
    public static let PDFViewSelectionChanged = Notification.Name("PDFViewSelectionChanged")
    public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
    public static let PDFViewAnnotationHit = Notification.Name("PDFViewAnnotationHit")
    public static let PDFViewChangedHistory = Notification.Name("PDFViewChangedHistory")
    public static let PDFViewCopyPermission = Notification.Name("PDFViewCopyPermission")
    public static let PDFViewPrintPermission = Notification.Name("PDFViewPrintPermission")
}

/// Decides about links and learns of a view's events. All methods are optional.
///
/// Source: Apple's documentation of `PDFViewDelegate`.
@preconcurrency @MainActor public protocol PDFViewDelegate: NSObjectProtocol {
    /// Called instead of opening an address.
    func pdfViewWillClick(onLink sender: PDFView, with url: URL)
    func pdfViewParentViewController() -> UIViewController?
    func pdfViewPerformFind(_ sender: PDFView)
    func pdfViewPerformGo(toPage sender: PDFView)
    func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFAction)
}

extension PDFViewDelegate {
    public func pdfViewWillClick(onLink sender: PDFView, with url: URL) { UIApplication.shared.open(url) }
    public func pdfViewParentViewController() -> UIViewController? { nil }
    public func pdfViewPerformFind(_ sender: PDFView) {}
    public func pdfViewPerformGo(toPage sender: PDFView) {}
    public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFAction) {}
}
