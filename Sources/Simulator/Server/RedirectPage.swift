import Foundation
import ProcessSupport
import Glibc

/// A page that sends the browser on to a device's page.
///
/// A browser is named what to open by its arguments, which every user of the machine can read: it is named this file, which they cannot, instead of an
/// address with the token in it.
enum RedirectPage {
    private static let prefix = "open-"
    /// Seconds a browser has to start and read it.
    private static let lifetime = 30.0

    /// - Throws: `SimulatorError` where the folder cannot be written.
    static func make(for address: String, in folder: URL) throws -> URL {
        let file = folder.appendingPathComponent("\(prefix)\(UUID().uuidString).html")
        let descriptor = open(file.path, O_CREAT | O_EXCL | O_WRONLY | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else {
            throw SimulatorError("\(file.path) cannot be written: \(systemErrorText())", nextStep: "Print the address: quince open --print")
        }
        let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
        try withFileErrors("\(file.path) cannot be written") { try handle.write(contentsOf: Data(text(address).utf8)) }
        DispatchQueue.global().asyncAfter(deadline: .now() + lifetime) { try? FileManager.default.removeItem(at: file) }
        return file
    }

    /// Removes those of a host that died before they were read.
    static func removeAll(in folder: URL) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        where name.hasPrefix(prefix) && name.hasSuffix(".html") {
            try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        }
    }

    private static func text(_ address: String) -> String {
        let address = address.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "\"", with: "&quot;")
        return """
            <!doctype html>
            <html lang="en">
            <head>
              <meta charset="utf-8">
              <meta name="referrer" content="no-referrer">
              <meta http-equiv="refresh" content="0; url=\(address)">
              <title>Quince</title>
            </head>
            <body><a href="\(address)">Quince</a></body>
            </html>

            """
    }
}
