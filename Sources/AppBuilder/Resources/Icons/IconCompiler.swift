import FileFormats
import Foundation

/// Draws an icon of Icon Composer as a picture for the home screen.
struct IconCompiler {
    /// The icon's folder, `AppIcon.icon`.
    let icon: URL

    /// The side of the picture, in pixels.
    static let side = 1024

    /// - Returns: A PNG and warnings.
    /// - Throws: `BuildFailure` for a document or picture that cannot be read.
    func draw() throws -> (png: Data, warnings: [BuildDiagnostic]) {
        let (document, warnings) = try IconDocumentReader.read(icon)
        let source = icon.appendingPathComponent("icon.json")
        func render(_ text: String) throws -> Data {
            try VectorRenderer.png(ofSVG: text, for: source)
        }
        var drawing = IconDrawing(
            picture: { layer, scale in try IconPicture.read(try picture(layer.image, source), scale: scale) },
            flatten: { IconPicture.address(try render($0)) })
        return (try render(drawing.write(document)), warnings)
    }

    /// The file of a layer's picture.
    ///
    /// - Throws: `BuildFailure` where it is missing, no file, or not in the icon.
    private func picture(_ name: String, _ source: URL) throws -> URL {
        let line = AssetCatalogWalk.line(of: name, in: source)
        try SettingPlace.check(name, SettingPlace(setting: "image-name", file: source, line: line))
        let file = icon.appendingPathComponent("Assets").appendingPathComponent(name).asOnMac
        let kind = RegularFile.kind(of: file)
        if kind == nil, FileManager.default.fileExists(atPath: file.path) { return file }
        throw BuildFailure(
            kind.map { "'\(name)' is \($0), not a file" } ?? "'\(name)' is missing", at: source, line: line,
            nextStep: "Add the file to \(icon.lastPathComponent)/Assets, or remove the layer.")
    }
}
