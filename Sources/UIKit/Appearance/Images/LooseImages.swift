/// Image files outside asset catalogues, whose names carry their scale and device (`icon@2x~ipad.png`).
enum LooseImages {
    struct File {
        var path: String
        var scale: CGFloat
    }

    private static let extensions = ["png", "jpg", "jpeg", "gif", "webp"]

    /// The file of `name` (with or without extension) in a bundle that fits the display's scale best.
    static func find(_ name: String, _ bundle: Bundle, scale: CGFloat) -> File? {
        let folder = bundle.resourceURL ?? bundle.bundleURL
        let url = folder.appendingPathComponent(name)
        let hasExtension = extensions.contains(url.pathExtension.lowercased())
        let base = hasExtension ? url.deletingPathExtension().path : url.path
        for ending in hasExtension ? [url.pathExtension] : extensions {
            for scale in scales(scale) {
                let path = base + suffix(scale) + "." + ending
                if FileManager.default.fileExists(atPath: path) { return File(path: path, scale: CGFloat(scale)) }
            }
        }
        return nil
    }

    /// `path` itself or, without an extension, the PNG file of that name; the scale is what its name says.
    static func existing(_ path: String) -> File? {
        let candidates = (path as NSString).pathExtension.isEmpty ? [path + ".png", path] : [path]
        guard let found = candidates.first(where: { FileManager.default.fileExists(atPath: $0) }) else { return nil }
        let stem = ((found as NSString).deletingPathExtension as NSString).lastPathComponent
        return File(path: found, scale: stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1)
    }

    /// The display's scale first, then larger ones, then smaller ones.
    private static func scales(_ display: CGFloat) -> [Int] {
        let wanted = max(1, min(3, Int(display.rounded(.up))))
        return [wanted] + (1...3).filter { $0 > wanted } + (1...3).reversed().filter { $0 < wanted }
    }

    private static func suffix(_ scale: Int) -> String { scale == 1 ? "" : "@\(scale)x" }
}
