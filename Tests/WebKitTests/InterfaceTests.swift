import BundleFormat
import Testing

@testable import WebKit
@testable import UIKit

/// Web views of storyboards.
@MainActor struct InterfaceTests {
    private func make(_ element: InterfaceElement) -> AnyObject? {
        let interface = CompiledInterface(source: "Main.storyboard", document: InterfaceElement(name: "document", line: 1))
        return NibContext(document: InterfaceDocument(name: "Main", interface: interface), bundle: .main).make(element)
    }

    @Test func aWebViewHasWhatTheStoryboardSays() throws {
        let types = InterfaceElement(
            name: "audiovisualMediaTypes", attributes: ["key": "mediaTypesRequiringUserActionForPlayback", "audio": "YES", "video": "YES"],
            line: 3)
        let preferences = InterfaceElement(
            name: "wkPreferences", attributes: ["key": "preferences", "minimumFontSize": "12", "javaScriptEnabled": "NO"], line: 4)
        let configuration = InterfaceElement(
            name: "wkWebViewConfiguration", attributes: ["key": "configuration", "allowsInlineMediaPlayback": "YES"],
            children: [types, preferences], line: 2)
        let element = InterfaceElement(
            name: "wkWebView", attributes: ["allowsBackForwardNavigationGestures": "YES"], children: [configuration], line: 1)
        let view = try #require(make(element) as? WKWebView)
        #expect(view.allowsBackForwardNavigationGestures)
        #expect(view.configuration.allowsInlineMediaPlayback)
        #expect(view.configuration.mediaTypesRequiringUserActionForPlayback == [.audio, .video])
        #expect(view.configuration.preferences.minimumFontSize == 12)
        #expect(!view.configuration.preferences.javaScriptEnabled)
    }
}
