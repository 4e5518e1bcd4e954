extension WKWebView: InterfaceDecodable {
    /// The outlets that documents connect.
    private static let isRegistered: Void = InterfaceOutlets.register(WKWebView.self) { outlet in
        outlet("navigationDelegate") { ($0 as? WKWebView)?.navigationDelegate = $1 as? any WKNavigationDelegate }
        outlet("UIDelegate") { ($0 as? WKWebView)?.uiDelegate = $1 as? any WKUIDelegate }
        outlet("uiDelegate") { ($0 as? WKWebView)?.uiDelegate = $1 as? any WKUIDelegate }
    }

    package func decode(_ attributes: InterfaceAttributes) {
        _ = Self.isRegistered
        if let value = attributes.bool("allowsBackForwardNavigationGestures") { allowsBackForwardNavigationGestures = value }
        if let value = attributes.string("customUserAgent") { customUserAgent = value }
        guard let configuration = attributes.child(key: "configuration") else { return }
        if let value = configuration.bool("allowsInlineMediaPlayback") { copiedConfiguration.allowsInlineMediaPlayback = value }
        if let value = configuration.bool("suppressesIncrementalRendering") { copiedConfiguration.suppressesIncrementalRendering = value }
        if let value = configuration.string("applicationNameForUserAgent") { copiedConfiguration.applicationNameForUserAgent = value }
        if let types = configuration.child(key: "mediaTypesRequiringUserActionForPlayback") {
            copiedConfiguration.mediaTypesRequiringUserActionForPlayback = Self.mediaTypes(types)
        }
        guard let preferences = configuration.child(key: "preferences") else { return }
        if let value = preferences.number("minimumFontSize") { copiedConfiguration.preferences.minimumFontSize = CGFloat(value) }
        if let value = preferences.bool("javaScriptEnabled") { copiedConfiguration.preferences.javaScriptEnabled = value }
        if let value = preferences.bool("javaScriptCanOpenWindowsAutomatically") {
            copiedConfiguration.preferences.javaScriptCanOpenWindowsAutomatically = value
        }
    }

    private static func mediaTypes(_ attributes: InterfaceAttributes) -> WKAudiovisualMediaTypes {
        if attributes.bool("all") == true { return .all }
        let names: [(String, WKAudiovisualMediaTypes)] = [("audio", .audio), ("video", .video)]
        return names.reduce(into: []) { if attributes.bool($1.0) == true { $0.insert($1.1) } }
    }
}
