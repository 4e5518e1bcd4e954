import BundleFormat
@_spi(Quince) import QuinceFoundation

extension UIStoryboard {
    /// The entry point of another app's launch screen; nil where the bundle has none that can be read.
    package static func launchScreen(named name: String, in bundle: Bundle) -> UIViewController? {
        let isReadable = (bundle.localizationFolders + [bundle.bundleURL]).contains { folder in
            let data = try? Data(contentsOf: folder.appendingPathComponent("\(name).\(InterfaceDocument.Kind.storyboard.rawValue)"))
            return data.map { (try? PropertyListDecoder().decode(CompiledInterface.self, from: $0)) != nil } ?? false
        }
        return isReadable ? UIStoryboard(name: name, bundle: bundle).instantiateInitialViewController() : nil
    }
}
