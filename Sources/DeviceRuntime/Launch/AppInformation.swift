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

    package var moduleName: String? { ModuleName.of(executable: string("CFBundleExecutable"), named: string("QuinceModuleName")) }
}

/// The Swift module of a program, which classes that documents name without one are in.
package enum ModuleName {
    /// - Parameters:
    ///   - executable: The program's name, of which the module's is made: `My App-2` → `My_App_2`.
    ///   - module: The module's name, where the project says another.
    package static func of(executable: String?, named module: String?) -> String? {
        if let module { return module }
        guard let executable else { return nil }
        var name = String(executable.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
        if name.first?.isNumber == true { name = "_" + name.dropFirst() }
        return name
    }
}
