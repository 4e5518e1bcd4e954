import CImageCodecs
import Foundation
import ProcessSupport

/// Renders vector images of asset catalogs to pixels.
enum VectorRenderer {
    /// Writes `source` as a PNG of `scale` pixels per point.
    ///
    /// - Throws: `BuildFailure` for a file that cannot be drawn.
    static func render(_ source: URL, scale: Double, to destination: URL) throws {
        if source.pathExtension.lowercased() == "pdf" {
            try renderPDF(source, scale: scale, to: destination)
        } else {
            try renderSVG(source, scale: scale, to: destination)
        }
    }

    private static func renderPDF(_ source: URL, scale: Double, to destination: URL) throws {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        let programs = folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent("pdftocairo") }
        guard let program = programs.first(where: { FileManager.default.isExecutableFile(atPath: $0.path) }) else {
            throw BuildFailure(
                "\(source.lastPathComponent) needs the program pdftocairo", at: source, nextStep: "apt install poppler-utils")
        }
        // 72 pixels per inch are one pixel per point; the program adds the extension itself.
        let name = destination.deletingPathExtension().path
        let result = try Toolchain.run(
            program, ["-png", "-singlefile", "-transp", "-r", "\(Int(72 * scale))", source.path, name],
            confinement: confinement(reading: source, writing: destination, program))
        guard result.status == 0, FileManager.default.fileExists(atPath: destination.path) else { throw failure(result.output, source) }
    }

    /// A picture of a project is not trusted: its reader reaches nothing else.
    private static func confinement(reading source: URL, writing destination: URL, _ program: URL) -> Confinement {
        var confinement = Confinement.system
        confinement.readable.append(source)
        confinement.writable.append(destination.deletingLastPathComponent())
        confinement.executable.append(program)
        return confinement
    }

    private static func renderSVG(_ source: URL, scale: Double, to destination: URL) throws {
        let data = [UInt8](try Data(contentsOf: source))
        var message = [CChar](repeating: 0, count: 256)
        var (width, height) = (0.0, 0.0)
        guard qc_svg_size(data, data.count, &width, &height, &message, message.count) == 0 else { throw failure(text(message), source) }
        let limit = 16_384.0
        guard width > 0, height > 0, width * scale <= limit, height * scale <= limit else {
            throw failure("its size is \(width) × \(height)", source)
        }
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
        BuildFailure("cannot be drawn: \(reason.prefix(300))", at: source, nextStep: "Check that the file opens elsewhere.")
    }
}
