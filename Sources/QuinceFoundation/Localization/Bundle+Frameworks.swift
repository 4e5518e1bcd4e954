import Foundation
import FoundationBase

extension Bundle {
    /// The bundle with which a class came: that of a framework in the app, else the app's own.
    ///
    /// Source: the framework's documentation page `Bundle.init(for:)`. The code of an app's frameworks is linked into its executable, so the
    /// class's module says where it comes from.
    public convenience init(for aClass: AnyClass) {
        let module = String(String(reflecting: aClass).prefix { $0 != "." })
        let path = Self.framework(of: module)?.path ?? Originals.bundle(for: aClass).bundlePath
        self.init(path: path)!
    }

    /// The framework in the app whose module has this name; it may be called otherwise (`My Kit`, `My_Kit`).
    private static func framework(of module: String) -> URL? {
        let folder = Bundle.main.bundleURL.appendingPathComponent("Frameworks", isDirectory: true)
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        let found = names.filter { $0.hasSuffix(".framework") }.first { name in
            String(name.dropLast(".framework".count).map { $0.isLetter || $0.isNumber ? $0 : "_" }) == module
        }
        return found.map { folder.appendingPathComponent($0, isDirectory: true) }
    }
}
