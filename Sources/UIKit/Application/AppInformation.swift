import DeviceProtocol

/// The app's Info.plist.
package struct AppInformation {
    /// Replaced by tests, and by the home screen, which has no bundle.
    nonisolated(unsafe) package static var main = AppInformation(Bundle.main.infoDictionary ?? [:])

    private let values: [String: Any]

    package init(_ values: [String: Any]) { self.values = values }

    /// A value by key; the one for this kind of device (`key~ipad`, `key~iphone`) wins.
    private func value(_ key: String) -> Any? {
        let suffix = DeviceSettings.description.idiom == .pad ? "~ipad" : "~iphone"
        return values[key + suffix] ?? values[key]
    }

    func string(_ key: String) -> String? { value(key) as? String }
    func bool(_ key: String) -> Bool? { value(key) as? Bool }
    func dictionary(_ key: String) -> [String: Any]? { value(key) as? [String: Any] }
    func strings(_ key: String) -> [String]? { value(key) as? [String] }

    var moduleName: String? {
        string("CFBundleExecutable")?.replacingOccurrences(of: "-", with: "_").replacingOccurrences(of: " ", with: "_")
    }

    /// The orientations of `UISupportedInterfaceOrientations`, in their order; those of the device where the app says nothing.
    var orientations: [UIInterfaceOrientation] {
        let names: [String: UIInterfaceOrientation] = [
            "UIInterfaceOrientationPortrait": .portrait, "UIInterfaceOrientationPortraitUpsideDown": .portraitUpsideDown,
            "UIInterfaceOrientationLandscapeLeft": .landscapeLeft, "UIInterfaceOrientationLandscapeRight": .landscapeRight,
        ]
        let listed = (strings("UISupportedInterfaceOrientations") ?? []).compactMap { names[$0] }
        if !listed.isEmpty { return listed }
        if DeviceSettings.description.idiom == .pad { return [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight] }
        return [.portrait, .landscapeLeft, .landscapeRight]
    }

    var orientationMask: UIInterfaceOrientationMask { orientations.reduce(into: []) { $0.formUnion($1.mask) } }
}
