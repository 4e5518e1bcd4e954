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
        try png(ofSVG: source, scale: scale, timeLimit: timeLimit).write(to: destination)
    }

    /// The size of an SVG, in points.
    ///
    /// - Throws: `BuildFailure` for a file that is none, or has no size.
    static func size(ofSVG source: URL) throws -> (width: Double, height: Double) {
        let result = try PictureTool.drawingSVG(timeLimit: 60).data([source.path, "size"], reading: source)
        guard result.status == 0, let size = sides(result.output) else { throw failure(of: result, source) }
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else {
            throw failure("its size is \(size.width) × \(size.height)", source)
        }
        try PictureSize.checkDrawing(width: size.width, height: size.height, scale: 1, at: source)
        return size
    }

    /// Draws an SVG as a PNG of `scale` pixels per point.
    ///
    /// - Parameters:
    ///   - named: The user's file, which errors name; nil = the SVG itself.
    ///   - timeLimit: In seconds.
    /// - Throws: `BuildFailure` for a file that cannot be drawn.
    static func png(ofSVG source: URL, named: URL? = nil, scale: Double, timeLimit: Double = 60) throws -> Data {
        let tool = try PictureTool.drawingSVG(timeLimit: timeLimit)
        let result = try tool.data([source.path, "\(scale)", "\(PictureSize.maximumSide)"], reading: source)
        if result.status == 0 { return result.output }
        if result.status == tooLarge, let size = sides(result.output) {
            try PictureSize.checkDrawing(width: size.width, height: size.height, scale: scale, at: named ?? source)
        }
        throw failure(of: result, named ?? source)
    }

    /// Draws an SVG that Quince has written for `source`, as a PNG of one pixel per point.
    ///
    /// - Throws: `BuildFailure` where it cannot be drawn.
    static func png(ofSVG text: String, for source: URL) throws -> Data {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent("quince-\(UUID().uuidString).svg")
        try Data(text.utf8).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        return try png(ofSVG: file, named: source, scale: 1)
    }

    /// The width and the height that `quince-svg` prints.
    private static func sides(_ output: Data) -> (width: Double, height: Double)? {
        let sides = text(output).split(separator: " ").compactMap { Double($0) }
        return sides.count == 2 ? (sides[0], sides[1]) : nil
    }

    private static func failure(of result: (status: Int32, output: Data), _ source: URL) -> BuildFailure {
        switch result.status {
        case 1, tooLarge: failure(text(result.output), source)
        default: failure("it needs more than a minute or 4 GB of memory", source)
        }
    }

    /// The exit status of `quince-svg` for a drawing that is too large.
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

    /// Returns the first error in the XML of an SVG file; nil if it is well-formed and its root is `<svg>`.
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
