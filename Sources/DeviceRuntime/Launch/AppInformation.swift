import DeviceProtocol
import QuinceFoundation

/// The app's Info.plist.
package struct AppInformation {
    /// The information of the process's runtime.
    package static var main: AppInformation {
        get { DeviceRuntime.current.information }
        set { DeviceRuntime.current.information = newValue }
    }

    private let values: [String: Any]

    package init(_ values: [String: Any]) { self.values = values }

    /// A value by key; the one for this kind of device (`key~ipad`, `key~iphone`) wins.
    private func value(_ key: String) -> Any? {
        let suffix = DeviceSettings.current.description.idiom == .pad ? "~ipad" : "~iphone"
        return values[key + suffix] ?? values[key]
    }

    package func string(_ key: String) -> String? { value(key) as? String }
    package func bool(_ key: String) -> Bool? { value(key) as? Bool }
    package func dictionary(_ key: String) -> [String: Any]? { value(key) as? [String: Any] }
    package func strings(_ key: String) -> [String]? { value(key) as? [String] }

    package var moduleName: String? {
        string("CFBundleExecutable")?.replacingOccurrences(of: "-", with: "_").replacingOccurrences(of: " ", with: "_")
    }
}
