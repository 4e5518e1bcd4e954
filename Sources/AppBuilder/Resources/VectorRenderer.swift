import CImageCodecs
import FileFormats
import Foundation

/// Renders vector images of asset catalogs to pixels.
enum VectorRenderer {
    /// Writes `source` as a PNG of `scale` pixels per point.
    ///
    /// - Throws: `BuildFailure` for a file that cannot be drawn.
    static func render(_ source: URL, scale: Double, to destination: URL) throws {
        if source.pathExtension.lowercased() == "pdf" {
            try PDFPage.check(source, scale: scale)
            try renderPDF(source, scale: scale, to: destination)
        } else {
            try renderSVG(source, scale: scale, to: destination)
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

    private static func renderSVG(_ source: URL, scale: Double, to destination: URL) throws {
        let data = [UInt8](try ProjectFile.data(source))
        var message = [CChar](repeating: 0, count: 256)
        var (width, height) = (0.0, 0.0)
        guard qc_svg_size(data, data.count, &width, &height, &message, message.count) == 0 else { throw failure(text(message), source) }
        guard width > 0, height > 0, width.isFinite, height.isFinite else { throw failure("its size is \(width) × \(height)", source) }
        try PictureSize.checkDrawing(width: width, height: height, scale: scale, at: source)
        var image = QCImage()
        let status = qc_decode_svg(
            data, data.count, Int32((width * scale).rounded(.up)), Int32((height * scale).rounded(.up)), &image, &message, message.count)
        defer {
            free(image.pixels)
            free(image.delays)
        }
        guard status == 0 else { throw failure(text(message), source) }
        var size = 0
        guard let png = qc_encode_png(image.pixels, Int(image.width) * 4, image.width, image.height, image.opaque, &size) else {
            throw failure("not enough memory", source)
        }
        try Data(bytesNoCopy: png, count: size, deallocator: .free).write(to: destination)
    }

    private static func text(_ message: [CChar]) -> String {
        String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
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
