import Foundation

/// Renders vector images of asset catalogs to pixels.
enum VectorRenderer {
    /// Writes `source` as a PNG of `scale` pixels per point.
    static func render(_ source: URL, scale: Double, to destination: URL) throws {
        let isPDF = source.pathExtension.lowercased() == "pdf"
        let tool = isPDF ? "pdftocairo" : "rsvg-convert"
        guard let program = find(tool) else {
            throw BuildFailure(
                "\(source.lastPathComponent) needs the program \(tool)", at: source,
                nextStep: "apt install \(isPDF ? "poppler-utils" : "librsvg2-bin")")
        }
        let arguments: [String]
        if isPDF {
            // 72 pixels per inch are one pixel per point; the tool adds the extension itself.
            arguments = [
                "-png", "-singlefile", "-transp", "-r", "\(Int(72 * scale))", source.path, destination.deletingPathExtension().path,
            ]
        } else {
            arguments = ["--zoom", "\(scale)", "--format", "png", "--output", destination.path, source.path]
        }
        let result = try Toolchain.run(program, arguments)
        guard result.status == 0, FileManager.default.fileExists(atPath: destination.path) else {
            throw BuildFailure(
                "cannot be drawn: \(result.output.prefix(300))", at: source, nextStep: "Check that the file opens elsewhere.")
        }
    }

    private static func find(_ tool: String) -> URL? {
        (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map {
            URL(fileURLWithPath: String($0)).appendingPathComponent(tool)
        }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }
}
