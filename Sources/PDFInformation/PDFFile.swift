import Foundation

/// A PDF file that programs read: its bytes, which never change, in a file of its own.
package final class PDFFile: @unchecked Sendable {
    package let data: Data
    /// The copy that programs read, made when the first one is started and removed with the object.
    private var copy: URL?
    private let lock = NSLock()

    /// Takes bytes that begin like a PDF file's within their first kilobyte; nil for others.
    package init?(_ data: Data) {
        guard data.prefix(1024).range(of: Data("%PDF-".utf8)) != nil else { return nil }
        self.data = data
    }

    deinit { if let copy { try? FileManager.default.removeItem(at: copy) } }

    /// The path of a file with the bytes; nil where none can be written.
    package var path: String? {
        lock.withLock {
            if let copy { return copy.path }
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("quince-\(UUID().uuidString).pdf")
            guard FileManager.default.createFile(atPath: file.path, contents: data, attributes: [.posixPermissions: 0o600]) else {
                return nil
            }
            copy = file
            return file.path
        }
    }

    /// Whether the file says that it is encrypted.
    package var isEncrypted: Bool { data.range(of: Data("/Encrypt".utf8)) != nil }

    private static func words(_ password: String?) -> [String] { password.map { ["-upw", $0, "-opw", $0] } ?? [] }

    /// The facts of the file; nil where it cannot be read, or not with this password.
    package func information(password: String? = nil) -> PDFInformation? {
        guard let path else { return nil }
        let arguments = ["-box", "-rawdates", "-f", "1", "-l", "\(PDFInformation.maximumPages)"] + Self.words(password) + [path]
        return PDFProgram.pdfinfo.output(arguments, limit: 64 << 20).flatMap { PDFInformation(String(decoding: $0, as: UTF8.self)) }
    }

    /// Draws a page's crop box as it is shown, turned, on clear ground. Blocks until it is there.
    ///
    /// - Parameters:
    ///   - page: From 1 on.
    ///   - width, height: Pixels of the picture, at most `largestSide`.
    /// - Returns: A PNG; nil where the page cannot be drawn.
    package func picture(ofPage page: Int, width: Int, height: Int, password: String? = nil) -> Data? {
        guard let path, (1...Self.largestSide).contains(width), (1...Self.largestSide).contains(height) else { return nil }
        let arguments =
            ["-png", "-transp", "-singlefile", "-cropbox", "-f", "\(page)", "-l", "\(page)"]
            + ["-scale-to-x", "\(width)", "-scale-to-y", "\(height)"] + Self.words(password) + [path, "-"]
        return PDFProgram.pdftocairo.output(arguments, limit: 256 << 20)
    }

    package static let largestSide = 8192

    /// The words of a page with their places; nil where the file cannot be read.
    ///
    /// - Parameter page: From 1 on.
    package func text(ofPage page: Int, password: String? = nil) -> PDFPageText? {
        guard let path else { return nil }
        let arguments = ["-bbox-layout", "-f", "\(page)", "-l", "\(page)"] + Self.words(password) + [path, "-"]
        return PDFProgram.pdftotext.output(arguments, limit: 64 << 20).map { PDFPageText(String(decoding: $0, as: UTF8.self)) }
    }

    /// The entries of the document's outline; empty where it has none.
    package func outline(password: String? = nil) -> [PDFOutlineEntry] {
        guard let path else { return [] }
        let arguments = ["-xml", "-i", "-stdout", "-f", "1", "-l", "1"] + Self.words(password) + [path]
        return PDFProgram.pdftohtml.output(arguments, limit: 64 << 20).map { PDFOutlineEntry.read(String(decoding: $0, as: UTF8.self)) }
            ?? []
    }
}
