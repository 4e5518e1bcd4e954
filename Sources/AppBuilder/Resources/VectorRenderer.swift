import FileFormats
import Foundation

/// Renders vector images of asset catalogs to pixels.
enum VectorRenderer {
    /// Writes `source` as a PNG of `scale` pixels per point.
    ///
    /// - Parameter timeLimit: Seconds that drawing an SVG may take.
    /// - Throws: `BuildFailure` for a file that cannot be drawn.
    static func render(_ source: URL, scale: Double, to destination: URL, timeLimit: Double = 60) throws {
        if source.pathExtension.lowercased() == "pdf" {
            try PDFPage.check(source, scale: scale)
            try renderPDF(source, scale: scale, to: destination)
        } else {
            try renderSVG(source, scale: scale, to: destination, timeLimit: timeLimit)
        }
    }

    private static func renderPDF(_ source: URL, scale: Double, to destination: URL) throws {
        guard let tool = PictureTool(named: "pdftocairo") else {
            throw BuildFailure(
                "\(source.lastPathComponent) needs the program pdftocairo", at: source, nextStep: "apt install poppler-utils")
        }
        // 72 pixels per inch are one pixel per point; the program adds the extension itself.
        let name = destination.deletingPathExtension()
        let result = try tool.run(
            ["-png", "-singlefile", "-transp", "-r", "\(Int(72 * scale))", source.path, name.path], reading: source,
            writing: name.deletingLastPathComponent())
        guard result.status == 0, FileManager.default.fileExists(atPath: destination.path) else { throw failure(result.output, source) }
    }

    private static func renderSVG(_ source: URL, scale: Double, to destination: URL, timeLimit: Double) throws {
        _ = try ProjectFile.checked(source)
        let tool = try PictureTool.drawingSVG(timeLimit: timeLimit)
        let result = try tool.data([source.path, "\(scale)", "\(PictureSize.maximumSide)"], reading: source)
        switch result.status {
        case 0: try result.output.write(to: destination)
        case tooLarge:
            let sides = text(result.output).split(separator: " ").compactMap { Double($0) }
            guard sides.count == 2 else { throw failure(text(result.output), source) }
            try PictureSize.checkDrawing(width: sides[0], height: sides[1], scale: scale, at: source)
        case 1: throw failure(text(result.output), source)
        default: throw failure("it needs more than a minute or 4 GB of memory", source)
        }
    }

    /// What `quince-svg` ends with where the drawing is too large.
    private static let tooLarge: Int32 = 2

    private static func text(_ output: Data) -> String {
        String(decoding: output, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    private static func failure(_ reason: String, _ source: URL) -> BuildFailure {
        let next = "Check that the file opens elsewhere."
        if source.pathExtension.lowercased() == "svg", let error = syntaxError(source) {
            return BuildFailure("the SVG cannot be drawn: \(error.message)", at: source, line: error.line, nextStep: next)
        }
        return BuildFailure("cannot be drawn: \(reason.prefix(300))", at: source, nextStep: next)
    }

    /// Where an SVG stops being XML; nil where it does not.
    private static func syntaxError(_ source: URL) -> FormatError? {
        do {
            let reader = try XMLReader(try ProjectFile.data(source))
            var root: String?
            while let event = try reader.next() {
                if case .start(let name, _, _) = event, root == nil { root = name }
            }
            guard let root, root != "svg", !root.hasSuffix(":svg") else { return nil }
            return FormatError(line: 1, message: "its root is <\(root)> instead of <svg>")
        } catch { return error as? FormatError }
    }
}
