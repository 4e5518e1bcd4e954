import Testing

@testable import WebKit
@testable import UIKit

/// Properties of web views' settings by their keys, documented and undocumented.
@MainActor struct KeyTests {
    @Test(arguments: ["allowFileAccessFromFileURLs", "_allowFileAccessFromFileURLs"])
    func pagesOfFilesMayReadFiles(_ key: String) {
        let preferences = WKPreferences()
        #expect(preferences.value(forKey: key) as? Bool == false)
        preferences.setValue(true, forKey: key)
        #expect(preferences.filesReadFiles)
        #expect(preferences.value(forKey: key) as? Bool == true)
        preferences.setValue(0, forKey: key)
        #expect(!preferences.filesReadFiles)
    }

    @Test func pagesOfFilesMayReadAll() {
        let configuration = WKWebViewConfiguration()
        configuration.setValue(true, forKey: "allowUniversalAccessFromFileURLs")
        configuration.setValue(true, forKeyPath: "preferences.allowUniversalAccessFromFileURLs")
        #expect(configuration.filesReadAll)
        #expect(configuration.preferences.filesReadAll)
        #expect((configuration.copy() as? WKWebViewConfiguration)?.filesReadAll == true)
    }

    @Test func documentedSettingsHaveKeys() {
        let (preferences, configuration) = (WKPreferences(), WKWebViewConfiguration())
        preferences.setValue(false, forKey: "javaScriptEnabled")
        preferences.setValue(12, forKey: "minimumFontSize")
        preferences.setValue(true, forKey: "developerExtrasEnabled")
        configuration.setValue(true, forKey: "allowsInlineMediaPlayback")
        configuration.setValue("Name/1", forKey: "applicationNameForUserAgent")
        #expect(!preferences.allowsScripts)
        #expect(preferences.minimumFontSize == 12)
        #expect(preferences.value(forKey: "developerExtrasEnabled") as? Bool == true)
        #expect(configuration.allowsInlineMediaPlayback)
        #expect(configuration.applicationNameForUserAgent == "Name/1")
    }

    /// Elements in full screen are not there, and the key says so.
    @Test func fullScreenStaysOff() {
        let preferences = WKPreferences()
        preferences.setValue(true, forKey: "fullScreenEnabled")
        #expect(preferences.value(forKey: "fullScreenEnabled") as? Bool == false)
    }
}
