import BundleFormat

/// The compiled asset catalogues of one bundle, read once.
package final class AssetCatalog: @unchecked Sendable {
    let contents: CompiledAssetCatalog
    /// The folder of the files that `contents` names.
    let folder: URL

    private static let lock = NSLock()
    nonisolated(unsafe) private static var cache: [String: AssetCatalog] = [:]

    private init(bundle: Bundle) {
        folder = (bundle.resourceURL ?? bundle.bundleURL).appendingPathComponent(CompiledAssetCatalog.folderName)
        let file = folder.appendingPathComponent(CompiledAssetCatalog.fileName)
        contents = AssetCatalog.read(file)
    }

    /// Names of the images of a sprite atlas in a bundle's catalogues; empty where there is none of the name.
    package static func namesOfAtlas(_ name: String, in bundle: Bundle) -> [String] { of(bundle).contents.atlases?[name] ?? [] }

    static func of(_ bundle: Bundle) -> AssetCatalog {
        lock.withLock {
            if let known = cache[bundle.bundlePath] { return known }
            let catalog = AssetCatalog(bundle: bundle)
            cache[bundle.bundlePath] = catalog
            return catalog
        }
    }

    /// A bundle without catalogues is ordinary; an unreadable one is reported, since every look-up in it will fail.
    private static func read(_ file: URL) -> CompiledAssetCatalog {
        guard let data = try? Data(contentsOf: file) else { return CompiledAssetCatalog() }
        do {
            return try PropertyListDecoder().decode(CompiledAssetCatalog.self, from: data)
        } catch {
            NSLog("%@", "The asset catalogue \(file.path) cannot be read (\(error)); rebuild the app.")
            return CompiledAssetCatalog()
        }
    }
}
