import QuinceFoundation

@available(*, unavailable, message: "not yet in Quince: downloads")
public enum WKDownload {}
@available(*, unavailable, message: "not yet in Quince: downloads")
public enum WKDownloadDelegate {}
@available(*, unavailable, message: "not yet in Quince: PDF of pages")
public enum WKPDFConfiguration {}
@available(*, unavailable, message: "not yet in Quince: context menus of pages")
public enum WKContextMenuElementInfo {}
@available(*, unavailable, message: "not yet in Quince: previews of pages")
public enum WKPreviewElementInfo {}
@available(*, unavailable, message: "not yet in Quince: files chosen in pages")
public enum WKOpenPanelParameters {}
@available(*, unavailable, message: "not yet in Quince: web extensions")
public enum WKWebExtension {}
@available(*, unavailable, message: "not yet in Quince: web extensions")
public enum WKWebExtensionController {}
@available(*, unavailable, message: "not yet in Quince: web extensions")
public enum WKWebExtensionContext {}
