import SwiftUI

extension WebPage.Configuration {
    @available(*, unavailable, message: "not yet in Quince: pages without their pictures and styles")
    public var loadsSubresources: Bool {
        get { true }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: predictions in pages")
    public var allowsInlinePredictions: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: zooming pages against their will")
    public var ignoresViewportScaleLimits: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: app-bound domains")
    public var limitsNavigationsToAppBoundDomains: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: Screen Time")
    public var showsSystemScreenTimeBlockingView: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: Genmoji")
    public var supportsAdaptiveImageGlyph: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: upgrades to https")
    public var upgradeKnownHostsToHTTPS: Bool {
        get { false }
        set {}
    }
    @available(*, unavailable, message: "not yet in Quince: sensors in pages")
    public var deviceSensorAuthorization: WebPage.DeviceSensorAuthorization { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: web extensions")
    public var webExtensionController: WKWebExtensionController? { nil }
}

extension WebPage {
    @available(*, unavailable, message: "not yet in Quince: sensors in pages")
    public enum DeviceSensorAuthorization {}
    @available(*, unavailable, message: "not yet in Quince: files chosen in pages")
    public enum FileInputPromptResult {}
    @available(*, unavailable, message: "not yet in Quince: full screen elements")
    public enum FullscreenState {}
    @available(*, unavailable, message: "not yet in Quince: pages in other media types")
    public enum CSSMediaType {}

    @available(*, unavailable, message: "not yet in Quince: pages in other media types")
    public var mediaType: CSSMediaType? { nil }
    @available(*, unavailable, message: "not yet in Quince: full screen elements")
    public var fullscreenState: FullscreenState { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: certificates of pages")
    public var serverTrust: Any? { nil }
    @available(*, unavailable, message: "not yet in Quince: the colours of pages")
    public var themeColor: Color? { nil }
    @available(*, unavailable, message: "not yet in Quince: Screen Time")
    public var isBlockedByScreenTime: Bool { false }
    @available(*, unavailable, message: "not yet in Quince: Writing Tools")
    public var isWritingToolsActive: Bool { false }
    /// Whether the page captures with a camera: the device has none.
    public var cameraCaptureState: WKMediaCaptureState { .none }
    /// Whether the page captures with a microphone: the device has none.
    public var microphoneCaptureState: WKMediaCaptureState { .none }
    @available(*, unavailable, message: "not yet in Quince: media captured by pages")
    public func setCameraCaptureState(_ state: Any) async {}
    @available(*, unavailable, message: "not yet in Quince: media captured by pages")
    public func setMicrophoneCaptureState(_ state: Any) async {}
    @available(*, unavailable, message: "not yet in Quince: media of pages")
    public func pauseAllMediaPlayback() async {}
    @available(*, unavailable, message: "not yet in Quince: media of pages")
    public func mediaPlaybackState() async -> Any { fatalError() }
    @available(*, unavailable, message: "not yet in Quince: media of pages")
    public func setAllMediaPlaybackSuspended(_ suspended: Bool) async {}
    @available(*, unavailable, message: "not yet in Quince: media of pages")
    public func closeAllMediaPresentations() async {}
    @available(*, unavailable, message: "not yet in Quince: pictures, PDF and archives of pages")
    public func exported(as type: Any) async throws -> Data { Data() }
}
