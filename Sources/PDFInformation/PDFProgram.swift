import Foundation
import HelperPrograms

/// Programs that read and write PDF files, which Quince starts as processes of their own and never links: Poppler's and qpdf.
///
/// In an app's process they are confined as the app is.
package enum PDFProgram: String, CaseIterable, Sendable {
    case pdfinfo, pdftocairo, pdftotext, pdftohtml, qpdf

    /// The program's file; nil where it is not installed.
    package var path: String? { HelperOutput.path(of: rawValue) }

    /// The Debian package that has it.
    private var package: String { self == .qpdf ? "qpdf" : "poppler-utils" }

    /// Runs the program to its end.
    ///
    /// - Parameter limit: The bytes of output after which the program is ended.
    /// - Returns: What it has printed; nil where it failed.
    package func output(_ arguments: [String], limit: Int) -> Data? {
        guard let path else {
            Self.complain("PDF files need the program \(rawValue), which is not installed: apt install \(package)")
            return nil
        }
        return HelperOutput.read(path, arguments, limit: limit)
    }

    private static func complain(_ message: String) { FileHandle.standardError.write(Data("[PDF] \(message)\n".utf8)) }
}
