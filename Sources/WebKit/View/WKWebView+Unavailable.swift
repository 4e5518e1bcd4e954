import UIKit

extension WKWebView {
    @available(*, unavailable, message: "not yet in Quince: the system's find bar in pages; use find(_:configuration:)")
    public var isFindInteractionEnabled: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: the system's find bar in pages; use find(_:configuration:)")
    public var findInteraction: UIFindInteraction? { nil }
    @available(*, unavailable, message: "not yet in Quince: the colours of pages")
    public var themeColor: UIColor! { nil }
    @available(*, unavailable, message: "not yet in Quince: restoring pages")
    public var interactionState: Any? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: certificates of pages")
    public var serverTrust: Any? { nil }
    @available(*, unavailable, message: "not yet in Quince: pages in other media types")
    public var mediaType: String? {
        get { nil }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: PDF of pages")
    public func createPDF(configuration: Any? = nil, completionHandler: @escaping (Result<Data, any Error>) -> Void) {}
    @available(*, unavailable, message: "not yet in Quince: PDF of pages")
    public func pdf(configuration: Any? = nil) async throws -> Data { Data() }
    @available(*, unavailable, message: "not yet in Quince: archives of pages")
    public func createWebArchiveData(completionHandler: @escaping (Result<Data, any Error>) -> Void) {}
    @available(*, unavailable, message: "not yet in Quince: media of pages")
    public func pauseAllMediaPlayback(completionHandler: (() -> Void)? = nil) {}
    @available(*, unavailable, message: "not yet in Quince: media of pages")
    public func closeAllMediaPresentations(completionHandler: (() -> Void)? = nil) {}
    @available(*, unavailable, message: "not yet in Quince: media of pages")
    public func setAllMediaPlaybackSuspended(_ suspended: Bool, completionHandler: (() -> Void)? = nil) {}
    @available(*, unavailable, message: "not yet in Quince: downloads")
    public func startDownload(using request: URLRequest, completionHandler: @escaping (Any) -> Void) {}
    @available(*, unavailable, message: "not yet in Quince: insets of the viewport")
    public func setMinimumViewportInset(_ minimumViewportInset: UIEdgeInsets, maximumViewportInset: UIEdgeInsets) {}
}
