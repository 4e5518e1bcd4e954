import Foundation

/// The first page of a PDF, asked for its size before it is drawn.
enum PDFPage {
    /// - Throws: `BuildFailure` for a page that is too large. What cannot be read is left to the one who draws it.
    static func check(_ source: URL, scale: Double) throws {
        _ = try ProjectFile.checked(source)
        guard let tool = PictureTool(named: "pdfinfo") else { return }
        let result = try tool.run(["-f", "1", "-l", "1", source.path], reading: source)
        guard let size = size(in: result.output) else { return }
        try PictureSize.checkDrawing(width: size.width, height: size.height, scale: scale, at: source)
    }

    /// `Page    1 size:  24 x 24 pts`
    static func size(in output: String) -> (width: Double, height: Double)? {
        for line in output.split(separator: "\n") where line.hasPrefix("Page") {
            guard let colon = line.firstIndex(of: ":"), line[..<colon].hasSuffix("size") else { continue }
            let numbers = line[colon...].dropFirst().split(separator: " ").compactMap { Double($0) }
            if numbers.count >= 2 { return (numbers[0], numbers[1]) }
        }
        return nil
    }
}
