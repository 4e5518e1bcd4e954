import Foundation

/// The names of a device's apps in its language, which lie in files of the apps' and are read once. May be used from any thread.
final class AppNames: @unchecked Sendable {
    private struct App: Hashable {
        var identifier: String
        var folder: URL
    }

    private let lock = NSLock()
    private var languages: [String] = []
    private var names: [App: String] = [:]

    /// An app's name in the first of these languages that it has.
    func name(of bundle: AppBundle, in languages: [String]) -> String {
        lock.withLock {
            if languages != self.languages { (self.languages, names) = (languages, [:]) }
            let app = App(identifier: bundle.identifier, folder: bundle.folder)
            if let known = names[app] { return known }
            let name = bundle.displayName(in: languages)
            names[app] = name
            return name
        }
    }

    /// Something else is installed.
    func forget() { lock.withLock { names = [:] } }
}
