import Foundation

/// A folder `.mlpackage`: a manifest and the files that it names, of which one is the model.
package enum ModelPackage {
    package static let manifestName = "Manifest.json"

    /// The model's place in a package, relative to the package's folder.
    ///
    /// - Parameter manifest: The content of the package's `Manifest.json`.
    /// - Throws: `ModelFormatError` for a manifest that leads to no model.
    package static func modelPath(manifest: Data) throws -> String {
        guard let fields = try? JSONSerialization.jsonObject(with: manifest) as? [String: Any] else {
            throw ModelFormatError("has a manifest that is no JSON object")
        }
        guard let root = fields["rootModelIdentifier"] as? String, let items = fields["itemInfoEntries"] as? [String: Any],
            let item = items[root] as? [String: Any], let path = item["path"] as? String
        else { throw ModelFormatError("has a manifest that names no model") }
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        guard !path.utf8.contains(0), !parts.contains(where: { ["", ".", ".."].contains($0) }) else {
            throw ModelFormatError("has a manifest that leads out of the package")
        }
        return "Data/" + path
    }
}
