@_spi(Quince) import QuinceFoundation
import UIKit

/// The properties of configurations and preferences that apps set by key-value coding: documented ones, and those that WebKit has and does not document.
@MainActor enum WebKeys {
    static let register: Void = {
        registerPreferences()
        registerConfigurations()
    }()

    private static func registerPreferences() {
        ObjectRuntime.register(WKPreferences.self) { entry in
            for (key, path) in [
                ("allowFileAccessFromFileURLs", \WKPreferences.filesReadFiles),
                ("allowUniversalAccessFromFileURLs", \WKPreferences.filesReadAll),
                // Web Inspector needs a Mac beside the device; the wish for it is kept.
                ("developerExtrasEnabled", \WKPreferences.wantsInspector),
            ] { flag(entry, [key, "_" + key], path) }
            for key in ["fullScreenEnabled", "_fullScreenEnabled"] {
                entry.getter(key) { _ in NSNumber(value: false) }
                entry.setter(key) { _, value in
                    guard number(value)?.boolValue == true else { return }
                    FileHandle.standardError.write(
                        Data("WKPreferences: \(key) is not yet in Quince: pages get no elements in full screen.\n".utf8))
                }
            }
            flag(entry, ["javaScriptEnabled"], \WKPreferences.allowsScripts)
            flag(entry, ["javaScriptCanOpenWindowsAutomatically"], \WKPreferences.javaScriptCanOpenWindowsAutomatically)
            entry.getter("minimumFontSize") { object in (object as? WKPreferences).map { NSNumber(value: Double($0.minimumFontSize)) } }
            entry.setter("minimumFontSize") { object, value in
                if let size = number(value) { (object as? WKPreferences)?.minimumFontSize = CGFloat(size.doubleValue) }
            }
        }
    }

    private static func registerConfigurations() {
        ObjectRuntime.register(WKWebViewConfiguration.self) { entry in
            let key = "allowUniversalAccessFromFileURLs"
            flag(entry, [key, "_" + key], \WKWebViewConfiguration.filesReadAll)
            entry.getter("preferences") { object in (object as? WKWebViewConfiguration)?.preferences }
            flag(entry, ["allowsInlineMediaPlayback"], \WKWebViewConfiguration.allowsInlineMediaPlayback)
            flag(entry, ["suppressesIncrementalRendering"], \WKWebViewConfiguration.suppressesIncrementalRendering)
            entry.getter("applicationNameForUserAgent") { object in (object as? WKWebViewConfiguration)?.applicationNameForUserAgent }
            entry.setter("applicationNameForUserAgent") { object, value in
                (object as? WKWebViewConfiguration)?.applicationNameForUserAgent = value as? String
            }
        }
    }

    private static func flag<Object: NSObject>(
        _ entry: ObjectClass, _ keys: [String], _ path: ReferenceWritableKeyPath<Object, Bool>
    ) {
        for key in keys {
            entry.getter(key) { object in (object as? Object).map { NSNumber(value: $0[keyPath: path]) } }
            entry.setter(key) { object, value in
                if let value = number(value) { (object as? Object)?[keyPath: path] = value.boolValue }
            }
        }
    }

    private static func number(_ value: Any?) -> NSNumber? {
        (value as? Bool).map(NSNumber.init(value:)) ?? (value as? Int).map(NSNumber.init(value:))
            ?? (value as? Double).map(NSNumber.init(value:)) ?? value as? NSNumber
    }
}
