@_spi(Quince) import QuinceFoundation

/// Classes of an app, by the names that models and mappings give them.
enum AppClasses {
    /// The class of a name: as it is, or in the app's module.
    static func type(named name: String, where fits: (AnyClass) -> Bool = { _ in true }) -> AnyClass? {
        if let found = ObjectRuntime.type(named: name), fits(found) { return found }
        let bare = name.hasPrefix(".") ? String(name.dropFirst()) : name
        for module in modules where !bare.contains(".") {
            if let found = ObjectRuntime.type(named: "\(module).\(bare)"), fits(found) { return found }
        }
        return nil
    }

    /// The modules that may hold an app's classes: that of its program.
    private static var modules: [String] {
        let names = [
            Bundle.main.executableURL?.lastPathComponent, Bundle.main.object(forInfoDictionaryKey: "CFBundleExecutable") as? String,
        ]
        let named = Bundle.main.object(forInfoDictionaryKey: "QuinceModuleName") as? String
        return [named].compactMap { $0 } + names.compactMap { $0.map { String($0.map { $0.isLetter || $0.isNumber ? $0 : "_" }) } }
    }
}
