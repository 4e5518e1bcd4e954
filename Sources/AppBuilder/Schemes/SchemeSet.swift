import Foundation

/// The schemes of a project or workspace, shared ones and those of users.
struct SchemeSet {
    /// Shared ones first; by name.
    let schemes: [Scheme]
    /// The folders that schemes are in, or could be.
    let folders: [URL]
    /// Why schemes are not read, by name: they concern those who name them.
    private let problems: [String: BuildFailure]

    /// Reads the schemes of a workspace and its projects, or of a project.
    init(of owners: [URL]) {
        var problems: [String: BuildFailure] = [:]
        var schemes: [Scheme] = []
        var folders: [URL] = []
        for owner in owners {
            let users = owner.appendingPathComponent("xcuserdata", isDirectory: true)
            let names = ((try? FileManager.default.contentsOfDirectory(atPath: users.path)) ?? []).filter { $0.hasSuffix(".xcuserdatad") }
            let places =
                [owner.appendingPathComponent("xcshareddata", isDirectory: true)] + names.sorted().map(users.appendingPathComponent)
            for folder in places.map({ $0.appendingPathComponent("xcschemes", isDirectory: true) }) {
                folders.append(folder)
                let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
                for name in files.sorted() where name.hasSuffix(".xcscheme") {
                    let file = folder.appendingPathComponent(name)
                    do { schemes.append(try SchemeReader.read(file, of: owner)) } catch {
                        problems[file.deletingPathExtension().lastPathComponent] = error
                    }
                }
            }
        }
        (self.schemes, self.folders, self.problems) = (schemes, folders, problems)
    }

    /// The scheme of a name.
    ///
    /// - Throws: `BuildFailure` that lists the schemes there are, or says why the one cannot be read.
    func named(_ name: String, in owner: URL) throws -> Scheme {
        if let scheme = schemes.first(where: { $0.name == name }) { return scheme }
        if let problem = problems[name] { throw problem }
        let names = schemes.map(\.name).joined(separator: ", ")
        throw BuildFailure(
            "there is no scheme named '\(name)'", at: owner,
            nextStep: names.isEmpty
                ? "The project has no schemes of its own; leave out --scheme, or share the scheme in Xcode (Product ▸ Scheme ▸ Manage Schemes)."
                : "Choose one of: \(names).")
    }

    /// The scheme that an app is launched with where none is named: the only one that launches it, or of several the one named like it.
    func launching(_ app: String) -> Scheme? {
        let all = schemes.filter { $0.launch.app?.target == app }
        return all.count == 1 ? all.first : all.first { $0.name == app }
    }
}
